#include "service/tasks/time_left.h"

namespace antipode::service {
namespace {

constexpr double while_in_seconds   = 60;  // that is looked back
constexpr double enough_to_estimate = 1;   // seconds
constexpr double between_samples    = 1;

}  // namespace

void TimeLeft::note(Reached now) {
    const bool replaces_last =
        past_.size() >= 2 && now.seconds - past_[past_.size() - 2].seconds < between_samples;
    if (replaces_last) past_.pop_back();
    past_.push_back(now);
    while (past_.size() > 2 && now.seconds - past_.front().seconds > while_in_seconds)
        past_.pop_front();
}

std::optional<double> TimeLeft::seconds() const {
    if (past_.empty()) return std::nullopt;
    const double taken = past_.back().seconds - past_.front().seconds;
    const double done  = past_.back().fraction - past_.front().fraction;
    if (taken < enough_to_estimate || done <= 0) return std::nullopt;
    return (1 - past_.back().fraction) * taken / done;
}

}  // namespace antipode::service
