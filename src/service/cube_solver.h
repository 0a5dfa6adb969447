// Solves cubes the way that was asked for: with all turns, with some of them, at the
// least cost, or by a method with a name. What it needs is opened and prepared with the first cube.
//
//     CubeSolver solver({.turns = *parse_turn_set("U R F D L")}, store, options);
//     Result<SolveAnswer> answer = solver.solve(cube, limits, watch);
//     solver.finish();
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "service/methods.h"
#include "service/optimal_tables.h"
#include "service/solve.h"
#include "service/solve_tables.h"
#include "solvers/cheapest.h"
#include "solvers/restricted.h"

namespace antipode::service {

// Solutions that are proven shortest: one of them, or all; with a length, all that
// are at most so long.
struct Shortest {
    optimal::Frontier::Wanted    wanted     = optimal::Frontier::Wanted::one;
    std::optional<unsigned>      max_length = std::nullopt;
    std::optional<std::uint64_t> memory     = std::nullopt;  // at most so much for the table

    friend bool operator==(const Shortest&, const Shortest&) = default;
};

// For proofs that may take long: where to go on from, and who keeps their state.
struct ProofKeeping {
    const optimal::Proof*                      resumed = nullptr;  // of the same cube
    std::function<void(const optimal::Proof&)> keep    = {};       // called twice a minute
    // Known not to be solvable in fewer turns.
    unsigned at_least = 0;
};

class CubeSolver {
public:
    struct Options {
        Metric                     metric = Metric::htm;  // or qtm
        TurnSet                    turns  = TurnSet::every_turn();
        std::optional<CostProfile> costs  = std::nullopt;  // then the metric is htm
        // For shortest solutions, with every turn and without costs.
        std::optional<Shortest> shortest = std::nullopt;
        // By a method with a name, in face turns and with every turn.
        const methods::Row* method = nullptr;

        bool is_plain() const {
            return turns == TurnSet::every_turn() && !costs && !shortest && method == nullptr;
        }

        friend bool operator==(const Options&, const Options&) = default;
    };

    CubeSolver(const Options& options, TableStore store, OpenOptions opening);
    // With tables of that metric, which others may use as well.
    CubeSolver(const Options& options, std::shared_ptr<SolveTables> tables);
    // For shortest solutions, with bounds that others may use as well.
    CubeSolver(const Options& options, std::shared_ptr<SolveTables> tables, OptimalPointer bounds);

    // Wrong for positions that the turns cannot make. Any thread may call it.
    Result<SolveAnswer> solve(const Cube& cube, const Limits& limits, const Watch& watch,
                              const ProofKeeping& keeping = {});

    // Waits until tables that had to be built are kept.
    std::optional<Error> finish() { return tables_->finish(); }

    bool needs_tables() const { return needs_tables_; }

private:
    std::optional<Error> prepare();
    Result<SolveAnswer>  solve_restricted(const Cube& cube, const Limits& limits,
                                          const Watch& watch);
    Result<SolveAnswer> solve_by_method(const Cube& cube, const Limits& limits, const Watch& watch);
    Result<SolveAnswer> solve_cheapest(const Cube& cube, const Limits& limits, const Watch& watch);
    Result<SolveAnswer> solve_shortest(const Cube& cube, const Limits& limits, const Watch& watch,
                                       const ProofKeeping& keeping);

    Options                           options_;
    std::shared_ptr<SolveTables>      tables_;
    bool                              needs_tables_;
    std::mutex                        preparing_;
    std::unique_ptr<RestrictedSolver> restricted_;
    std::unique_ptr<CheapestSolver>   cheapest_;
    std::unique_ptr<OptimalTables>    bounds_;
    std::unique_ptr<MethodShelf>      methods_;
};

using ProofPointer = std::shared_ptr<const optimal::Proof>;

// One position to be solved, and how.
struct SolveTask {
    Cube                cube;  // must be reachable
    CubeSolver::Options how    = {};
    Limits              limits = {};
    ProofPointer        proof  = nullptr;  // to go on from
};

}  // namespace antipode::service
