#include "service/engine_bounds.h"

#include "base/memory.h"
#include "tables/optimal.h"

namespace antipode::service {

Result<OptimalPointer> EngineBounds::solver(TableWish wish, const TableWait& wait) {
    BoundsTable*              table = nullptr;
    std::vector<TablesStatus> gone;
    {
        const std::lock_guard lock(mutex_);
        const auto            number = choose(wish);
        if (!number) return number.error();
        gone                    = make_room_for(*number);
        const auto [at, is_new] = tables_.try_emplace(*number);
        if (is_new) at->second = std::make_unique<BoundsTable>(*number, options_);
        table = at->second.get();
    }
    for (const TablesStatus& status : gone) options_.on_change(status);
    return table->solver(wait);
}

OptimalPointer EngineBounds::solver_if_ready(TableWish wish) const {
    const std::lock_guard lock(mutex_);
    const auto            number = choose(wish);
    if (!number) return nullptr;
    const auto found = tables_.find(*number);
    return found == tables_.end() ? nullptr : found->second->solver_if_ready();
}

std::vector<TablesStatus> EngineBounds::tables() const {
    const std::lock_guard     lock(mutex_);
    std::vector<TablesStatus> list;
    for (const auto& [number, table] : tables_) {
        TablesStatus status = table->status();
        if (status.state != TablesState::absent) list.push_back(std::move(status));
    }
    return list;
}

Result<std::size_t> EngineBounds::choose(TableWish wish) const {
    for (const auto& [number, table] : tables_)
        if (table->metric() == wish.metric) wish.held += table->memory();
    return chosen_table(options_.store, wish);
}

std::vector<TablesStatus> EngineBounds::make_room_for(std::size_t number) {
    const TableSpec& spec   = optimal::specs()[number];
    const Metric     metric = optimal::shapes()[number].metric;
    const auto       wanted = tables_.find(number);
    const bool       is_open =
        wanted != tables_.end() && wanted->second->status().state != TablesState::absent;
    std::vector<TablesStatus> gone;
    for (const auto& [other, table] : tables_) {
        if (other == number) continue;
        const bool is_in_the_way =
            table->metric() == metric || (!is_open && available_memory().bytes < spec.bytes);
        if (is_in_the_way && table->forget_if_unused()) gone.push_back(table->status());
    }
    return gone;
}

}  // namespace antipode::service
