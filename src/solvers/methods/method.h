// What every method of solving has in common, ours and those of history: the same
// limits, the same way to watch and stop it, and an answer that comes in phases.
//
//     const methods::Row* row = methods::find("thistlethwaite");
//     Result<methods::Pointer> method = row->make({});
//     Solution solution = (*method)->solve_in_phases(cube, {}, {});
//     for (const Phase& phase : solution.phases) tell(phase.goal, phase.moves);
//
// All of them count face turns.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "base/result.h"
#include "search/optimal/solver.h"
#include "search/two_phase/solver.h"
#include "solvers/solver.h"

namespace antipode::methods {

// Always solves, unless its limits end it.
class Method : public Solver {
public:
    // The pieces, whatever becomes of the centres. The cube must be reachable.
    virtual Solution solve_in_phases(const Cube& cube, const Limits& limits,
                                     const Watch& watch) const = 0;

    // Where centres count, a last stage turns them right (centre_stage.h), unless the method
    // knows better.
    Result<Solution> solve(const Request& request, const Watch& watch) const override;
};

using Pointer = std::shared_ptr<const Method>;

// What methods need from outside, asked for when they are made: the solvers whose
// tables are files. The other tables a method makes itself.
struct Ingredients {
    std::function<Result<std::shared_ptr<const two_phase::Solver>>()> two_phase = {};
    std::function<Result<std::shared_ptr<const optimal::Solver>>()>   optimal   = {};
    unsigned        threads = 1;  // to make tables with
    std::stop_token stop    = {};
};

// The phases' moves in a row, simplified where they meet.
Moves joined(const std::vector<Phase>& phases);

// An answer whose solution is made of the phases.
Solution solution_of(std::vector<Phase> phases);

class Meter;

// With the nodes and the time that the meter tells, which also tells of the solution.
Solution finished(Solution solution, const Meter& meter);
// An answer without a solution, since the meter has ended the search.
Solution unfinished(std::vector<Phase> phases, const Meter& meter);

}  // namespace antipode::methods
