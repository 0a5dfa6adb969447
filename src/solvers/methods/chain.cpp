#include "solvers/methods/chain.h"

#include "solvers/methods/aspects.h"
#include "solvers/methods/messages.h"

namespace antipode::methods {

Moves way_down(const Distances& distances, const Cube& cube) {
    Moves       way;
    std::size_t state = distances.state_of(cube);
    while (distances.at(state) != 0)
        for (const Move m : distances.turns()) {
            const std::size_t next = distances.after(state, m);
            if (distances.at(next) >= distances.at(state)) continue;
            way.push_back(m);
            state = next;
            break;
        }
    return way;
}

Phase Stage::walk(const Cube& cube, Meter& meter) const {
    Phase phase{.name = name, .goal = goal, .moves = way_down(distances, cube)};
    meter.add_nodes(phase.moves.size());
    return phase;
}

Stage orient_edges() {
    return {.name      = phase_message<"phase-orient-edges">(),
            .goal      = phase_message<"edges-oriented">(),
            .distances = Distances({factor(edge_flips, every_turn())}, every_turn())};
}

Stage reach_inner_group() {
    const TurnSet turns = g1_turns();
    return {.name = phase_message<"phase-reach-inner-group">(),
            .goal = phase_message<"inner-group-reached">(),
            .distances =
                Distances({factor(corner_twists, turns), factor(middle_places, turns)}, turns)};
}

}  // namespace antipode::methods
