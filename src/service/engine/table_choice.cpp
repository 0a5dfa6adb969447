#include "service/engine/table_choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "base/memory.h"
#include "service/engine/tables.h"
#include "service/messages.h"
#include "tables/optimal.h"

namespace antipode::service {
namespace {

// Builds that take longer are not begun unless they are asked for, and not before a
// smaller table was tried.
constexpr double soon_in_seconds = 120;

// The last table, and so the best, of a metric that suits.
template <class Suits>
std::optional<std::size_t> best_table(Metric metric, const Suits& suits) {
    const auto                 shapes = optimal::shapes();
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (shapes[i].metric == metric && suits(optimal::specs()[i])) best = i;
    return best;
}

// The first of the metric, if it has any.
std::optional<std::size_t> smallest_table(Metric metric) {
    const auto shapes = optimal::shapes();
    const auto least  = std::ranges::find(shapes, metric, &optimal::Shape::metric);
    if (least == shapes.end()) return std::nullopt;
    return static_cast<std::size_t>(least - shapes.begin());
}

Error none_so_small(Metric metric) {
    const auto least = smallest_table(metric);
    if (!least) return usage_error(service_message<"no-tables-of-metric">(row(metric).name));
    return usage_error(service_message<"smallest-table">(optimal::specs()[*least].bytes));
}

Error too_little_memory(Metric metric) {
    const auto least = smallest_table(metric);
    if (!least) return none_so_small(metric);
    const AvailableMemory memory = available_memory();
    return environment_error(service_message<"smallest-table-too-large">(
        optimal::specs()[*least].bytes, memory.bytes, name_of(memory.limited_by)));
}

// Without a number where the kernel does not tell.
std::uint64_t with_held(std::uint64_t free, const TableChoice& choice) {
    return free + std::min(choice.held, std::numeric_limits<std::uint64_t>::max() - free);
}

Result<ChosenTable> chosen_by_memory(const TableChoice& choice) {
    const auto asked = largest_table(choice.metric, *choice.memory);
    if (!asked) return asked.error();
    const auto fits = largest_table(
        choice.metric, std::min(*choice.memory, with_held(memory_for_tables(), choice)));
    if (!fits) return too_little_memory(choice.metric);
    if (*fits == *asked) return ChosenTable{.number = *fits};
    const TableSpec& taken = optimal::specs()[*fits];
    return ChosenTable{.number = *fits,
                       .note   = fmt::format(
                             "too little memory is free for the table {} ({}); taking {} ({})",
                             optimal::specs()[*asked].name, size_text(optimal::specs()[*asked].bytes),
                             taken.name, size_text(taken.bytes))};
}

Result<ChosenTable> usual_table(const TableStore& store, const TableChoice& choice) {
    const std::uint64_t quarter = with_held(available_memory().bytes, choice) / 4;
    const auto          ready   = best_table(choice.metric, [&](const TableSpec& spec) {
        return spec.bytes <= quarter && is_kept(store.status(spec));
    });
    if (ready) return ChosenTable{.number = *ready};
    const auto soon = best_table(choice.metric, [&](const TableSpec& spec) {
        return spec.bytes <= quarter && spec.seconds <= soon_in_seconds;
    });
    if (!soon) return too_little_memory(choice.metric);
    return ChosenTable{.number = *soon};
}

std::optional<std::size_t> table_meanwhile(const TableStore& store, std::size_t wanted) {
    const TableSpec& spec = optimal::specs()[wanted];
    if (spec.seconds <= soon_in_seconds || is_kept(store.status(spec))) return std::nullopt;
    const Metric metric = optimal::shapes()[wanted].metric;
    const auto   there  = best_table(metric, [&](const TableSpec& other) {
        return other.bytes < spec.bytes && is_kept(store.status(other));
    });
    return there ? there : smallest_table(metric);
}

}  // namespace

Result<std::size_t> largest_table(Metric metric, std::uint64_t memory) {
    const auto fits =
        best_table(metric, [&](const TableSpec& spec) { return spec.bytes <= memory; });
    if (!fits) return none_so_small(metric);
    return *fits;
}

Result<ChosenTable> chosen_table(const TableStore& store, const TableChoice& choice) {
    auto chosen = choice.memory ? chosen_by_memory(choice) : usual_table(store, choice);
    if (chosen) chosen.value().meanwhile = table_meanwhile(store, chosen.value().number);
    return chosen;
}

}  // namespace antipode::service
