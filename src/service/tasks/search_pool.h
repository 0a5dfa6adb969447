// Searches that wait for their turn, run, pause and end, on the threads of the
// machine.
//
//     SearchPool pool(engine, {});
//     auto search = pool.submit({.task = task}, [](const SearchEvent& event) { … });
//     pool.pause(*search);  pool.resume(*search);  pool.cancel(*search);
//
// Each search takes as many of the pool's threads as its limits say; the rest of
// the queue waits. Of the two lanes that share these threads the interactive one
// goes first. The lane `at_once` is for clients who wait with an open connection:
// it has threads of its own, so that no job of hours is ever in its way.
//
// A paused search sleeps with all it has, and its threads go to others; resumed,
// it queues again. Events come in order, one at a time, with no lock held; the
// last one is SearchEnded, after which the callback is let go.
#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <thread>
#include <variant>
#include <vector>

#include "base/result.h"
#include "service/answers/solve.h"
#include "service/engine/engine.h"
#include "service/engine/search_progress.h"

namespace antipode::service {

enum class Lane : std::uint8_t { at_once, interactive, batch };

struct SearchOrder {
    SolveTask task;  // limits of 0 threads stand for all
    Lane      lane = Lane::interactive;
    // What an earlier search of the same task had: only better solutions are told,
    // and its time and nodes count. What it had proven is the task's proof.
    std::optional<SolveAnswer> so_far = std::nullopt;
};

enum class SearchState : std::uint8_t { queued, running, paused, ended };

struct SearchEnded {
    enum class How : std::uint8_t { finished, cancelled, interrupted };
    How how = How::finished;
    // What was found; wrong if the search could not be made.
    Result<SolveAnswer> answer;
    // Its state, where shortest solutions were looked for and it is not complete.
    ProofPointer proof = nullptr;
};

// A changed state, progress, a better solution than all before, the state of a proof
// to be kept, or the end.
using SearchEvent =
    std::variant<SearchState, SearchProgress, SolveAnswer, ProofPointer, SearchEnded>;
using SearchCallback = std::function<void(const SearchEvent&)>;

class SearchPool {
public:
    struct Options {
        unsigned    threads     = 0;     // for jobs and batches together; 0: the engine's
        std::size_t max_waiting = 1000;  // in each lane
        // More paused searches than these give up their place and begin again from
        // their best solution.
        std::size_t max_asleep = 64;
    };

    SearchPool(Engine& engine, const Options& options);
    ~SearchPool();  // shuts down
    SearchPool(const SearchPool&)            = delete;
    SearchPool& operator=(const SearchPool&) = delete;

    class Search;
    using Handle = std::shared_ptr<Search>;

    // Too many waiting is an error of kind busy.
    Result<Handle> submit(const SearchOrder& order, SearchCallback callback);

    // False if the search has ended already.
    bool pause(const Handle& search);
    bool resume(const Handle& search);
    bool cancel(const Handle& search);  // keeps what was found

    // As cancel(), but all at once, and told as an interruption.
    void interrupt(std::span<const Handle> searches);

    SearchState state(const Handle& search) const;

    unsigned threads() const { return threads_; }

    struct Counts {
        std::size_t running = 0;
        std::size_t waiting = 0;
    };
    Counts counts(Lane lane) const;

    // Interrupts all searches and waits for them. Nothing is accepted afterwards.
    // Not to be called from a callback.
    void shut_down();

private:
    class Change;
    enum class Leaving : std::uint8_t;

    // What follows is called with the lock held.
    void        put(const Handle& search, SearchEvent event);
    void        enter(const Handle& search, SearchState state);
    void        dispatch();
    bool        has_room_for(const Search& search) const;
    void        start(const Handle& search);
    void        give_to_worker(const Handle& search);
    bool        start_worker();
    void        leave_slot(Search& search);
    void        leave_queue(const Handle& search);
    void        leave(const Handle& search, Leaving why);
    void        end(const Handle& search, Result<SolveAnswer> answer);
    void        after_work(const Handle& search, const std::optional<Error>& error);
    void        stay(const Handle& search);
    std::size_t asleep() const;

    // Without it.
    void                 work();
    std::optional<Error> run(const Handle& search, const std::stop_token& stop);
    void                 forget(const Handle& search);

    Engine&        engine_;
    const Options  options_;
    const unsigned threads_;

    mutable std::mutex                mutex_;  // guards what follows
    std::array<std::deque<Handle>, 3> waiting_;
    std::array<std::size_t, 3>        running_{};
    unsigned                          threads_used_ = 0;  // outside the lane at_once
    std::set<Handle>                  alive_;
    std::vector<Handle>               touched_;  // with events to deliver
    std::deque<Handle>                ready_;    // to be taken by a worker
    std::size_t                       idle_   = 0;
    bool                              closed_ = false;
    std::condition_variable           changed_;
    std::vector<std::jthread>         workers_;
};

}  // namespace antipode::service
