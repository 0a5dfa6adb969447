#include "solvers/methods/chain.h"

#include "solvers/methods/aspects.h"

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
    Phase phase{
        .name = std::string(name), .goal = std::string(goal), .moves = way_down(distances, cube)};
    meter.add_nodes(phase.moves.size());
    return phase;
}

Stage orient_edges() {
    return {.name = "orient the edges",
            .goal =
                "Every edge can be brought home without quarter turns of F and B, which are "
                "the turns that flip edges; only half turns of F and B are needed from here.",
            .distances = Distances({factor(edge_flips, every_turn())}, every_turn())};
}

Stage reach_inner_group() {
    const TurnSet turns = g1_turns();
    return {.name = "orient the corners and fill the middle layer",
            .goal =
                "No corner is twisted and the four edges of the middle layer are in it: from "
                "here U, D and half turns of the other faces are enough.",
            .distances =
                Distances({factor(corner_twists, turns), factor(middle_places, turns)}, turns)};
}

}  // namespace antipode::methods
