// Shortest solutions: CubeSolver::solve_shortest().
#include <algorithm>

#include "service/cube_solver.h"

namespace antipode::service {
namespace {

// So long a solution that is short, but not proven shortest, is looked for first: it
// is there at once, and every depth from its length on can be left out.
constexpr auto time_for_start = std::chrono::milliseconds(100);

bool wants_all(const Shortest& shortest) {
    return shortest.wanted == optimal::Frontier::Wanted::all;
}

}  // namespace

// The two-phase search knows nothing of slice turns.
Result<Answer> CubeSolver::short_start(const Cube& cube, const Limits& limits, const Watch& watch) {
    if (options_.metric == Metric::stm) return Answer{};
    const auto solver = tables_->solver({.stop = watch.stop});
    if (!solver) return solver.error();
    Limits first   = limits;
    first.max_time = std::min<std::chrono::nanoseconds>(limits.max_time, time_for_start);
    return (*solver)->solve({cube, first}, watch);
}

Result<SolveAnswer> CubeSolver::solve_shortest(const Cube& cube, const Limits& limits,
                                               const Watch& watch) {
    const Shortest& shortest = *options_.shortest;
    const auto      bounds   = bounds_->solver();
    if (!bounds) return bounds.error();
    const auto start = short_start(cube, limits, watch);
    if (!start) return start.error();
    optimal::Solver::Request request = {.cube       = cube,
                                        .limits     = limits,
                                        .wanted     = shortest.wanted,
                                        .max_length = shortest.max_length,
                                        .at_least   = start->lower_bound};
    request.limits.max_time -= std::min(start->elapsed, limits.max_time);
    const bool has_start = start->found && !wants_all(shortest);
    if (has_start) request.limits.shorter_than = start->length;
    auto        found  = (*bounds)->solve(request, watch);
    SolveAnswer answer = {cube, options_.metric, found.answer};
    answer.all         = std::move(found.all);
    if (!answer.answer.found && has_start) {
        answer.answer.found    = true;
        answer.answer.solution = start->solution;
        answer.answer.length   = start->length;
    }
    answer.answer.nodes += start->nodes;
    answer.answer.probes += start->probes;
    answer.answer.elapsed += start->elapsed;
    return answer;
}

}  // namespace antipode::service
