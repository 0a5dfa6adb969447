// Works that wait for their turn, run, pause and end, on the threads of the machine.
//
//     WorkPool pool({.threads = 2});
//     if (auto error = pool.submit(search)) refuse(*error);
//     pool.pause(search);  pool.resume(search);  pool.stop(search, StopReason::asked);
//
// Each work takes as many of the pool's threads as its place says; the rest of its lane
// waits. A paused work sleeps with all it has, and its threads go to others; resumed, it
// queues again. News come in order, one at a time, with no lock held.
#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <thread>
#include <vector>

#include "base/result.h"
#include "service/tasks/work.h"

namespace antipode::service {

// Why nothing is begun any more.
Error program_ends();

class WorkPool {
public:
    struct Options {
        unsigned    threads     = 1;     // for the lanes that share them
        std::size_t max_waiting = 1000;  // in each lane but that of batches
        // More paused works than these give up their thread, and go on from what they
        // have found; those of the laboratory never do.
        std::size_t max_asleep = 64;
    };

    explicit WorkPool(const Options& options);
    ~WorkPool();  // shuts down
    WorkPool(const WorkPool&)            = delete;
    WorkPool& operator=(const WorkPool&) = delete;

    using Handle = std::shared_ptr<Work>;
    using Works  = std::span<const Handle>;

    // All or none. Too many waiting is an error of kind busy. A work is submitted once.
    std::optional<Error> submit(Works works);
    std::optional<Error> submit(const Handle& work) { return submit({&work, 1}); }

    // Each tells how many it changed; those that have ended, or are about to, stay as
    // they are.
    std::size_t pause(Works works);
    std::size_t resume(Works works);
    std::size_t stop(Works works, StopReason why);  // keeps what was found

    std::size_t pause(const Handle& work) { return pause({&work, 1}); }
    std::size_t resume(const Handle& work) { return resume({&work, 1}); }
    std::size_t stop(const Handle& work, StopReason why) { return stop({&work, 1}, why); }

    // For one that is about to be stopped, the state in which it ends. Nothing if it has
    // ended: what it has come to is told by itself.
    std::optional<TaskState> state(const Handle& work) const;

    // Whether it waits, runs or sleeps, and is not about to be stopped.
    bool has(const Handle& work) const {
        const auto now = state(work);
        return now && is_open(*now);
    }

    unsigned threads() const { return options_.threads; }

    struct Counts {
        std::size_t running = 0;
        std::size_t waiting = 0;
    };
    Counts counts(Lane lane) const;

    // Interrupts all works and waits for them. Nothing is accepted afterwards. Not to be
    // called from what is told.
    void shut_down();

private:
    class Change;

    // The first group is for works without one; of the others those in which somebody waits.
    struct Line {
        std::vector<std::shared_ptr<WorkGroup>> groups;
        Counts                                  counts;
    };

    // What follows is called with the lock held.
    Line&       line_of(const Work& work) { return lines_.at(index_of(work.place_.lane)); }
    void        enter(const Handle& work, TaskState state, const std::optional<Error>& why = {});
    void        wait_in_line(const Handle& work);
    void        leave_line(const Handle& work);
    Handle      next_in(const Line& line) const;
    bool        has_room_for(const Work& work) const;
    void        dispatch();
    void        start(const Handle& work);
    void        give_to_worker(const Handle& work);
    bool        start_worker();
    void        leave_slot(Work& work);
    bool        pause_one(const Handle& work);
    bool        resume_one(const Handle& work);
    bool        leave(const Handle& work, Work::Leaving why);
    void        end(const Handle& work, TaskState state, const std::optional<Error>& why = {});
    void        after_work(const Handle& work, const std::optional<Error>& error);
    void        stay(const Handle& work);
    std::size_t asleep() const;

    // Without it.
    void                        work_off();
    static std::optional<Error> run(Work& work, const WorkWatch& watch);
    void                        forget(const Handle& work);

    static std::size_t index_of(Lane lane) { return static_cast<std::size_t>(lane); }

    const Options options_;

    mutable std::mutex        mutex_;  // guards what follows
    std::array<Line, lanes>   lines_;
    unsigned                  threads_used_ = 0;  // of those that lanes share
    std::uint64_t             last_number_  = 0;
    std::set<Handle>          alive_;
    std::vector<Handle>       touched_;  // with something to tell
    std::deque<Handle>        ready_;    // to be taken by a worker
    std::size_t               idle_      = 0;
    bool                      is_closed_ = false;
    std::condition_variable   changed_;
    std::vector<std::jthread> workers_;
};

}  // namespace antipode::service
