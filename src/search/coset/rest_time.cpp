#include "search/coset/rest_time.h"

#include <algorithm>
#include <cmath>

namespace antipode::coset {
namespace {

// With fewer, chance decides how many cubes they find.
constexpr std::size_t enough_units = 8;

}  // namespace

void RestTime::begin_step(const Step& now, const Step& behind) {
    is_step_ = true;
    now_     = now;
    behind_  = behind;
}

void RestTime::begin_units(std::size_t done, std::uint64_t left) {
    is_step_ = false;
    done_ = done_before_ = done;
    left_ = left_before_ = left;
    worked_              = {};
}

void RestTime::worked(const Round& round) {
    is_step_ = false;
    worked_ += round.time;
    done_ = round.units;
    left_ = round.left;
}

RestTime::Seconds RestTime::all_units() const {
    if (done_ == done_before_) return {};
    return unit_time() * static_cast<double>(usual_.units - done_);
}

RestTime::Seconds RestTime::seconds_left(double part, std::uint64_t left) const {
    const auto now = static_cast<double>(left);
    if (is_step_) {
        const Step all = Step{(1 - part) * now_.time, now_.leaves} + behind_;
        return all.time + unit_time() * expected_units(now * all.leaves);
    }
    const double since = part * static_cast<double>(usual_.units) - static_cast<double>(done_);
    return unit_time() * std::max(0.0, expected_units(static_cast<double>(left_)) - since);
}

double RestTime::share() const {
    if (done_ - done_before_ < enough_units || left_ == 0 || left_ >= left_before_)
        return usual_.share;
    const double decay = std::log(static_cast<double>(left_before_) / static_cast<double>(left_));
    return 1 - std::exp(-decay / static_cast<double>(done_ - done_before_));
}

RestTime::Seconds RestTime::unit_time() const {
    return done_ == done_before_ ? usual_.unit
                                 : worked_ / static_cast<double>(done_ - done_before_);
}

double RestTime::expected_units(double left) const {
    const auto   few   = static_cast<double>(usual_.few);
    const double units = left > few ? std::log(left / few) / -std::log1p(-share()) : 0;
    return std::min(units, static_cast<double>(usual_.units - done_));
}

}  // namespace antipode::coset
