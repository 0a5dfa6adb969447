#include "solvers/methods/kloosterman.h"

#include "solvers/methods/aspects.h"
#include "solvers/methods/deepening.h"
#include "solvers/methods/messages.h"

namespace antipode::methods {
namespace {

// Of the last two stages together.
constexpr unsigned worst_end = Kloosterman::worst_total - 7 - 10;

Stage fill_upper_layer() {
    const TurnSet turns = g2_turns();
    return {.name      = phase_message<"phase-fill-upper-layer">(),
            .goal      = phase_message<"upper-layer-filled">(),
            .distances = Distances(
                {factor(upper_corner_places, turns), factor(upper_edge_places, turns)}, turns)};
}

Phase finish_inside(Moves moves) {
    return {.name  = phase_message<"phase-finish-inside">("<U,D,R2,L2,F2,B2>"),
            .goal  = phase_message<"cube-solved">(),
            .moves = std::move(moves)};
}

Moves without_last(const Moves& moves) {
    return Moves(std::vector<Move>(moves.begin(), moves.end() - 1));
}

}  // namespace

Kloosterman::Kloosterman(std::shared_ptr<const InnerSpace> inner)
    : stages_{orient_edges(), reach_inner_group(), fill_upper_layer()}, inner_(std::move(inner)) {}

Solution Kloosterman::solve_in_phases(const Cube& cube, const Limits& limits,
                                      const Watch& watch) const {
    Meter              meter(limits, watch);
    std::vector<Phase> phases;
    Cube               rest = cube;
    Cube               inner;  // where the third stage begins
    for (const Stage& stage : stages_) {
        inner = rest;
        phases.push_back(stage.walk(rest, meter));
        rest = rest * phases.back().moves;
    }
    Deepening<InnerSpace> search(*inner_, meter);
    auto                  last = search.shortest(inner_->start(rest), InnerSpace::diameter);
    if (last && last->size() + phases.back().moves.size() > worst_end) {
        phases.back().moves = without_last(phases.back().moves);
        last = search.shortest(inner_->start(inner * phases.back().moves), InnerSpace::diameter);
    }
    if (!last) return unfinished(std::move(phases), meter);
    phases.push_back(finish_inside(*last));
    return finished(solution_of(std::move(phases)), meter);
}

}  // namespace antipode::methods
