#include "solvers/methods/method.h"

#include "notation/simplify.h"
#include "solvers/methods/centre_stage.h"
#include "solvers/methods/meter.h"

namespace antipode::methods {

Result<Solution> Method::solve(const Request& request, const Watch& watch) const {
    if (request.centres.counted.empty())
        return solve_in_phases(request.cube, request.limits, watch);
    const CentreStage stage(with_centres(request.cube, request.centres));
    std::size_t       shortest = std::numeric_limits<std::size_t>::max();
    Watch             told     = watch;
    if (watch.on_solution)
        told.on_solution = [&](const Moves& pieces) {
            const Moves whole = stage.whole(pieces);
            if (whole.size() >= shortest) return;
            shortest = whole.size();
            watch.on_solution(whole);
        };
    return stage.added_to(solve_in_phases(request.cube, request.limits, told));
}

Moves joined(const std::vector<Phase>& phases) {
    Moves moves;
    for (const Phase& phase : phases) moves.append(phase.moves);
    return simplify(moves);
}

Solution solution_of(std::vector<Phase> phases) {
    Solution solution;
    solution.answer.found    = true;
    solution.answer.solution = joined(phases);
    solution.answer.length   = static_cast<unsigned>(solution.answer.solution.size());
    solution.answer.ended    = Ended::enough_found;
    // Only the solved cube needs nothing.
    solution.answer.lower_bound = solution.answer.length == 0 ? 0 : 1;
    if (solution.answer.length == solution.answer.lower_bound)
        solution.answer.ended = Ended::exhausted;
    solution.phases = std::move(phases);
    return solution;
}

Solution finished(Solution solution, const Meter& meter) {
    solution.answer.nodes   = meter.nodes();
    solution.answer.elapsed = meter.elapsed();
    meter.found(solution.answer.solution);
    return solution;
}

Solution unfinished(std::vector<Phase> phases, const Meter& meter) {
    Solution solution;
    solution.answer.ended   = meter.ended().value_or(Ended::exhausted);
    solution.answer.nodes   = meter.nodes();
    solution.answer.elapsed = meter.elapsed();
    solution.phases         = std::move(phases);
    return solution;
}

}  // namespace antipode::methods
