#include "solvers/methods/korf.h"

#include <algorithm>

#include "coordinates/orders.h"
#include "coordinates/orientation.h"
#include "solvers/methods/deepening.h"

namespace antipode::methods {

std::unique_ptr<const KorfSpace> KorfSpace::build(const PatternBuild& build) {
    std::unique_ptr<KorfSpace> space(new KorfSpace());
    PatternBuild               others = build;
    others.first_piece                = SixEdgesPattern::pieces;
    space->corner_distances_          = PatternDistances::of(space->corner_pattern_, build);
    space->first_distances_           = PatternDistances::of(space->edge_pattern_, build);
    space->other_distances_           = PatternDistances::of(space->edge_pattern_, others);
    if (!space->corner_distances_ || !space->first_distances_ || !space->other_distances_)
        return nullptr;
    return space;
}

KorfSpace::State KorfSpace::start(const Cube& cube) const {
    return {CornerOrder::of(cube).value(), CornerTwist::of(cube).value(),
            edge_pattern_.state_of(cube, 0), edge_pattern_.state_of(cube, SixEdgesPattern::pieces)};
}

KorfSpace::State KorfSpace::after(const State& state, Move m) const {
    return {static_cast<std::uint32_t>(corner_pattern_.row_after(state.order, m)),
            static_cast<std::uint32_t>(corner_pattern_.column_after(state.order, state.twist, m)),
            edge_pattern_.after(state.first_edges, m), edge_pattern_.after(state.other_edges, m)};
}

bool KorfSpace::exceeds(const State& state, unsigned left) const {
    return corner_distances_->at(corner_state(state)) > left
           || first_distances_->at(state.first_edges) > left
           || other_distances_->at(state.other_edges) > left;
}

unsigned KorfSpace::bound(const State& state) const {
    return std::max({corner_distances_->at(corner_state(state)),
                     first_distances_->at(state.first_edges),
                     other_distances_->at(state.other_edges)});
}

Solution Korf::solve_in_phases(const Cube& cube, const Limits& limits, const Watch& watch) const {
    return solve_by_deepening(*space_, cube, limits, watch);
}

}  // namespace antipode::methods
