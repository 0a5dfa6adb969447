// The tables of goals that were asked for, kept for the next who asks for the same goal with
// the same turns; those that take long to make are files of the store.
//
//     GoalCache cache(sources);
//     goals::GoalSolver solver({.goals = goals, .tables = cache.source(wait)});
#pragma once

#include "service/engine/table_cache.h"
#include "service/engine/table_rows.h"
#include "solvers/goals/solver.h"

namespace antipode::service {

class GoalCache {
public:
    explicit GoalCache(const TableSources& sources);

    // Whoever asks it waits as long as that says. The cache must outlive it.
    goals::GoalTableSource source(const TableWait& wait);

    // Waits until nothing is being made or written.
    std::optional<Error> finish(const WaitLimit& limit);

private:
    using Cache = TableCache<goals::TableKey, goals::GoalTables>;

    // Up to 3 MB, 50 MB and 200 MB each.
    static constexpr std::size_t most_tiny  = 64;
    static constexpr std::size_t most_small = 16;
    static constexpr std::size_t most_large = 2;

    Cache tiny_;
    Cache small_;
    Cache large_;
};

}  // namespace antipode::service
