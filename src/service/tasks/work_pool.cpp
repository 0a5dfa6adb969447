#include "service/tasks/work_pool.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/failure.h"
#include "base/messages.h"
#include "base/team.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

Error too_many_waiting(std::size_t waiting) {
    return busy_error(service_message<"too-many-searches">(waiting));
}

bool shares_threads(Lane lane) { return lane == Lane::interactive || lane == Lane::batch; }

}  // namespace

Error program_ends() { return stopped_error(service_message<"program-ends">()); }

// Holds the lock while something changes, and tells about it afterwards.
class WorkPool::Change {
public:
    explicit Change(WorkPool& pool) : pool_(pool), lock_(pool.mutex_) {}
    ~Change() {
        const std::vector<Handle> touched = std::exchange(pool_.touched_, {});
        lock_.unlock();
        for (const Handle& work : touched) deliver(*work);
    }
    Change(const Change&)            = delete;
    Change& operator=(const Change&) = delete;

private:
    static void deliver(Work& work) noexcept {
        try {
            work.deliver();
        } catch (...) {  // NOLINT(bugprone-empty-catch): who is told is the one who failed.
        }
    }

    WorkPool&                    pool_;
    std::unique_lock<std::mutex> lock_;
};

WorkPool::WorkPool(const Options& options) : options_(options) {
    for (Line& line : lines_) line.groups.push_back(std::make_shared<WorkGroup>());
}

WorkPool::~WorkPool() { shut_down(); }

// ---- what users ask for ---------------------------------------------------------

std::optional<Error> WorkPool::submit(Works works) {
    const Change change(*this);
    if (is_closed_) return program_ends();
    for (const Handle& work : works) {
        const std::size_t waiting = line_of(*work).counts.waiting;
        if (work->place_.lane != Lane::batch && waiting >= options_.max_waiting)
            return too_many_waiting(waiting);
    }
    for (const Handle& work : works) {
        WorkPlace& place = work->place_;
        place.threads =
            place.threads == 0 ? options_.threads : std::min(place.threads, options_.threads);
        if (!place.group) place.group = line_of(*work).groups.front();
        alive_.insert(work);
        wait_in_line(work);
    }
    dispatch();
    return std::nullopt;
}

std::size_t WorkPool::pause(Works works) {
    const Change change(*this);
    const auto   paused =
        std::ranges::count_if(works, [&](const Handle& work) { return pause_one(work); });
    dispatch();
    return static_cast<std::size_t>(paused);
}

std::size_t WorkPool::resume(Works works) {
    const Change change(*this);
    const auto   resumed =
        std::ranges::count_if(works, [&](const Handle& work) { return resume_one(work); });
    dispatch();
    return static_cast<std::size_t>(resumed);
}

std::size_t WorkPool::stop(Works works, StopReason why) {
    const auto leaving =
        why == StopReason::asked ? Work::Leaving::stopped : Work::Leaving::interrupted;
    const Change change(*this);
    const auto   stopped =
        std::ranges::count_if(works, [&](const Handle& work) { return leave(work, leaving); });
    dispatch();
    return static_cast<std::size_t>(stopped);
}

void WorkPool::shut_down() {
    {
        const Change change(*this);
        is_closed_ = true;
        for (const Handle& work : std::set<Handle>(alive_)) leave(work, Work::Leaving::interrupted);
    }
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return alive_.empty(); });
        changed_.notify_all();
    }
    for (std::jthread& worker : workers_) worker.join();
    workers_.clear();
}

std::optional<TaskState> WorkPool::state(const Handle& work) const {
    const std::lock_guard lock(mutex_);
    if (!is_open(work->state_)) return std::nullopt;
    if (work->leaving_ == Work::Leaving::stopped) return TaskState::stopped;
    if (work->leaving_ == Work::Leaving::interrupted) return TaskState::interrupted;
    return work->state_;
}

WorkPool::Counts WorkPool::counts(Lane lane) const {
    const std::lock_guard lock(mutex_);
    return lines_.at(index_of(lane)).counts;
}

// ---- the lines ------------------------------------------------------------------

void WorkPool::enter(const Handle& work, TaskState state, const std::optional<Error>& why) {
    work->state_ = state;
    work->note(state, why);
    touched_.push_back(work);
}

void WorkPool::wait_in_line(const Handle& work) {
    Line& line    = line_of(*work);
    work->number_ = ++last_number_;
    work->place_.group->waiting.emplace(work->number_, work);
    ++line.counts.waiting;
    if (std::ranges::find(line.groups, work->place_.group) == line.groups.end())
        line.groups.push_back(work->place_.group);
    enter(work, TaskState::queued);
}

void WorkPool::leave_line(const Handle& work) {
    Line& line = line_of(*work);
    if (work->place_.group->waiting.erase(work->number_) == 0) return;
    --line.counts.waiting;
    if (!work->place_.group->waiting.empty() || work->place_.group == line.groups.front()) return;
    std::erase(line.groups, work->place_.group);
}

WorkPool::Handle WorkPool::next_in(const Line& line) const {
    for (const auto& group : line.groups)
        if (!group->waiting.empty() && group->running < group->at_once)
            return group->waiting.begin()->second;
    return nullptr;
}

bool WorkPool::has_room_for(const Work& work) const {
    const std::size_t running = lines_.at(index_of(work.place_.lane)).counts.running;
    if (work.place_.lane == Lane::at_once) return running < std::max(2U, options_.threads);
    if (work.place_.lane == Lane::laboratory) return running == 0;
    return threads_used_ == 0 || threads_used_ + work.place_.threads <= options_.threads;
}

// A batch waits for the interactive lane even where it would fit in: otherwise its
// many small works would keep out a large one for ever.
void WorkPool::dispatch() {
    if (is_closed_) return;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        for (Handle work = next_in(lines_.at(lane)); work && has_room_for(*work);
             work        = next_in(lines_.at(lane))) {
            leave_line(work);
            start(work);
        }
        const bool is_first = lane == index_of(Lane::interactive);
        if (is_first && lines_.at(lane).counts.waiting > 0) return;
    }
}

void WorkPool::start(const Handle& work) {
    work->has_slot_ = true;
    ++line_of(*work).counts.running;
    ++work->place_.group->running;
    if (shares_threads(work->place_.lane)) threads_used_ += work->place_.threads;
    enter(work, TaskState::running);
    if (work->gate_) work->gate_->resume();
    if (!work->has_worker_) give_to_worker(work);
}

void WorkPool::leave_slot(Work& work) {
    if (!work.has_slot_) return;
    work.has_slot_ = false;
    --line_of(work).counts.running;
    --work.place_.group->running;
    if (shares_threads(work.place_.lane)) threads_used_ -= work.place_.threads;
}

bool WorkPool::pause_one(const Handle& work) {
    if (!alive_.contains(work) || work->is_leaving() || work->state_ == TaskState::paused)
        return false;
    leave_line(work);
    if (work->state_ == TaskState::running) {
        work->gate_->pause();
        leave_slot(*work);
        if (work->place_.lane != Lane::laboratory && asleep() > options_.max_asleep)
            leave(work, Work::Leaving::to_park);
    }
    enter(work, TaskState::paused);
    return true;
}

bool WorkPool::resume_one(const Handle& work) {
    if (work->state_ != TaskState::paused || work->is_leaving()) return false;
    wait_in_line(work);
    return true;
}

bool WorkPool::leave(const Handle& work, Work::Leaving why) {
    if (!alive_.contains(work) || work->is_leaving()) return false;
    work->leaving_ = why;
    work->stop_.request_stop();
    if (why == Work::Leaving::to_park) return true;
    leave_line(work);
    if (!work->has_worker_)
        end(work, why == Work::Leaving::stopped ? TaskState::stopped : TaskState::interrupted);
    return true;
}

void WorkPool::end(const Handle& work, TaskState state, const std::optional<Error>& why) {
    enter(work, state, why);
    alive_.erase(work);
    changed_.notify_all();
}

std::size_t WorkPool::asleep() const {
    return static_cast<std::size_t>(std::ranges::count_if(alive_, [](const Handle& work) {
        return work->has_worker_ && !work->has_slot_ && work->leaving_ == Work::Leaving::no;
    }));
}

// ---- the workers ----------------------------------------------------------------

void WorkPool::give_to_worker(const Handle& work) {
    work->has_worker_ = true;
    work->stop_       = std::stop_source();
    if (!work->gate_) work->gate_ = std::make_unique<PauseGate>();
    ready_.push_back(work);
    if (idle_ >= ready_.size() || !start_worker()) changed_.notify_all();
    if (!workers_.empty()) return;
    ready_.pop_back();
    after_work(work, environment_error(base_message<"out-of-threads">(work->name())));
}

// Where there is none to start, those that are there take one work after the other.
bool WorkPool::start_worker() {
    std::jthread worker;
    if (!start_thread(worker, [this] { work_off(); })) return false;
    workers_.push_back(std::move(worker));
    return true;
}

void WorkPool::work_off() {
    for (;;) {
        Handle    work;
        WorkWatch watch;
        {
            std::unique_lock lock(mutex_);
            ++idle_;
            changed_.wait(lock, [&] { return !ready_.empty() || (is_closed_ && alive_.empty()); });
            --idle_;
            if (ready_.empty()) return;
            work = ready_.front();
            ready_.pop_front();
            watch = {work->stop_.get_token(), work->gate_.get(), work->place_.threads};
        }
        const auto error = run(*work, watch);
        try {
            const Change change(*this);
            after_work(work, error);
        } catch (...) {
            forget(work);
        }
    }
}

std::optional<Error> WorkPool::run(Work& work, const WorkWatch& watch) {
    try {
        return work.run(watch);
    } catch (...) {
        return failure_of(work.name());
    }
}

void WorkPool::after_work(const Handle& work, const std::optional<Error>& error) {
    work->has_worker_     = false;
    const bool is_stopped = error && error->kind == ErrorKind::stopped;
    if (is_stopped && work->leaving_ == Work::Leaving::to_park) return stay(work);
    leave_slot(*work);
    leave_line(work);
    if (is_stopped)
        end(work,
            work->leaving_ == Work::Leaving::stopped ? TaskState::stopped : TaskState::interrupted);
    else
        end(work, error ? TaskState::failed : TaskState::done, error);
    dispatch();
}

// Where there is no memory even for telling the end: nobody is to wait for it.
void WorkPool::forget(const Handle& work) {
    const std::lock_guard lock(mutex_);
    work->has_worker_ = false;
    work->state_      = TaskState::failed;
    leave_slot(*work);
    leave_line(work);
    alive_.erase(work);
    changed_.notify_all();
}

// Parked, or resumed in the meantime.
void WorkPool::stay(const Handle& work) {
    work->leaving_ = Work::Leaving::no;
    if (work->state_ == TaskState::running) give_to_worker(work);
}

}  // namespace antipode::service
