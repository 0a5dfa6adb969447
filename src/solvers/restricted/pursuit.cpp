#include "solvers/restricted/pursuit.h"

#include <algorithm>
#include <cassert>

#include "cube/algebra.h"
#include "notation/simplify.h"

namespace antipode {
namespace {

constexpr auto progress_interval = std::chrono::milliseconds(100);

}  // namespace

Pursuit::Pursuit(const Request& request, const Watch& watch)
    : request_(request),
      watch_(watch),
      clock_(watch),
      next_progress_(progress_interval),
      bound_(std::min(longest, request.limits.shorter_than)) {}

void Pursuit::offer(const Moves& powers) {
    const Moves word = request_.rules.spelled(simplify(powers));
    assert(request_.cube * word == solved);
    const unsigned        length = request_.rules.length(word);
    const std::lock_guard lock(mutex_);
    const double value = request_.preference.value ? request_.preference.value(word) : length;
    if (value < best_value_) {
        best_value_ = value;
        found_.push_back(word);
    }
    if (length >= bound_) return;
    bound_ = length;
    if (over_) return;
    if (length + request_.preference.slack <= lower_bound_) {
        ended_ = Ended::exhausted;
        over_  = true;
    } else if (length <= request_.limits.enough_length) {
        ended_ = Ended::enough_found;
        over_  = true;
    }
}

void Pursuit::prove(unsigned length) {
    const std::lock_guard lock(mutex_);
    lower_bound_ = std::max(lower_bound_, length);
    if (over_ || lower_bound_ < bound_ + request_.preference.slack) return;
    ended_ = Ended::exhausted;
    over_  = true;
}

void Pursuit::end(Ended reason) {
    const std::lock_guard lock(mutex_);
    if (over_) return;
    ended_ = reason;
    over_  = true;
}

Moves Pursuit::best() const {
    const std::lock_guard lock(mutex_);
    return found_.empty() ? Moves{} : found_.back();
}

Answer Pursuit::answer() const {
    const std::lock_guard lock(mutex_);
    Answer                answer;
    answer.found       = !found_.empty() && is_of_interest(found_.back());
    answer.ended       = ended_;
    answer.lower_bound = lower_bound_;
    answer.nodes       = nodes_;
    answer.elapsed     = clock_.elapsed();
    if (!answer.found) return answer;
    answer.solution    = found_.back();
    answer.length      = request_.rules.length(answer.solution);
    answer.lower_bound = std::min(lower_bound_, answer.length);
    return answer;
}

void Pursuit::check_limits(std::uint64_t nodes) {
    if (watch_.gate != nullptr && watch_.gate->is_paused()) watch_.gate->wait(watch_.stop);
    if (watch_.stop.stop_requested()) return end(Ended::stopped);
    if (nodes >= request_.limits.max_nodes) return end(Ended::out_of_nodes);
    if (clock_.elapsed() >= request_.limits.max_time) end(Ended::out_of_time);
}

void Pursuit::report(std::uint64_t nodes) {
    std::vector<Moves> fresh;
    unsigned           depth = 0;
    {
        const std::lock_guard lock(mutex_);
        fresh.assign(found_.begin() + static_cast<std::ptrdiff_t>(reported_), found_.end());
        reported_ = found_.size();
        depth     = lower_bound_;
    }
    if (watch_.on_solution)
        for (const Moves& moves : fresh)
            if (is_of_interest(moves)) watch_.on_solution(moves);
    if (!watch_.on_progress || clock_.elapsed() < next_progress_) return;
    next_progress_ = clock_.elapsed() + progress_interval;
    watch_.on_progress({depth, nodes, clock_.elapsed()});
}

void Runner::settle() {
    pursuit_.nodes_ += nodes_ - settled_;
    settled_ = nodes_;
    pursuit_.check_limits(nodes_);
    if (role_ == Role::caller) pursuit_.report(pursuit_.nodes_);
}

}  // namespace antipode
