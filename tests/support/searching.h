// Searches in tests: one engine for all of a process, and a place that collects
// events and waits for them.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "cube/random_cube.h"
#include "service/tasks/watched_search.h"
#include "tables/store.h"

namespace antipode::testing {

inline service::Engine& engine() {
    static service::Engine shared({.store        = TableStore(default_table_folder()),
                                   .threads      = 2,
                                   .pages        = service::Pages::small,
                                   .bounds_pages = service::Pages::small});
    return shared;
}

inline Cube some_cube(std::uint64_t seed) {
    Random random(seed);
    return random_reachable(random);
}

// A search for it ends when it is told to: no proof is near.
inline service::SolveTask endless(std::uint64_t seed, unsigned threads = 0) {
    return {.cube = some_cube(seed), .limits = {.threads = threads}};
}

// Things that happen on other threads, in their order. Copies share them, so that
// a thread may still have one when the test is over.
template <class Thing>
class Happenings {
public:
    void add(const Thing& thing) const {
        const std::lock_guard lock(state_->mutex);
        state_->things.push_back(thing);
        state_->changed.notify_all();
    }

    std::vector<Thing> all() const {
        const std::lock_guard lock(state_->mutex);
        return state_->things;
    }

    // Returns when one of them is as wanted.
    void wait_for(const std::function<bool(const Thing&)>& is_wanted) const {
        std::unique_lock lock(state_->mutex);
        state_->changed.wait(lock, [&] { return std::ranges::any_of(state_->things, is_wanted); });
    }

    void wait_for_more_than(std::size_t count) const {
        std::unique_lock lock(state_->mutex);
        state_->changed.wait(lock, [&] { return state_->things.size() > count; });
    }

private:
    struct State {
        std::mutex              mutex;
        std::condition_variable changed;
        std::vector<Thing>      things;
    };
    std::shared_ptr<State> state_ = std::make_shared<State>();
};

// The events of one search.
class SearchLog : public Happenings<service::SearchEvent> {
public:
    service::SearchCallback callback() const {
        return [log = *this](const service::SearchEvent& event) { log.add(event); };
    }

    template <class Event>
    std::vector<Event> of_kind() const {
        std::vector<Event> found;
        for (const service::SearchEvent& event : all())
            if (const auto* wanted = std::get_if<Event>(&event)) found.push_back(*wanted);
        return found;
    }

    void wait_for(service::TaskState state) const {
        Happenings::wait_for([=](const service::SearchEvent& event) {
            const auto* now = std::get_if<service::TaskState>(&event);
            return now != nullptr && *now == state;
        });
    }
    void wait_for_solution() const {
        Happenings::wait_for([](const service::SearchEvent& event) {
            return std::holds_alternative<service::SolveAnswer>(event);
        });
    }
    service::SearchEnded wait_for_end() const {
        Happenings::wait_for([](const service::SearchEvent& event) {
            return std::holds_alternative<service::SearchEnded>(event);
        });
        return of_kind<service::SearchEnded>().front();
    }
};

}  // namespace antipode::testing
