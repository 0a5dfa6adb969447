#include "service/tasks/search_pool.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "base/failure.h"
#include "base/team.h"
#include "service/tasks/search_tally.h"

namespace antipode::service {
namespace {

constexpr std::chrono::nanoseconds max_wait_at_once = std::chrono::minutes(1);  // for tables

constexpr std::array<Lane, 3> lanes = {Lane::at_once, Lane::interactive, Lane::batch};

std::size_t index(Lane lane) { return static_cast<std::size_t>(lane); }

Error too_many_searches(std::size_t waiting) {
    return {.kind    = ErrorKind::busy,
            .message = fmt::format("{} searches are waiting already, which is as many as may: ask "
                                   "again later",
                                   waiting)};
}

// What the callback holds is let go after the last event.
SearchCallback until_the_end(SearchCallback callback) {
    return [callback = std::move(callback)](const SearchEvent& event) mutable {
        callback(event);
        if (std::holds_alternative<SearchEnded>(event)) callback = nullptr;
    };
}

}  // namespace

// Why a search is told to stop.
enum class SearchPool::Leaving : std::uint8_t {
    no,
    to_park,  // goes on later, from its best solution
    cancelled,
    interrupted,
};

// All but the outbox and the gate is guarded by the pool's lock, the tally only
// while no worker has the search.
class SearchPool::Search {
public:
    Search(const SearchOrder& order, unsigned granted, SearchCallback callback)
        : lane(order.lane),
          threads(granted),
          outbox(until_the_end(std::move(callback))),
          tally(with_threads(order.task, granted), order.so_far) {}

    const Lane          lane;
    const unsigned      threads;
    Outbox<SearchEvent> outbox;
    PauseGate           gate;
    SearchTally         tally;
    SearchState         state      = SearchState::queued;
    Leaving             leaving    = Leaving::no;
    bool                has_worker = false;  // which may be asleep
    bool                has_slot   = false;
    std::stop_source    stop       = {};

    bool is_leaving() const {
        return leaving == Leaving::cancelled || leaving == Leaving::interrupted;
    }

private:
    static SolveTask with_threads(SolveTask task, unsigned granted) {
        task.limits.threads = granted;
        return task;
    }
};

// Holds the lock while something changes, and tells about it afterwards.
class SearchPool::Change {
public:
    explicit Change(SearchPool& pool) : pool_(pool), lock_(pool.mutex_) {}
    ~Change() {
        const std::vector<Handle> touched = std::exchange(pool_.touched_, {});
        lock_.unlock();
        for (const Handle& search : touched) deliver(*search);
    }
    Change(const Change&)            = delete;
    Change& operator=(const Change&) = delete;

private:
    static void deliver(Search& search) noexcept {
        try {
            search.outbox.deliver();
        } catch (...) {  // NOLINT(bugprone-empty-catch): who is told is the one who failed.
        }
    }

    SearchPool&                  pool_;
    std::unique_lock<std::mutex> lock_;
};

SearchPool::SearchPool(Engine& engine, const Options& options)
    : engine_(engine),
      options_(options),
      threads_(options.threads == 0 ? engine.threads() : options.threads) {}

SearchPool::~SearchPool() { shut_down(); }

// ---- what users ask for ---------------------------------------------------------

Result<SearchPool::Handle> SearchPool::submit(const SearchOrder& order, SearchCallback callback) {
    const unsigned wanted  = order.task.limits.threads;
    const unsigned threads = wanted == 0 ? threads_ : std::min(wanted, threads_);
    auto           search  = std::make_shared<Search>(order, threads, std::move(callback));
    const Change   change(*this);
    if (closed_) return Error{.kind = ErrorKind::stopped, .message = "the program is about to end"};
    auto& queue = waiting_.at(index(order.lane));
    if (queue.size() >= options_.max_waiting) return too_many_searches(queue.size());
    alive_.insert(search);
    queue.push_back(search);
    dispatch();
    return search;
}

bool SearchPool::pause(const Handle& search) {
    const Change change(*this);
    if (search->state == SearchState::ended || search->is_leaving()) return false;
    if (search->state == SearchState::paused) return true;
    if (search->state == SearchState::queued) leave_queue(search);
    if (search->state == SearchState::running) {
        search->gate.pause();
        leave_slot(*search);
        if (asleep() > options_.max_asleep) leave(search, Leaving::to_park);
    }
    enter(search, SearchState::paused);
    dispatch();
    return true;
}

bool SearchPool::resume(const Handle& search) {
    const Change change(*this);
    if (search->state == SearchState::ended || search->is_leaving()) return false;
    if (search->state != SearchState::paused) return true;
    waiting_.at(index(search->lane)).push_back(search);
    enter(search, SearchState::queued);
    dispatch();
    return true;
}

bool SearchPool::cancel(const Handle& search) {
    const Change change(*this);
    if (search->state == SearchState::ended) return false;
    leave(search, Leaving::cancelled);
    dispatch();
    return true;
}

void SearchPool::interrupt(std::span<const Handle> searches) {
    const Change change(*this);
    for (const Handle& search : searches)
        if (search->state != SearchState::ended) leave(search, Leaving::interrupted);
    dispatch();
}

void SearchPool::shut_down() {
    {
        const Change change(*this);
        closed_ = true;
        for (const Handle& search : std::set<Handle>(alive_)) leave(search, Leaving::interrupted);
    }
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return alive_.empty(); });
        changed_.notify_all();
    }
    for (std::jthread& worker : workers_) worker.join();
    workers_.clear();
}

SearchState SearchPool::state(const Handle& search) const {
    const std::lock_guard lock(mutex_);
    return search->state;
}

SearchPool::Counts SearchPool::counts(Lane lane) const {
    const std::lock_guard lock(mutex_);
    return {running_.at(index(lane)), waiting_.at(index(lane)).size()};
}

// ---- the queue ------------------------------------------------------------------

void SearchPool::put(const Handle& search, SearchEvent event) {
    search->outbox.put(std::move(event));
    touched_.push_back(search);
}

void SearchPool::enter(const Handle& search, SearchState state) {
    search->state = state;
    put(search, state);
}

bool SearchPool::has_room_for(const Search& search) const {
    if (search.lane == Lane::at_once)
        return running_.at(index(search.lane)) < std::max(2U, threads_);
    return threads_used_ == 0 || threads_used_ + search.threads <= threads_;
}

// A batch waits for the interactive lane even where it would fit in: otherwise its
// many small searches would keep out a large one for ever.
void SearchPool::dispatch() {
    if (closed_) return;
    for (const Lane lane : lanes) {
        auto& queue = waiting_.at(index(lane));
        while (!queue.empty() && has_room_for(*queue.front())) {
            const Handle search = queue.front();
            queue.pop_front();
            start(search);
        }
        if (lane == Lane::interactive && !queue.empty()) return;
    }
}

void SearchPool::start(const Handle& search) {
    search->has_slot = true;
    ++running_.at(index(search->lane));
    if (search->lane != Lane::at_once) threads_used_ += search->threads;
    enter(search, SearchState::running);
    search->gate.resume();
    if (!search->has_worker) give_to_worker(search);
}

void SearchPool::give_to_worker(const Handle& search) {
    search->has_worker = true;
    ready_.push_back(search);
    if (idle_ >= ready_.size() || !start_worker()) changed_.notify_all();
    if (!workers_.empty()) return;
    ready_.pop_back();
    after_work(search, Error{.kind    = ErrorKind::environment,
                             .message = "the system has no thread to give for the search"});
}

// Where there is none to start, those that are there take one search after the other.
bool SearchPool::start_worker() {
    std::jthread worker;
    if (!start_thread(worker, [this] { work(); })) return false;
    workers_.push_back(std::move(worker));
    return true;
}

void SearchPool::leave_slot(Search& search) {
    if (!search.has_slot) return;
    search.has_slot = false;
    --running_.at(index(search.lane));
    if (search.lane != Lane::at_once) threads_used_ -= search.threads;
}

void SearchPool::leave_queue(const Handle& search) {
    std::erase(waiting_.at(index(search->lane)), search);
}

void SearchPool::leave(const Handle& search, Leaving why) {
    if (search->is_leaving()) return;
    search->leaving = why;
    search->stop.request_stop();
    if (why == Leaving::to_park) return;
    leave_queue(search);
    if (!search->has_worker) end(search, search->tally.so_far());
}

void SearchPool::end(const Handle& search, Result<SolveAnswer> answer) {
    using How             = SearchEnded::How;
    const bool is_stopped = answer && answer->answer.ended == Ended::stopped;
    How        how        = How::finished;
    if (is_stopped && search->leaving == Leaving::cancelled) how = How::cancelled;
    if (is_stopped && search->leaving == Leaving::interrupted) how = How::interrupted;
    search->state = SearchState::ended;
    put(search, SearchEnded{how, std::move(answer), search->tally.proof()});
    alive_.erase(search);
    changed_.notify_all();
}

std::size_t SearchPool::asleep() const {
    return static_cast<std::size_t>(std::ranges::count_if(alive_, [](const Handle& search) {
        return search->has_worker && !search->has_slot && search->leaving == Leaving::no;
    }));
}

// ---- the workers ----------------------------------------------------------------

void SearchPool::work() {
    for (;;) {
        Handle          search;
        std::stop_token stop;
        {
            std::unique_lock lock(mutex_);
            ++idle_;
            changed_.wait(lock, [&] { return !ready_.empty() || (closed_ && alive_.empty()); });
            --idle_;
            if (ready_.empty()) return;
            search = ready_.front();
            ready_.pop_front();
            stop = search->stop.get_token();
        }
        const auto error = run(search, stop);
        try {
            const Change change(*this);
            after_work(search, error);
        } catch (...) {
            forget(search);
        }
    }
}

std::optional<Error> SearchPool::run(const Handle& search, const std::stop_token& stop) {
    const auto tell = [&](const auto& news) {
        search->outbox.put(news);
        search->outbox.deliver();
    };
    const auto max_wait = search->lane == Lane::at_once ? max_wait_at_once : WaitLimit{}.max_wait;
    try {
        return search->tally.search(engine_, {.stop = stop, .gate = &search->gate},
                                    {tell, tell, tell}, max_wait);
    } catch (...) {
        return failure_of("the search");
    }
}

void SearchPool::after_work(const Handle& search, const std::optional<Error>& error) {
    search->has_worker        = false;
    const SolveAnswer& so_far = search->tally.so_far();
    const bool         is_stopped =
        error ? error->kind == ErrorKind::stopped : so_far.answer.ended == Ended::stopped;
    if (is_stopped && search->leaving == Leaving::to_park) return stay(search);
    leave_slot(*search);
    leave_queue(search);
    // Stopped while it waited for its tables, it still has what it had before.
    if (error && !(is_stopped && search->is_leaving()))
        end(search, *error);
    else
        end(search, so_far);
    dispatch();
}

// Where there is no memory even for telling the end: nobody is to wait for it.
void SearchPool::forget(const Handle& search) {
    const std::lock_guard lock(mutex_);
    search->has_worker = false;
    search->state      = SearchState::ended;
    leave_slot(*search);
    leave_queue(search);
    alive_.erase(search);
    changed_.notify_all();
}

// Parked, or resumed in the meantime.
void SearchPool::stay(const Handle& search) {
    search->leaving = Leaving::no;
    search->stop    = std::stop_source();
    if (search->state == SearchState::running) give_to_worker(search);
}

}  // namespace antipode::service
