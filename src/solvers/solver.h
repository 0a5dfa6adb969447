// What every way of solving has in common: the two-phase search, shortest solutions,
// some of the turns, costs, and the methods with a name.
//
//     const ShortestSolver solver({…});
//     Result<Solution> solution = solver.solve({.cube = cube, .limits = {.threads = 2}}, watch);
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/message.h"
#include "base/result.h"
#include "cube/centres.h"
#include "search/optimal/proof.h"
#include "search/optimal/worker.h"
#include "search/watch.h"
#include "solvers/goals/solution.h"

namespace antipode {

// A part of a solution.
struct Phase {
    Message name;  // "orient the edges"
    Message goal;  // what holds afterwards, and why these turns
    Moves   moves;
};

struct Solution {
    Answer answer;
    // Of methods that solve in phases, in order. All their moves in a row solve the
    // position; where phases meet turns may cancel, so the solution can be shorter than
    // its phases together.
    std::vector<Phase> phases = {};
    // Of the solution, where costs were asked for instead of a short one.
    std::optional<double> cost = std::nullopt;
    // Every solution that was asked for, where more than one was; shortest first.
    std::vector<Moves> all = {};
    // Of a goal: every solution that was asked for, in order of length.
    std::vector<goals::GoalSolution> goals = {};
    // How far the search for shortest solutions has come, if it ended before its proof.
    std::optional<optimal::Proof> proof = std::nullopt;
    // Of the search that proves; the answer counts what another one found with, too.
    optimal::Effort effort = {};
};

// Immutable: solve() may run on several threads at once.
class Solver {
public:
    struct Request {
        Cube   cube;  // must be reachable
        Limits limits = {};
        // Of the two-phase search and of proofs: centres that are to come home as well.
        Centres centres = {};
        // For proofs that may take long: where to go on from, and who keeps their state
        // twice a minute.
        const optimal::Proof*                      resumed = nullptr;  // of the same cube
        std::function<void(const optimal::Proof&)> keep    = {};
        // Known not to be solvable in fewer turns.
        unsigned at_least = 0;
    };

    virtual ~Solver() = default;

    // Wrong for positions that the solver cannot solve at all, and where tables that it
    // asks for cannot be had. Being stopped is an answer.
    virtual Result<Solution> solve(const Request& request, const Watch& watch) const = 0;
};

}  // namespace antipode
