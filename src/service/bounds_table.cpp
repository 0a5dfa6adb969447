#include "service/bounds_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/failure.h"
#include "base/team.h"
#include "service/table_steps.h"
#include "tables/optimal.h"

namespace antipode::service {
namespace {

using SteadyClock = std::chrono::steady_clock;

// How often a build that rests looks whether it may go on.
constexpr auto rest_interval = std::chrono::milliseconds(20);

// Later ones would overflow.
SteadyClock::time_point deadline_of(const Patience& patience) {
    constexpr std::chrono::nanoseconds longest = std::chrono::hours(24 * 365);
    return SteadyClock::now() + std::min(patience.max_wait, longest);
}

}  // namespace

// Counts among those who wait as long as it lives.
class BoundsTable::Waiter {
public:
    Waiter(BoundsTable& table, const TableWait& wait) : table_(table), wait_(wait) {
        table_.waiting_.push_back(&wait_);
    }
    ~Waiter() { std::erase(table_.waiting_, &wait_); }
    Waiter(const Waiter&)            = delete;
    Waiter& operator=(const Waiter&) = delete;

private:
    BoundsTable&     table_;
    const TableWait& wait_;
};

BoundsTable::BoundsTable(std::size_t number, Options options)
    : shape_(optimal::shapes()[number]),
      spec_(optimal::specs()[number]),
      options_(std::move(options)),
      status_(status_as(TablesState::absent, 0, "opened when asked for")) {}

BoundsTable::~BoundsTable() {
    {
        const Lock lock(mutex_);
        if (attempt_) attempt_->stop.request_stop();
    }
    if (opener_.joinable()) opener_.join();
}

// ---- those who need it ----------------------------------------------------------

Result<OptimalPointer> BoundsTable::solver(const TableWait& wait) {
    Lock         lock(mutex_);
    const Waiter waiter(*this, wait);
    // What others gave up cannot be taken up again: it ends, and another one begins.
    while (!solver_) {
        const AttemptPointer attempt     = attempt_ && !attempt_->is_over ? attempt_ : begin();
        const bool           is_given_up = attempt->stop.stop_requested();
        wait_for(lock, *attempt, wait);
        if (solver_) break;
        if (!attempt->is_over) return give_up(*attempt, wait);
        if (attempt->error && !is_given_up) return *attempt->error;
    }
    return solver_;
}

OptimalPointer BoundsTable::solver_if_ready() const {
    const Lock lock(mutex_);
    return solver_;
}

// Until it is there, cannot be had, or patience ends.
void BoundsTable::wait_for(Lock& lock, Attempt& attempt, const TableWait& wait) {
    const auto deadline   = deadline_of(wait.patience);
    double     told       = -1;
    const auto is_decided = [&] { return solver_ != nullptr || attempt.is_over; };
    const auto is_news    = [&] { return is_decided() || status_.progress != told; };
    while (!is_decided() && changed_.wait_until(lock, wait.patience.stop, deadline, is_news)
           && !is_decided()) {
        told = status_.progress;
        if (!wait.on_progress) continue;
        lock.unlock();
        wait.on_progress({.name = std::string(spec_.name), .progress = told});
        lock.lock();
    }
}

Error BoundsTable::give_up(Attempt& attempt, const TableWait& wait) {
    if (wait.patience.stop.stop_requested()) {
        const bool is_last = waiting_.size() == 1;
        if (is_last && !attempt.goes_on) attempt.stop.request_stop();
        return {.kind    = ErrorKind::stopped,
                .message = fmt::format("stopped while waiting for the table {}", spec_.name)};
    }
    attempt.goes_on = true;
    return {.kind    = ErrorKind::busy,
            .message = fmt::format("the table {} is not ready yet: it is loaded or built in the "
                                   "background, so ask again later",
                                   spec_.name)};
}

bool BoundsTable::forget_if_unused() {
    const Lock lock(mutex_);
    if (!solver_ || solver_.use_count() > 1 || !waiting_.empty() || !attempt_->is_over)
        return false;
    solver_.reset();
    status_ = status_as(TablesState::absent, 0, "opened when asked for");
    return true;
}

TablesStatus BoundsTable::status() const {
    const Lock lock(mutex_);
    return status_;
}

std::uint64_t BoundsTable::memory() const {
    const Lock lock(mutex_);
    return solver_ && !is_file_ ? spec_.bytes : 0;
}

TablesStatus BoundsTable::status_as(TablesState state, double progress, std::string message) const {
    return {.metric   = shape_.metric,
            .state    = state,
            .progress = progress,
            .message  = std::move(message),
            .name     = std::string(spec_.name)};
}

// ---- the work -------------------------------------------------------------------

BoundsTable::AttemptPointer BoundsTable::begin() {
    if (opener_.joinable()) opener_.join();  // its work is over
    attempt_        = std::make_shared<Attempt>();
    status_         = status_as(TablesState::loading, 0, "loading");
    const auto work = [this, attempt = attempt_] {
        try {
            open(attempt);
        } catch (...) {
            finish(*attempt, failure_of(fmt::format("the table {}", spec_.name)));
        }
    };
    if (!start_thread(opener_, work)) {
        attempt_->error   = Error{.kind    = ErrorKind::environment,
                                  .message = fmt::format("the system has no thread to give for the "
                                                           "table {}",
                                                         spec_.name)};
        attempt_->is_over = true;
        status_           = status_as(TablesState::failed, 0, attempt_->error->message);
    }
    return attempt_;
}

void BoundsTable::open(const AttemptPointer& attempt) {
    options_.on_change(status());
    OpenOptions opening;
    opening.threads        = options_.threads;
    opening.stop           = attempt->stop.get_token();
    opening.on_build_start = [this](const TableSpec& spec) {
        note({spec, TableStep::building, 0});
    };
    opening.on_progress = [this, &attempt](const TableProgress& progress) {
        note(progress);
        rest(*attempt);
    };
    opening.on_built = [this](const Table& table) { keep(table); };
    const auto table = options_.store.open(spec_, opening);
    if (!table) return finish(*attempt, table.error());
    const Table fast =
        options_.pages == Pages::huge ? prefer_huge_pages(*table, options_.threads) : *table;
    set(status_as(TablesState::ready, 1, "ready"));
    keep(fast);
    finish(*attempt, std::nullopt);
}

void BoundsTable::note(const TableProgress& progress) {
    const TablesStatus before   = status();
    const bool         is_build = progress.step != TableStep::checking;
    const auto         state    = is_build ? TablesState::building : TablesState::loading;
    const std::string message = fmt::format("{} the table {}", row(progress.step).name, spec_.name);
    const double      reached = share_done(progress);
    if (message == before.message && reached < before.progress + noticeable_share) return;
    set(status_as(state, reached, message));
}

void BoundsTable::rest(const Attempt& attempt) {
    Lock lock(mutex_);
    while (!attempt.goes_on && !attempt.stop.stop_requested() && is_everyone_paused())
        changed_.wait_for(lock, rest_interval);
}

bool BoundsTable::is_everyone_paused() const {
    return !waiting_.empty() && std::ranges::all_of(waiting_, [](const TableWait* wait) {
        return wait->gate != nullptr && wait->gate->is_paused();
    });
}

// A table that was built is used while it is written.
void BoundsTable::keep(const Table& table) {
    const Lock lock(mutex_);
    if (solver_) return;
    solver_  = std::make_shared<const optimal::Solver>(shape_, table);
    is_file_ = table.is_mapped_file();
    changed_.notify_all();
}

// The last thing that is done under the lock is to say that it is over: whoever sees
// that may wait for the thread. A table that could not be written is there all the same.
void BoundsTable::finish(Attempt& attempt, std::optional<Error> error) {
    if (!error || solver_if_ready())
        set(status_as(TablesState::ready, 1, "ready"));
    else if (error->kind == ErrorKind::stopped)
        set(status_as(TablesState::absent, 0, "stopped"));
    else
        set(status_as(TablesState::failed, 0, error->message));
    const Lock lock(mutex_);
    attempt.error   = std::move(error);
    attempt.is_over = true;
    changed_.notify_all();
}

void BoundsTable::set(const TablesStatus& status) {
    {
        const Lock lock(mutex_);
        if (status == status_) return;
        status_ = status;
        changed_.notify_all();
    }
    options_.on_change(status);
}

}  // namespace antipode::service
