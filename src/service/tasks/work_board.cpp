#include "service/tasks/work_board.h"

#include <fmt/format.h>

#include <algorithm>

#include "service/json.h"
#include "service/messages.h"
#include "workspace/timestamp.h"

namespace antipode::service {
namespace {

Error no_task(TaskId id) {
    return not_found_error(service_message<"no-such-task">(name_of(id.family), to_text(id)));
}

// "the job j1 is done: only a job that waits or runs can be paused"
template <MessageCode code>
Error not_now(const Task& task) {
    return usage_error(
        service_message<code>(name_of(task.id.family), to_text(task.id), name_of(task.state)));
}

Error too_many_tasks(TaskFamily family, std::size_t open) {
    return busy_error(service_message<"too-many-tasks">(open, name_of(family)));
}

}  // namespace

WorkBoard::WorkBoard(WorkPool& pool, Options options) : pool_(pool), options_(std::move(options)) {
    load();
}

WorkBoard::~WorkBoard() { shut_down(); }

// ---- what users ask for ---------------------------------------------------------

Result<Task> WorkBoard::submit(NewTask task) {
    const TaskFamily family = task.task.id.family;
    const auto       entry  = std::make_shared<BoardEntry>(BoardEntry{std::move(task)});
    entry->task.created     = workspace::to_text(workspace::now());
    {
        Lock lock(mutex_);
        if (const Pointer same = with_key(family, entry->key)) {
            lock.unlock();
            return with_items(same);
        }
        const std::size_t open = count_open(family);
        if (open >= limits(family).max_open) return too_many_tasks(family, open);
        entry->task.id           = {family, ++last_number_.at(static_cast<std::size_t>(family))};
        entries_[entry->task.id] = entry;
        entry->enter(TaskState::queued);
    }
    auto error = begin(entry);
    if (!error) error = keep(entry);
    if (error) {
        drop(entry);
        return *error;
    }
    return with_items(entry);
}

WorkBoard::Pointer WorkBoard::with_key(TaskFamily family, const std::string& key) const {
    if (key.empty()) return nullptr;
    for (const auto& [id, entry] : entries_)
        if (id.family == family && entry->key == key) return entry;
    return nullptr;
}

Result<Task> WorkBoard::find(TaskId id) const {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    lock.unlock();
    return with_items(entry);
}

std::vector<Task> WorkBoard::list(TaskFamily family) const {
    std::vector<Pointer> entries;
    {
        const Lock lock(mutex_);
        for (const auto& [id, entry] : entries_)
            if (id.family == family) entries.push_back(entry);
    }
    std::vector<Task> tasks;
    for (const Pointer& entry : entries) tasks.push_back(now(entry));
    return tasks;
}

WorkBoard::Counts WorkBoard::counts(TaskFamily family) const {
    Counts counts;
    for (const Task& task : list(family)) {
        if (task.state == TaskState::running) ++counts.running;
        if (task.state == TaskState::queued) ++counts.queued;
    }
    return counts;
}

Result<Task> WorkBoard::pause(TaskId id) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    const bool is_at_work = entry->is_at_work;
    lock.unlock();
    if (!is_at_work || (pool_.pause(entry->work) == 0 && !pool_.has(entry->work)))
        return not_now<"task-not-paused">(now(entry));
    return now(entry);
}

Result<Task> WorkBoard::resume(TaskId id) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    if (entry->task.state == TaskState::interrupted) {
        if (is_closed_) return program_ends();
        entry->enter(TaskState::queued);
        lock.unlock();
        return begin_again(entry);
    }
    const bool is_at_work = entry->is_at_work;
    lock.unlock();
    // What goes on may end before this is back.
    if (!is_at_work || (pool_.resume(entry->work) == 0 && !pool_.has(entry->work)))
        return not_now<"task-not-resumed">(now(entry));
    return now(entry);
}

Result<Task> WorkBoard::stop(TaskId id) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    if (entry->task.state == TaskState::interrupted) {
        entry->enter(TaskState::stopped);
        lock.unlock();
        publish(entry);
        return now(entry);
    }
    entry->is_stopping    = is_open(entry->task.state);
    const bool is_at_work = entry->is_at_work;
    lock.unlock();
    if (is_at_work) pool_.stop(entry->work, StopReason::asked);
    return now(entry);
}

Result<Task> WorkBoard::remove(TaskId id) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    if (!is_final(entry->task.state) && !entry->is_stopping) {
        lock.unlock();
        return stop(id);
    }
    // Whoever listens to a task that is being stopped hears its end first.
    entry->is_forgotten_at_end = true;
    const bool is_over         = is_final(entry->task.state);
    lock.unlock();
    if (is_over) drop(entry);
    return now(entry);
}

Result<Subscription> WorkBoard::subscribe(TaskId id, From from,
                                          std::function<void(const TaskEvent&)> send) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    Subscription subscription = entry->events.subscribe(from.after, std::move(send));
    lock.unlock();
    entry->events.deliver();
    return subscription;
}

Result<bool> WorkBoard::has_more(TaskId id, From from) const {
    const Lock    lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    return entry->events.has_more(from.after);
}

void WorkBoard::shut_down() {
    std::vector<WorkPool::Handle> at_work;
    {
        const Lock lock(mutex_);
        is_closed_ = true;
        for (const auto& [id, entry] : entries_)
            if (entry->is_at_work) at_work.push_back(entry->work);
    }
    pool_.stop(at_work, StopReason::program_end);
    Lock lock(mutex_);
    ended_.wait(lock, [&] { return at_work_ == 0; });
}

// ---- all tasks ------------------------------------------------------------------

WorkBoard::Pointer WorkBoard::pointer(TaskId id) const {
    const auto found = entries_.find(id);
    return found == entries_.end() ? nullptr : found->second;
}

std::size_t WorkBoard::count_open(TaskFamily family) const {
    return static_cast<std::size_t>(std::ranges::count_if(entries_, [&](const auto& each) {
        return each.first.family == family && is_open(each.second->task.state);
    }));
}

std::size_t WorkBoard::count_all(TaskFamily family) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        entries_, [&](const auto& each) { return each.first.family == family; }));
}

const TaskLimits& WorkBoard::limits(TaskFamily family) const {
    return family == TaskFamily::job ? options_.jobs : options_.questions;
}

// The pool knows a change before the news of it come.
Task WorkBoard::now(const Pointer& entry) const {
    const Lock lock(mutex_);
    Task       task = entry->task;
    if (!is_open(task.state) || !entry->is_at_work) return task;
    const auto state = pool_.state(entry->work);
    if (state && (is_open(*state) || entry->work->tells_all_at_once())) task.state = *state;
    if (auto progress = entry->work->latest_progress()) task.progress = std::move(progress);
    return task;
}

// The items come last: of a task that is over, none is missing.
Task WorkBoard::with_items(const Pointer& entry) const {
    Task       task = now(entry);
    const Lock lock(mutex_);
    task.items = entry->items();
    return task;
}

}  // namespace antipode::service
