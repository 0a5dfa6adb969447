// A piece of long work, as the pool has it done: a search, a row of the list, a question.
//
//     class Dig : public Work {
//         std::optional<Error> run(const WorkWatch& watch) override;   // on a thread of the pool
//         void note(TaskState state, const std::optional<Error>& why) override;
//         void deliver() override;
//     };
//
// Whoever derives from it says how the work is done, and to whom it is told.
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>

#include "base/message.h"
#include "base/pause_gate.h"
#include "base/result.h"
#include "service/tasks/task.h"

namespace antipode::service {

class Work;

enum class Lane : std::uint8_t {
    at_once,      // for clients who wait with an open connection; on threads of its own
    laboratory,   // one after the other, likewise
    interactive,  // shares the threads of the pool with the next, and goes first
    batch,
};

inline constexpr std::size_t lanes = 4;

enum class StopReason : std::uint8_t {
    asked,        // ends as `stopped`
    program_end,  // ends as `interrupted`
};

// Of the works of a group only so many run at the same time. For the pool to change.
struct WorkGroup {
    std::size_t at_once = std::numeric_limits<std::size_t>::max();
    std::size_t running = 0;
    std::map<std::uint64_t, std::shared_ptr<Work>> waiting = {};  // by the number they have drawn
};

struct WorkPlace {
    Lane                       lane    = Lane::interactive;
    unsigned                   threads = 0;        // 0: all that the pool has
    std::shared_ptr<WorkGroup> group   = nullptr;  // none: the lane alone has bounds
};

// While the gate is closed the work sleeps; its clock stands still.
struct WorkWatch {
    std::stop_token stop    = {};
    PauseGate*      gate    = nullptr;
    unsigned        threads = 1;

    // For what does not look at the gate itself.
    void wait_if_paused() const {
        if (gate != nullptr && gate->is_paused()) gate->wait(stop);
    }
};

class Work {
public:
    explicit Work(WorkPlace place) : place_(std::move(place)) {}
    virtual ~Work()              = default;
    Work(const Work&)            = delete;
    Work& operator=(const Work&) = delete;

protected:
    friend class WorkPool;

    // Until it is done. Having been stopped before that is an error of that kind. One that
    // gave up its thread for the length of a pause is run again, and goes on.
    virtual std::optional<Error> run(const WorkWatch& watch) = 0;

    // What runs out of memory, in a sentence: "the search".
    virtual Message name() const = 0;

    // A new state, with the reason of a failure; nothing is noted after one in which the
    // work is over. Only remembered here, since the pool is locked.
    virtual void note(TaskState state, const std::optional<Error>& why) = 0;
    // Tells what was noted, in its order.
    virtual void deliver() = 0;

private:
    // Why it is told to stop.
    enum class Leaving : std::uint8_t { no, to_park, stopped, interrupted };

    bool is_leaving() const {
        return leaving_ == Leaving::stopped || leaving_ == Leaving::interrupted;
    }

    // Guarded by the lock of the pool, which completes the place.
    WorkPlace                  place_;
    TaskState                  state_      = TaskState::queued;
    Leaving                    leaving_    = Leaving::no;
    bool                       has_worker_ = false;  // which may be asleep
    bool                       has_slot_   = false;
    std::uint64_t              number_     = 0;  // in its line
    std::stop_source           stop_{std::nostopstate};
    std::unique_ptr<PauseGate> gate_;  // from its first run on
};

}  // namespace antipode::service
