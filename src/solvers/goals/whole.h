// The whole cube as a goal: where small tables take long, the search for shortest solutions
// goes on from the length that was reached. It knows one table of far more entries, and looks
// at the inverse as well.
//
//     if (is_whole(goals.front().goal)) …
//     auto rest = solve_rest(whole, {.cube = cube, .at_least = 12}, Metric::htm, watch);
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "notation/metric.h"
#include "solvers/goals/goal.h"
#include "solvers/solver.h"

namespace antipode::goals {

struct WholeCube {
    // Of shortest solutions with every turn, one or all as those of the goal are wanted.
    std::function<Result<std::shared_ptr<const Solver>>()> solver = {};
    // Whether its tables are there already, and need not be made first.
    bool is_there = false;
};

// Everything comes home, turned right.
bool is_whole(const Goal& goal);

struct RestOfWhole {
    std::vector<Moves> words;   // one that is proven shortest, or all that were asked for
    Answer             answer;  // of that search alone
};

// Words are told in the order of their lengths and turns, whatever thread was quickest.
Result<RestOfWhole> solve_rest(const Solver& solver, const Solver::Request& request, Metric metric,
                               const Watch& watch);

}  // namespace antipode::goals
