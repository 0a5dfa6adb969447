// The table of bounds for shortest solutions: which one to take, and the solver
// that reads it.
//
//     OptimalTables tables(store, options, {.metric = Metric::htm});
//     Result<OptimalPointer> solver = tables.solver();
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "search/optimal/solver.h"
#include "tables/store.h"

namespace antipode::service {

using OptimalPointer = std::shared_ptr<const optimal::Solver>;

struct TableWish {
    Metric metric = Metric::htm;
    // At most so much for the table. If it is not said: the best that is already
    // there and takes no more than a quarter of the free memory, or else the best
    // that can be built in two minutes.
    std::optional<std::uint64_t> memory = std::nullopt;
    // Memory that is not free now, but would be for this table.
    std::uint64_t held = 0;
};

// Its number among optimal::shapes(); wrong if there is none so small.
Result<std::size_t> chosen_table(const TableStore& store, const TableWish& wish);

// The same where the memory is said: no store is asked.
Result<std::size_t> largest_table(Metric metric, std::uint64_t memory);

class OptimalTables {
public:
    OptimalTables(TableStore store, OpenOptions options, const TableWish& wish)
        : store_(std::move(store)), options_(std::move(options)), wish_(wish) {}
    // A table that is open already.
    explicit OptimalTables(OptimalPointer solver)
        : store_(std::nullopt), solver_(std::move(solver)) {}

    // Opened, or built, with the first call; any thread may make it.
    Result<OptimalPointer> solver();

private:
    TableStore     store_;
    OpenOptions    options_;
    TableWish      wish_;
    std::mutex     opening_;
    OptimalPointer solver_;
};

}  // namespace antipode::service
