// The tables of bounds that the Engine has in memory: one for each metric, unless
// searches that run need others.
//
//     EngineBounds bounds({.store = store});
//     Result<OptimalPointer> solver = bounds.solver({.metric = Metric::htm}, wait);
//
// A table that nobody uses any more goes when another size is asked for, or when
// another metric needs its memory.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "service/bounds_table.h"

namespace antipode::service {

class EngineBounds {
public:
    explicit EngineBounds(BoundsTable::Options options) : options_(std::move(options)) {}

    // Wrong if there is no table so small; the rest as BoundsTable says. What is free
    // for the usual choice counts the tables that would make room for it.
    Result<OptimalPointer> solver(TableWish wish, const TableWait& wait);

    OptimalPointer solver_if_ready(TableWish wish) const;

    // Those that are opened, being opened, or could not be.
    std::vector<TablesStatus> tables() const;

private:
    // With the lock held.
    Result<std::size_t>       choose(TableWish wish) const;
    std::vector<TablesStatus> make_room_for(std::size_t number);

    const BoundsTable::Options options_;

    mutable std::mutex                                  mutex_;  // guards what follows
    std::map<std::size_t, std::unique_ptr<BoundsTable>> tables_;
};

}  // namespace antipode::service
