#include "solvers/methods/thistlethwaite.h"

#include "solvers/methods/aspects.h"
#include "solvers/methods/messages.h"

namespace antipode::methods {
namespace {

Stage reach_half_turns() {
    const TurnSet turns = g2_turns();
    return {.name      = phase_message<"phase-reach-half-turns">(),
            .goal      = phase_message<"half-turns-reached">(),
            .distances = Distances(
                {factor(corners_up_to_half_turns, turns), factor(standing_places, turns)}, turns)};
}

Stage finish_by_half_turns() {
    const TurnSet turns = half_turns();
    return {.name      = phase_message<"phase-finish-by-half-turns">(),
            .goal      = phase_message<"cube-solved">(),
            .distances = Distances({factor(corner_places, turns), factor(standing_order, turns),
                                    factor(lying_order, turns), factor(middle_order, turns)},
                                   turns)};
}

}  // namespace

Thistlethwaite::Thistlethwaite()
    : stages_{orient_edges(), reach_inner_group(), reach_half_turns(), finish_by_half_turns()} {}

Solution Thistlethwaite::solve_in_phases(const Cube& cube, const Limits& limits,
                                         const Watch& watch) const {
    Meter              meter(limits, watch);
    std::vector<Phase> phases;
    Cube               rest = cube;
    for (const Stage& stage : stages_) {
        phases.push_back(stage.walk(rest, meter));
        rest = rest * phases.back().moves;
    }
    return finished(solution_of(std::move(phases)), meter);
}

}  // namespace antipode::methods
