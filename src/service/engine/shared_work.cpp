#include "service/engine/shared_work.h"

#include <algorithm>

#include "base/failure.h"
#include "base/messages.h"
#include "base/team.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

using SteadyClock = std::chrono::steady_clock;

// Later ones would overflow.
SteadyClock::time_point deadline_of(const WaitLimit& limit) {
    constexpr std::chrono::nanoseconds longest = std::chrono::hours(24 * 365);
    return SteadyClock::now() + std::min(limit.max_wait, longest);
}

}  // namespace

// Counts among those who wait as long as it lives.
class SharedWork::Waiter {
public:
    Waiter(SharedWork& work, const TableWait& wait) : work_(work), wait_(wait) {
        work_.waiting_.push_back(&wait_);
        work_.changed_.notify_all();
    }
    ~Waiter() {
        std::erase(work_.waiting_, &wait_);
        work_.changed_.notify_all();
    }
    Waiter(const Waiter&)            = delete;
    Waiter& operator=(const Waiter&) = delete;

private:
    SharedWork&      work_;
    const TableWait& wait_;
};

SharedWork::SharedWork(Options options)
    : options_(std::move(options)),
      status_(status_as(TablesState::absent, 0, service_message<"tables-not-begun">())) {}

SharedWork::~SharedWork() {
    {
        const Lock lock(mutex_);
        if (attempt_) attempt_->stop.request_stop();
    }
    if (maker_.joinable()) maker_.join();
}

// ---- those who need it ----------------------------------------------------------

Result<SharedWork::Value> SharedWork::get(const TableWait& wait) {
    Subscription resumed;  // ends with no lock held
    if (wait.gate != nullptr)
        resumed = wait.gate->on_resume([this] {
            const Lock lock(mutex_);
            changed_.notify_all();
        });
    Lock         lock(mutex_);
    const Waiter waiter(*this, wait);
    // What others gave up cannot be taken up again: it ends, and another one begins.
    while (!value_) {
        const bool           is_here     = !is_under_way() && options_.is_quick();
        const AttemptPointer current     = is_here ? make_here(lock) : attempt();
        const bool           is_given_up = current->stop.stop_requested();
        wait_for(lock, *current, wait);
        if (value_) break;
        if (!current->is_over) return give_up(*current, wait.limit);
        if (current->error && !is_given_up) return *current->error;
    }
    return value_;
}

SharedWork::Value SharedWork::get_if_ready() const {
    const Lock lock(mutex_);
    return value_;
}

void SharedWork::begin() {
    const Lock lock(mutex_);
    if (value_) return;
    attempt()->goes_on = true;
    changed_.notify_all();
}

// Until it is there, cannot be had, or the limit is reached.
void SharedWork::wait_for(Lock& lock, Attempt& attempt, const TableWait& wait) {
    const auto deadline   = deadline_of(wait.limit);
    double     told       = -1;
    const auto is_decided = [&] { return value_ != nullptr || attempt.is_over; };
    const auto is_news    = [&] { return is_decided() || status_.progress != told; };
    while (!is_decided() && changed_.wait_until(lock, wait.limit.stop, deadline, is_news)
           && !is_decided()) {
        told = status_.progress;
        if (!wait.on_progress) continue;
        lock.unlock();
        wait.on_progress({.name = options_.about.name, .progress = told});
        lock.lock();
    }
}

Error SharedWork::give_up(Attempt& attempt, const WaitLimit& limit) {
    const bool is_last = waiting_.size() == 1;
    if (!limit.stop.stop_requested())
        attempt.goes_on = true;  // whoever leaves wakes the one who rests
    else if (is_last && !attempt.goes_on)
        attempt.stop.request_stop();
    return why_not_ready(limit);
}

Error SharedWork::why_not_ready(const WaitLimit& limit) const {
    if (limit.stop.stop_requested())
        return stopped_error(service_message<"stopped-waiting">(options_.what));
    return busy_error(service_message<"tables-not-ready">(options_.what));
}

std::optional<Error> SharedWork::finish(const WaitLimit& limit) {
    Lock       lock(mutex_);
    const auto is_over = [&] { return !attempt_ || attempt_->is_over; };
    changed_.wait_until(lock, limit.stop, deadline_of(limit), is_over);
    if (!is_over()) return why_not_ready(limit);
    return attempt_ ? attempt_->error : std::nullopt;
}

bool SharedWork::forget_if_unused() {
    const Lock lock(mutex_);
    if (!value_ || value_.use_count() > 1 || !waiting_.empty() || !attempt_->is_over) return false;
    value_.reset();
    status_ = status_as(TablesState::absent, 0, service_message<"tables-not-begun">());
    return true;
}

TablesStatus SharedWork::status() const {
    const Lock lock(mutex_);
    return status_;
}

TablesStatus SharedWork::status_as(TablesState state, double progress, Message message) const {
    TablesStatus status = options_.about;
    status.state        = state;
    status.progress     = progress;
    status.message      = std::move(message);
    return status;
}

// ---- the work -------------------------------------------------------------------

SharedWork::AttemptPointer SharedWork::attempt() {
    if (is_under_way()) return attempt_;
    AttemptPointer current = new_attempt();
    if (!start_thread(maker_, [this, current] { run(current); })) {
        current->error   = environment_error(base_message<"out-of-threads">(options_.what));
        current->is_over = true;
        status_          = status_as(TablesState::failed, 0, current->error->message);
    }
    return current;
}

SharedWork::AttemptPointer SharedWork::new_attempt() {
    if (maker_.joinable()) maker_.join();  // its work is over
    attempt_ = std::make_shared<Attempt>();
    status_  = status_as(TablesState::loading, 0, service_message<"tables-loading">());
    return attempt_;
}

SharedWork::AttemptPointer SharedWork::make_here(Lock& lock) {
    AttemptPointer current = new_attempt();
    lock.unlock();
    run(current);
    lock.lock();
    return current;
}

void SharedWork::run(const AttemptPointer& attempt) {
    options_.on_change(status());
    Making making(*this, *attempt);
    end(*attempt, make(making));
}

std::optional<Error> SharedWork::make(Making& making) {
    try {
        return options_.make(making);
    } catch (...) {
        return failure_of(options_.what);
    }
}

void SharedWork::rest(const Attempt& attempt) {
    Lock lock(mutex_);
    changed_.wait(lock, attempt.stop.get_token(),
                  [&] { return attempt.goes_on || !is_everyone_paused(); });
}

bool SharedWork::is_everyone_paused() const {
    return !waiting_.empty() && std::ranges::all_of(waiting_, [](const TableWait* wait) {
        return wait->gate != nullptr && wait->gate->is_paused();
    });
}

void SharedWork::keep(Value value) {
    const Lock lock(mutex_);
    value_.swap(value);
    changed_.notify_all();
}

void SharedWork::keep_last(Value value) {
    const TablesStatus ready = status_as(TablesState::ready, 1, service_message<"tables-ready">());
    {
        const Lock lock(mutex_);
        value_.swap(value);
        status_ = ready;
        changed_.notify_all();
    }
    options_.on_change(ready);
}

// The last thing that is done under the lock is to say that it is over: whoever sees
// that may wait for the thread. A value that could not be kept is there all the same.
void SharedWork::end(Attempt& attempt, std::optional<Error> error) {
    if (!error || get_if_ready())
        set(TablesState::ready, 1, service_message<"tables-ready">());
    else if (error->kind == ErrorKind::stopped)
        set(TablesState::absent, 0, service_message<"tables-stopped">());
    else
        set(TablesState::failed, 0, error->message);
    const Lock lock(mutex_);
    attempt.error   = std::move(error);
    attempt.is_over = true;
    changed_.notify_all();
}

void SharedWork::set(TablesState state, double progress, Message message) {
    const TablesStatus next = status_as(state, progress, std::move(message));
    {
        const Lock lock(mutex_);
        if (next == status_) return;
        status_ = next;
        changed_.notify_all();
    }
    options_.on_change(next);
}

}  // namespace antipode::service
