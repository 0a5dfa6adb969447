#include "solvers/goals/search_control.h"

namespace antipode::goals {

void SearchControl::count(std::uint64_t nodes, bool is_caller) {
    const std::uint64_t all = nodes_ += nodes;
    if (watch_.gate != nullptr && watch_.gate->is_paused()) watch_.gate->wait(watch_.stop);
    if (watch_.stop.stop_requested()) return end(Ended::stopped);
    if (all >= limits_.max_nodes) return end(Ended::out_of_nodes);
    const std::chrono::nanoseconds now = elapsed();
    if (now >= limits_.max_time) return end(Ended::out_of_time);
    if (!is_caller || !watch_.on_progress || now < next_report_) return;
    next_report_ = now + std::chrono::milliseconds(100);
    const double share =
        round_.units == 0 ? 0 : static_cast<double>(done_) / static_cast<double>(round_.units);
    watch_.on_progress({.depth       = round_.length,
                        .nodes       = all,
                        .elapsed     = now,
                        .lower_bound = round_.lower_bound,
                        .fraction    = share});
}

void SearchControl::end(Ended reason) {
    if (over_) return;
    ended_ = reason;
    over_  = true;
}

}  // namespace antipode::goals
