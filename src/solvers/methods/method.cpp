#include "solvers/methods/method.h"

#include "notation/simplify.h"
#include "solvers/methods/meter.h"

namespace antipode::methods {

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
