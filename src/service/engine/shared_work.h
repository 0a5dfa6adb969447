// A value that takes long to make, such as an open table: made on a thread of its own
// when somebody needs it, and shared by all who do.
//
//     SharedWork work({.what = service_message<"table-named">("corners"), .make = make});
//     Result<SharedWork::Value> value = work.get({.limit = {.stop = stop}});
//
// What is being made is given up when the last one who waits for it is stopped, and
// rests while all who wait are paused. An error is told to those who wait; who asks
// afterwards makes another attempt.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "base/result.h"
#include "service/engine/wait_limit.h"

namespace antipode::service {

class SharedWork {
public:
    using Value = std::shared_ptr<const void>;
    class Making;

    struct Options {
        TablesStatus about = {};  // whose metric and name it has
        Message      what  = {};  // "the table bounds-htm-2"
        // What the thread does: offers the value, or says why there is none.
        std::function<std::optional<Error>(Making&)> make;
        // Whether that takes less time than starting a thread: then the first who waits
        // does it.
        std::function<bool()> is_quick = [] { return false; };
        // Comes from any thread, with no lock held.
        std::function<void(const TablesStatus&)> on_change = [](const TablesStatus&) {};
    };

    explicit SharedWork(Options options);
    ~SharedWork();  // stops what it is doing; nobody may wait any more
    SharedWork(const SharedWork&)            = delete;
    SharedWork& operator=(const SharedWork&) = delete;

    // Any thread may call it. Having waited too long is an error of kind busy, and the
    // work goes on for the next who asks.
    Result<Value> get(const TableWait& wait);
    Value         get_if_ready() const;

    // Also for nobody.
    void begin();

    // Waits until nothing is being made or written any more. The error is that of the
    // work, or of waiting: busy or stopped.
    std::optional<Error> finish(const WaitLimit& limit);

    // Whether it was there, and nobody had a use for it.
    bool forget_if_unused();

    TablesStatus status() const;

private:
    // One time that it is made, which may be given up.
    struct Attempt {
        std::stop_source     stop    = {};
        bool                 goes_on = false;  // also when nobody waits
        bool                 is_over = false;
        std::optional<Error> error   = std::nullopt;
    };
    using AttemptPointer = std::shared_ptr<Attempt>;
    using Lock           = std::unique_lock<std::mutex>;
    class Waiter;

    void                 run(const AttemptPointer& attempt);  // what the thread does
    std::optional<Error> make(Making& making);
    void                 rest(const Attempt& attempt);
    void                 keep(Value value);
    void                 keep_last(Value value);
    void                 end(Attempt& attempt, std::optional<Error> error);
    void                 set(TablesState state, double progress, Message message);

    // With the lock held.
    bool           is_under_way() const { return attempt_ && !attempt_->is_over; }
    AttemptPointer attempt();      // the one that is under way, or a new one
    AttemptPointer new_attempt();  // not yet begun
    AttemptPointer make_here(Lock& lock);
    void           wait_for(Lock& lock, Attempt& attempt, const TableWait& wait);
    Error          give_up(Attempt& attempt, const WaitLimit& limit);
    Error          why_not_ready(const WaitLimit& limit) const;
    bool           is_everyone_paused() const;
    TablesStatus   status_as(TablesState state, double progress, Message message) const;

    const Options options_;

    mutable std::mutex            mutex_;  // guards what follows
    std::condition_variable_any   changed_;
    TablesStatus                  status_;
    Value                         value_;
    AttemptPointer                attempt_;
    std::vector<const TableWait*> waiting_;
    std::jthread                  maker_;
};

// What the one who makes the value is given.
class SharedWork::Making {
public:
    Making(SharedWork& work, Attempt& attempt) : work_(work), attempt_(attempt) {}

    std::stop_token stop() const { return attempt_.stop.get_token(); }

    // It can be used from now on. Another one takes its place for those who ask later.
    void offer(Value value) { work_.keep(std::move(value)); }

    // The same where nothing is left to be made or written: whoever has it sees it told ready.
    void offer_last(Value value) { work_.keep_last(std::move(value)); }

    TablesStatus status() const { return work_.status(); }
    void         tell(TablesState state, double progress, Message message) {
                work_.set(state, progress, std::move(message));
    }

    // To be called now and then: returns when not everybody who waits is paused.
    void rest() { work_.rest(attempt_); }

private:
    SharedWork& work_;
    Attempt&    attempt_;
};

}  // namespace antipode::service
