// The ways in which a search may go: how the cube is held, which turns are made then, and
// where the goal is.
#pragma once

#include "solvers/goals/solver.h"

namespace antipode::goals {

struct Way {
    Symmetry          held;   // the whole cube is turned so first
    StepChoice        steps;  // named by the centres
    const PlacedGoal* goal = nullptr;
    Symmetry          frame;  // takes it to where tables are made for it
};

// Wrong if no goal to start from is met. The options must outlive them.
Result<std::vector<Way>> find_ways(const GoalSolver::Options& options, const Cube& cube);

StepChoice image(Symmetry s, const StepChoice& steps);

}  // namespace antipode::goals
