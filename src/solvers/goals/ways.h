// The ways in which a search may go: how the cube is held, which turns are made then, and
// where the goal is.
#pragma once

#include "solvers/goals/solver.h"

namespace antipode::goals {

struct Way {
    Symmetry          held;   // the whole cube is turned so first
    TurnSet           turns;  // named by the centres
    const PlacedGoal* goal = nullptr;
};

// Wrong if no goal to start from is met. The options must outlive them.
Result<std::vector<Way>> find_ways(const GoalSolver::Options& options, const Cube& cube);

TurnSet image(Symmetry s, TurnSet turns);

// Turns about one axis in the order of their faces, wherever a symmetry took them from.
Moves in_order(const Moves& moves);

}  // namespace antipode::goals
