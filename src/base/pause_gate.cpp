#include "base/pause_gate.h"

namespace antipode {

void PauseGate::pause() {
    const std::lock_guard lock(mutex_);
    if (!is_paused()) paused_since_ = now();
}

void PauseGate::resume() {
    {
        const std::lock_guard lock(mutex_);
        if (!is_paused()) return;
        paused_before_ += now() - paused_since_;
        paused_since_ = not_paused;
    }
    resumed_.notify_all();
    listeners_.put({});
    listeners_.deliver();
}

Subscription PauseGate::on_resume(std::function<void()> callback) const {
    return listeners_.add([callback = std::move(callback)](const Resumed&) { callback(); });
}

void PauseGate::wait(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    resumed_.wait(lock, stop, [&] { return !is_paused(); });
}

// Without the lock: both numbers belong together if the first is still the same
// after the second was read.
std::chrono::nanoseconds PauseGate::time_paused() const {
    for (;;) {
        const std::int64_t since  = paused_since_;
        const std::int64_t before = paused_before_;
        if (since != paused_since_) continue;
        return std::chrono::nanoseconds(since == not_paused ? before : before + now() - since);
    }
}

}  // namespace antipode
