// Solutions of a goal in order of length: the shortest with proof, all of them, some more.
//
//     const GoalSolver solver({.goals = *named_goals("cross", {}), .wanted = {.all = true}});
//     Result<Solution> solution = solver.solve({.cube = cube}, watch);
//     for (const GoalSolution& one : solution->goals) tell(to_text(one));
//
// Every length is searched to its end before the next one is begun, so what is found first
// is proven shortest. Small tables come first; large ones are made when a search turns out
// to need them, and with the whole cube as the goal the search for shortest solutions takes
// over. Limits of time are for searching: to wait for tables does not count.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "solvers/goals/registry.h"
#include "solvers/goals/table_key.h"
#include "solvers/goals/tables.h"
#include "solvers/goals/whole.h"
#include "solvers/solver.h"

namespace antipode::goals {

// No search goes on after this length, which nobody sees the end of.
inline constexpr unsigned longest_search = 40;

// Which solutions.
struct Wanted {
    bool                       all        = false;         // of the lengths that are looked at
    std::optional<std::size_t> count      = std::nullopt;  // so many, in order of length
    unsigned                   slack      = 0;  // with all: so much longer than the shortest
    std::optional<unsigned>    max_length = std::nullopt;
    bool                       niss       = false;  // moves on the inverse too
    bool                       rotations  = false;  // every way to hold the cube before the turns

    friend bool operator==(const Wanted&, const Wanted&) = default;
};

using TablesPointer = std::shared_ptr<const GoalTables>;
// Makes tables, or has them already. An error of kind stopped, if it was stopped.
using GoalTableSource =
    std::function<Result<TablesPointer>(const TableKey&, const std::stop_token&)>;

// Makes them on so many threads, each time anew.
Result<TablesPointer> make_tables(const TableKey& key, unsigned threads,
                                  const std::stop_token& stop);

class GoalSolver final : public Solver {
public:
    using OnFound = std::function<void(const GoalSolution&)>;

    struct Options {
        std::vector<PlacedGoal> goals;  // any of them
        // Goals that are met already, one of them at least: turns that leave them are not
        // made. Every turn may be made if it is empty.
        std::vector<PlacedGoal> from   = {};
        HandTurnSet             turns  = TurnSet::every_turn();
        Metric                  metric = Metric::htm;  // or qtm, stm
        Wanted                  wanted = {};
        GoalTableSource         tables = {};
        // Goes on with the whole cube where the first tables take long; nobody, if it is empty.
        WholeCube whole    = {};
        OnFound   on_found = {};  // each as it is found, on the calling thread
    };

    explicit GoalSolver(Options options) : options_(std::move(options)) {}

    Result<Solution> solve(const Request& request, const Watch& watch) const override;

private:
    Options options_;
};

// The turns that lead from positions of the goal to positions of the goal.
HandTurnSet turns_that_keep(const PlacedGoal& placed);

}  // namespace antipode::goals
