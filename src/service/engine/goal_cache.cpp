#include "service/engine/goal_cache.h"

#include "service/messages.h"

namespace antipode::service {
namespace goal_cache_detail {

auto row_with(unsigned threads) {
    return [threads](const goals::TableKey& key) -> SharedWork::Options {
        const auto make = [=](SharedWork::Making& making) -> std::optional<Error> {
            auto tables = goals::make_tables(key, threads, making.stop());
            if (!tables) return tables.error();
            making.offer(*std::move(tables));
            return std::nullopt;
        };
        return {.about = {.metric = key.steps.metric},
                .what  = service_message<"tables-of-goal">(),
                .make  = make};
    };
}

}  // namespace goal_cache_detail

GoalCache::GoalCache(unsigned threads)
    : small_(goal_cache_detail::row_with(threads), most_small),
      large_(goal_cache_detail::row_with(threads), most_large) {}

goals::GoalTableSource GoalCache::source(const TableWait& wait) {
    return [this, wait](const goals::TableKey& key, const std::stop_token&) {
        Cache& cache = key.size == goals::TableSize::small ? small_ : large_;
        return cache.get(key, wait);
    };
}

}  // namespace antipode::service
