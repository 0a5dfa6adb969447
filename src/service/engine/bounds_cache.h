// The tables of bounds for shortest solutions that the Engine has in memory: one for
// each metric, unless searches that run need others.
//
//     BoundsCache bounds(sources);
//     Result<ChosenTable> chosen = bounds.choose({.metric = Metric::htm});
//     Result<BoundsCache::Value> solver = bounds.get(chosen->number, wait);
//
// A table that nobody uses any more goes when another size is asked for, or when
// another metric needs its memory.
#pragma once

#include <vector>

#include "search/optimal/solver.h"
#include "service/engine/table_cache.h"
#include "service/engine/table_choice.h"
#include "service/engine/table_rows.h"

namespace antipode::service {

class BoundsCache {
public:
    using Value = std::shared_ptr<const optimal::Solver>;

    explicit BoundsCache(TableSources sources);

    // What is free counts the tables that would make room.
    Result<ChosenTable> choose(TableChoice choice);

    Result<Value> get(std::size_t number, const TableWait& wait);

    // Those that are opened, being opened, or could not be.
    std::vector<TablesStatus> statuses();

    std::optional<Error> finish(const WaitLimit& limit) { return tables_.finish(limit); }

private:
    void make_room_for(std::size_t number);

    const TableSources                       sources_;
    TableCache<std::size_t, optimal::Solver> tables_;
};

}  // namespace antipode::service
