// Lets long work be put to sleep and woken again, with nothing lost.
//
//     PauseGate gate;                        // shared by the workers and whoever pauses them
//     while (busy) {
//         if (gate.is_paused()) gate.wait(stop);
//         work();
//     }
//     gate.pause();   …   gate.resume();
//
// time_paused() is what a clock of the work has to leave out.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>

#include "base/listeners.h"

namespace antipode {

class PauseGate {
public:
    void pause();
    void resume();

    // Cheap enough to be asked every few microseconds.
    bool is_paused() const { return paused_since_.load(std::memory_order_relaxed) != not_paused; }

    // Sleeps until resume(), or until the work is to stop.
    void wait(const std::stop_token& stop);

    // Told after every pause, on the thread that ends it.
    Subscription on_resume(std::function<void()> callback) const;

    // In all, the pause that may be going on included.
    std::chrono::nanoseconds time_paused() const;

private:
    using Clock                              = std::chrono::steady_clock;
    static constexpr std::int64_t not_paused = -1;

    static std::int64_t now() {
        return std::chrono::nanoseconds(Clock::now().time_since_epoch()).count();
    }

    std::mutex                  mutex_;  // of the ones that sleep and wake
    std::condition_variable_any resumed_;
    std::atomic<std::int64_t>   paused_since_{not_paused};
    std::atomic<std::int64_t>   paused_before_{0};

    struct Resumed {};
    mutable Listeners<Resumed> listeners_;
};

}  // namespace antipode
