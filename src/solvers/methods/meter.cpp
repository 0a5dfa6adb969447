#include "solvers/methods/meter.h"

namespace antipode::methods {

void Meter::begin_round(unsigned depth, unsigned lower_bound) {
    depth_       = depth;
    lower_bound_ = lower_bound;
}

void Meter::found(const Moves& solution) const {
    if (watch_.on_solution) watch_.on_solution(solution);
}

void Meter::look() {
    if (ended_) return;
    if (watch_.gate != nullptr && watch_.gate->is_paused()) watch_.gate->wait(watch_.stop);
    if (watch_.stop.stop_requested())
        ended_ = Ended::stopped;
    else if (nodes_ >= limits_.max_nodes)
        ended_ = Ended::out_of_nodes;
    else if (clock_.elapsed() >= limits_.max_time)
        ended_ = Ended::out_of_time;
    if (!watch_.on_progress || clock_.elapsed() < next_report_) return;
    next_report_ = clock_.elapsed() + std::chrono::milliseconds(100);
    watch_.on_progress({.depth       = depth_,
                        .nodes       = nodes_,
                        .elapsed     = clock_.elapsed(),
                        .lower_bound = lower_bound_});
}

}  // namespace antipode::methods
