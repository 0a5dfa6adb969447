#include "service/tasks/watched_search.h"

namespace antipode::service {
namespace {

constexpr std::chrono::nanoseconds max_wait_at_once = std::chrono::minutes(1);  // for tables

SearchCallback until_the_end(SearchCallback callback) {
    return [callback = std::move(callback)](const SearchEvent& event) mutable {
        callback(event);
        if (std::holds_alternative<SearchEnded>(event)) callback = nullptr;
    };
}

}  // namespace

WatchedSearch::WatchedSearch(Engine& engine, const SearchOrder& order, SearchCallback callback)
    : Work(order.place),
      engine_(engine),
      tally_(order.task, order.so_far),
      outbox_(until_the_end(std::move(callback))) {}

std::optional<Error> WatchedSearch::run(const WorkWatch& watch) {
    const auto tell = [&](const auto& news) {
        outbox_.put(news);
        outbox_.deliver();
    };
    // Nobody goes on with a proof that somebody waits for.
    const auto keep_proof = [](const ProofPointer&) {};
    return tally_.search(engine_, watch, {tell, tell, keep_proof}, max_wait_at_once);
}

void WatchedSearch::note(TaskState state, const std::optional<Error>& why) {
    if (is_open(state)) return outbox_.put(state);
    if (why) return outbox_.put(SearchEnded{state, *why});
    outbox_.put(SearchEnded{state, tally_.so_far()});
}

}  // namespace antipode::service
