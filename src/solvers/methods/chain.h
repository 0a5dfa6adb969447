// The subgroups that staged methods go down through, and what is common to them.
#pragma once

#include <optional>
#include <string_view>

#include "solvers/methods/distances.h"
#include "solvers/methods/meter.h"
#include "solvers/methods/method.h"

namespace antipode::methods {

inline TurnSet turns_named(std::string_view text) { return *parse_turn_set(text); }

// G0, G1, G2 = H and G3 of Thistlethwaite; the other methods use the first three.
inline TurnSet every_turn() { return TurnSet::every_turn(); }
inline TurnSet g1_turns() { return turns_named("U D R L F2 B2"); }
inline TurnSet g2_turns() { return turns_named("U D R2 L2 F2 B2"); }
inline TurnSet half_turns() { return turns_named("U2 D2 R2 L2 F2 B2"); }

inline FactorPointer factor(Aspect aspect, TurnSet turns) {
    return std::make_shared<const Factor>(aspect, turns);
}

// One stage: by the turns of a group down to positions with distance 0.
struct Stage {
    Message   name;
    Message   goal;
    Distances distances;

    // A shortest way down; the cube must be one that `turns` can bring down.
    Phase walk(const Cube& cube, Meter& meter) const;
};

// A shortest way to distance 0, by the turns that the distances were made with.
Moves way_down(const Distances& distances, const Cube& cube);

// From G0 to G1, and from there to H.
Stage orient_edges();
Stage reach_inner_group();

}  // namespace antipode::methods
