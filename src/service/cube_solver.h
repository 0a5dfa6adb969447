// Solves cubes the way that was asked for: with all turns, with some of them, or
// at the least cost. What it needs is opened and prepared with the first cube.
//
//     CubeSolver solver({.turns = *parse_turn_set("U R F D L")}, store, options);
//     Result<SolveAnswer> answer = solver.solve(cube, limits, watch);
//     solver.finish();
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "service/solve.h"
#include "service/solve_tables.h"
#include "solvers/cheapest.h"
#include "solvers/restricted.h"

namespace antipode::service {

class CubeSolver {
public:
    struct Options {
        Metric                     metric = Metric::htm;  // or qtm
        TurnSet                    turns  = TurnSet::every_turn();
        std::optional<CostProfile> costs  = std::nullopt;  // then the metric is htm
    };

    CubeSolver(const Options& options, TableStore store, OpenOptions opening);

    // Wrong for positions that the turns cannot make. Any thread may call it.
    Result<SolveAnswer> solve(const Cube& cube, const Limits& limits, const Watch& watch);

    // Waits until tables that had to be built are kept.
    std::optional<Error> finish() { return tables_.finish(); }

private:
    bool                      needs_tables() const;
    Result<two_phase::Solver> two_phase() { return tables_.solver(); }
    std::optional<Error>      prepare();
    Result<SolveAnswer>       solve_restricted(const Cube& cube, const Limits& limits,
                                               const Watch& watch);
    Result<SolveAnswer> solve_cheapest(const Cube& cube, const Limits& limits, const Watch& watch);

    Options                           options_;
    SolveTables                       tables_;
    std::mutex                        preparing_;
    std::unique_ptr<RestrictedSolver> restricted_;
    std::unique_ptr<CheapestSolver>   cheapest_;
};

}  // namespace antipode::service
