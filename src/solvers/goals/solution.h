// One way to a goal, as people write it.
//
//     to_text(solution)     "x y R U F'", or with moves on the inverse "R U ^(F D2)"
#pragma once

#include <optional>
#include <string>

#include "cube/cube.h"
#include "notation/maneuver.h"

namespace antipode::goals {

struct GoalSolution {
    Symmetry held   = {};  // how the whole cube is turned first
    Moves    normal = {};  // as they are made afterwards
    // The same with slices, where they were permitted: then each turn is named as the cube is
    // held, and a rotation at the end takes it back.
    std::optional<Maneuver> by_hand = {};
    Moves                   inverse = {};  // made on the inverse
    std::string where  = {};  // "D", "ud", "D FR": where the goal is met; empty if it has one place
    unsigned    length = 0;
    Cube        reached = {};  // I⁻¹ c N: a position of the goal, the next step's cube

    friend bool operator==(const GoalSolution&, const GoalSolution&) = default;
};

std::string to_text(const GoalSolution& solution);
// Without what is made before and on the inverse.
std::string normal_text(const GoalSolution& solution);

// Turns about one axis in the order of their faces, wherever a symmetry took them from.
Moves in_order(const Moves& moves);

// Turns of somebody who names them by the centres, slices too: as turns of faces, and as
// they are named by somebody who begins with the cube held so.
Moves    named_by_centres(const Maneuver& turns);
Maneuver by_hand(const Maneuver& turns, Symmetry held);

// Rotations that turn the whole cube so: "", "x", "x y2".
std::string rotation_text(Symmetry rotation);

}  // namespace antipode::goals
