#include "service/optimal_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "base/memory.h"
#include "service/tables.h"
#include "tables/optimal.h"

namespace antipode::service {
namespace {

constexpr double patience_in_seconds = 120;

bool is_there(const TableStore& store, const TableSpec& spec) {
    const Condition condition = store.status(spec).finding.condition;
    return condition == Condition::ready || condition == Condition::unchecked;
}

// The last table, and so the best, of a metric that suits.
template <class Suits>
std::optional<std::size_t> best_table(Metric metric, const Suits& suits) {
    const auto                 shapes = optimal::shapes();
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (shapes[i].metric == metric && suits(optimal::specs()[i])) best = i;
    return best;
}

Error none_so_small(Metric metric) {
    const auto least = std::ranges::find(optimal::shapes(), metric, &optimal::Shape::metric);
    if (least == optimal::shapes().end())
        return {.kind    = ErrorKind::usage,
                .message = fmt::format("there are no tables for shortest solutions in {}",
                                       row(metric).name)};
    return {.kind    = ErrorKind::usage,
            .message = fmt::format("the smallest table for shortest solutions takes {}",
                                   size_text(least->bytes()))};
}

// What is free, and what would be; without a number where the kernel does not tell.
std::uint64_t memory_for(const TableWish& wish) {
    const std::uint64_t free = available_memory().bytes;
    return free + std::min(wish.held, std::numeric_limits<std::uint64_t>::max() - free);
}

}  // namespace

Result<std::size_t> largest_table(Metric metric, std::uint64_t memory) {
    const auto fits =
        best_table(metric, [&](const TableSpec& spec) { return spec.bytes <= memory; });
    if (!fits) return none_so_small(metric);
    return *fits;
}

Result<std::size_t> chosen_table(const TableStore& store, const TableWish& wish) {
    if (wish.memory) return largest_table(wish.metric, *wish.memory);
    const std::uint64_t quarter = memory_for(wish) / 4;
    const auto          ready   = best_table(wish.metric, [&](const TableSpec& spec) {
        return spec.bytes <= quarter && is_there(store, spec);
    });
    if (ready) return *ready;
    const auto soon = best_table(wish.metric, [&](const TableSpec& spec) {
        return spec.bytes <= quarter && spec.seconds <= patience_in_seconds;
    });
    if (!soon) return none_so_small(wish.metric);
    return *soon;
}

Result<OptimalPointer> OptimalTables::solver() {
    const std::lock_guard lock(opening_);
    if (solver_) return solver_;
    const auto number = chosen_table(store_, wish_);
    if (!number) return number.error();
    const auto table = store_.open(optimal::specs()[*number], options_);
    if (!table) return table.error();
    solver_ = std::make_shared<const optimal::Solver>(optimal::shapes()[*number],
                                                      prefer_huge_pages(*table, options_.threads));
    return solver_;
}

}  // namespace antipode::service
