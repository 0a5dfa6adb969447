#include "service/engine/goal_cache.h"

#include "service/messages.h"
#include "solvers/goals/table_file.h"
#include "solvers/messages.h"

namespace antipode::service {
namespace goal_cache_detail {

// What all goals together may take on the disk; what was used longest ago goes first.
constexpr std::uint64_t most_kept_bytes = 2'000'000'000;

using goals::GoalTableFile;
using goals::GoalTables;

Error stopped() { return stopped_error(solver_message<"goal-tables-stopped">()); }

std::optional<Error> make_in_memory(SharedWork::Making& making, const GoalTables::Layout& layout,
                                    unsigned threads) {
    auto tables = GoalTables::made(layout, {.threads = threads, .stop = making.stop()});
    if (!tables) return stopped();
    making.offer(std::move(tables));
    return std::nullopt;
}

// A table that was built is used while it is written. It takes seconds at most, which is
// nothing to be told about beforehand.
std::optional<Error> open_file(SharedWork::Making& making, const GoalTableFile& file,
                               const TableSources& sources) {
    bool       is_built = false;
    const auto offer    = [&](const Table& table) {
        making.offer(std::make_shared<const GoalTables>(file.layout(), file.entries_of(table)));
    };
    const OpenOptions opening = {.threads = sources.opening.threads,
                                 .stop    = making.stop(),
                                 .on_built =
                                     [&](const Table& table) {
                                         is_built = true;
                                         offer(table);
                                     },
                                 .on_note = sources.opening.on_note};
    const auto        table   = sources.store.open(file.spec(), opening);
    if (!table) return table.error().kind == ErrorKind::stopped ? stopped() : table.error();
    if (is_built) {
        goals::remove_oldest(sources.store, most_kept_bytes);
        return std::nullopt;
    }
    sources.store.note_use(file.spec().name);
    offer(sources.pages == Pages::huge ? prefer_huge_pages(*table, opening.threads) : *table);
    return std::nullopt;
}

std::optional<Error> make(SharedWork::Making& making, const goals::TableKey& key,
                          const TableSources& sources) {
    const auto layout = layout_of(key);
    if (!is_worth_keeping(*layout)) return make_in_memory(making, layout, sources.opening.threads);
    return open_file(making, GoalTableFile(key, layout), sources);
}

auto row_with(const TableSources& sources) {
    return [sources](const goals::TableKey& key) -> SharedWork::Options {
        return {.about = {.metric = key.steps.metric},
                .what  = service_message<"tables-of-goal">(),
                .make  = [=](SharedWork::Making& making) { return make(making, key, sources); }};
    };
}

}  // namespace goal_cache_detail

GoalCache::GoalCache(const TableSources& sources)
    : tiny_(goal_cache_detail::row_with(sources), most_tiny),
      small_(goal_cache_detail::row_with(sources), most_small),
      large_(goal_cache_detail::row_with(sources), most_large) {}

goals::GoalTableSource GoalCache::source(const TableWait& wait) {
    return [this, wait](const goals::TableKey& key, const std::stop_token&) {
        Cache& cache = key.size == goals::TableSize::tiny    ? tiny_
                       : key.size == goals::TableSize::small ? small_
                                                             : large_;
        return cache.get(key, wait);
    };
}

std::optional<Error> GoalCache::finish(const WaitLimit& limit) {
    std::optional<Error> first;
    for (Cache* cache : {&tiny_, &small_, &large_}) {
        auto error = cache->finish(limit);
        if (!first) first = std::move(error);
    }
    return first;
}

}  // namespace antipode::service
