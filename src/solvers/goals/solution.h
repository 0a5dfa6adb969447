// One way to a goal, as people write it.
//
//     to_text(solution)     "x y R U F'", or with moves on the inverse "R U ^(F D2)"
#pragma once

#include <string>

#include "cube/cube.h"
#include "notation/move.h"
#include "notation/symmetry.h"

namespace antipode::goals {

struct GoalSolution {
    Symmetry    held    = {};  // how the whole cube is turned first
    Moves       normal  = {};  // as they are made afterwards
    Moves       inverse = {};  // made on the inverse
    std::string where  = {};  // "D", "ud", "D FR": where the goal is met; empty if it has one place
    unsigned    length = 0;
    Cube        reached = {};  // I⁻¹ c N: a position of the goal, the next step's cube

    friend bool operator==(const GoalSolution&, const GoalSolution&) = default;
};

std::string to_text(const GoalSolution& solution);

// Rotations that turn the whole cube so: "", "x", "x y2".
std::string rotation_text(Symmetry rotation);

}  // namespace antipode::goals
