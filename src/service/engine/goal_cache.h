// The tables of goals that were asked for, kept for the next who asks for the same goal with
// the same turns.
//
//     GoalCache cache(threads);
//     goals::GoalSolver solver({.goals = goals, .tables = cache.source(wait)});
#pragma once

#include "service/engine/table_cache.h"
#include "solvers/goals/solver.h"

namespace antipode::service {

class GoalCache {
public:
    explicit GoalCache(unsigned threads);

    // Whoever asks it waits as long as that says. The cache must outlive it.
    goals::GoalTableSource source(const TableWait& wait);

private:
    using Cache = TableCache<goals::TableKey, goals::GoalTables>;

    // A small one takes up to 50 MB, a large one up to 200 MB.
    static constexpr std::size_t most_small = 16;
    static constexpr std::size_t most_large = 2;

    Cache small_;
    Cache large_;
};

}  // namespace antipode::service
