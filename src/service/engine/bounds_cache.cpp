#include "service/engine/bounds_cache.h"

#include <algorithm>

#include "base/memory.h"
#include "tables/optimal.h"

namespace antipode::service {
namespace {

Metric metric_of(std::size_t number) { return optimal::shapes()[number].metric; }

// What no file could give again; of one that is being made, what it will take.
std::uint64_t memory_of(TablesState state, std::size_t number, const BoundsCache::Value& solver) {
    if (state == TablesState::absent || state == TablesState::failed) return 0;
    return solver && solver->table().is_mapped_file() ? 0 : optimal::specs()[number].bytes;
}

}  // namespace

BoundsCache::BoundsCache(TableSources sources)
    : sources_(std::move(sources)),
      tables_([this](std::size_t number) { return bounds_row(number, sources_); }) {}

Result<ChosenTable> BoundsCache::choose(TableChoice choice) {
    for (const std::size_t number : tables_.keys())
        if (metric_of(number) == choice.metric)
            choice.held +=
                memory_of(tables_.status(number).state, number, tables_.get_if_ready(number));
    return chosen_table(sources_.store, choice);
}

Result<BoundsCache::Value> BoundsCache::get(std::size_t number, const TableWait& wait) {
    make_room_for(number);
    return tables_.get(number, wait);
}

std::vector<TablesStatus> BoundsCache::statuses() {
    std::vector<TablesStatus> list;
    auto                      numbers = tables_.keys();
    std::ranges::sort(numbers);
    for (const std::size_t number : numbers) {
        TablesStatus status = tables_.status(number);
        if (status.state != TablesState::absent) list.push_back(std::move(status));
    }
    return list;
}

void BoundsCache::make_room_for(std::size_t number) {
    const auto numbers = tables_.keys();
    const bool is_open = std::ranges::find(numbers, number) != numbers.end()
                         && tables_.status(number).state != TablesState::absent;
    for (const std::size_t other : numbers) {
        if (other == number) continue;
        const bool is_in_the_way =
            metric_of(other) == metric_of(number)
            || (!is_open && available_memory().bytes < optimal::specs()[number].bytes);
        if (is_in_the_way && tables_.forget_if_unused(other))
            sources_.on_change(tables_.status(other));
    }
}

}  // namespace antipode::service
