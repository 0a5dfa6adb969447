// Which table of bounds is taken for shortest solutions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "notation/metric.h"
#include "tables/store.h"

namespace antipode::service {

struct TableChoice {
    Metric metric = Metric::htm;
    // At most so much for the table. If it is not said: the best that is already
    // there and takes no more than a quarter of the free memory, or else the best
    // that can be built in two minutes.
    std::optional<std::uint64_t> memory = std::nullopt;
    // Memory that is not free now, but would be for this table.
    std::uint64_t held = 0;
};

struct ChosenTable {
    std::size_t number = 0;  // among optimal::shapes()
    // Where less than asked for is taken: a sentence about it.
    std::optional<std::string> note = std::nullopt;
    // What to try first where that one takes minutes to build: the best that is there, or
    // the smallest.
    std::optional<std::size_t> meanwhile = std::nullopt;
};

// Never a table that takes more than is free. Wrong if there is none so small: of kind
// usage by the memory that was asked for, of kind environment by the one that is free.
Result<ChosenTable> chosen_table(const TableStore& store, const TableChoice& choice);

// The number of the best table of at most so much memory; no store is asked.
Result<std::size_t> largest_table(Metric metric, std::uint64_t memory);

}  // namespace antipode::service
