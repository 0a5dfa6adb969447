#include "service/work/work_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "service/json.h"
#include "workspace/timestamp.h"

namespace antipode::service {
namespace {

Error no_task(TaskId id) {
    return {.kind    = ErrorKind::not_found,
            .message = fmt::format("there is no {} '{}'", name_of(id.family), to_text(id))};
}

// "the job j1 is done: only a job that waits or runs can be paused"
Error not_now(const Task& task, std::string_view accepted) {
    const auto noun = name_of(task.id.family);
    return {.kind    = ErrorKind::usage,
            .message = fmt::format("the {} {} is {}: only a {} that {}", noun, to_text(task.id),
                                   name_of(task.state), noun, accepted)};
}

Error too_many_tasks(TaskFamily family, std::size_t open) {
    return {.kind    = ErrorKind::busy,
            .message = fmt::format("{} {}s are open already, which is as many as may: stop some, "
                                   "or ask again later",
                                   open, name_of(family))};
}

Error about_to_end() {
    return {.kind = ErrorKind::stopped, .message = "the program is about to end"};
}

// Adds the event of the state and, at the end, that of the result.
void enter(Task& task, TaskEvents& events, TaskState state) {
    task.state = state;
    events.add("state", {{"id", to_text(task.id)}, {"state", name_of(state)}});
    if (is_final(state)) events.add("done", done_json(task));
}

// Changes the task as the news say, the state last: the end tells what is known by then.
void apply(Task& task, TaskEvents& events, const WorkNews& news) {
    if (news.result) task.result = news.result;
    if (news.progress) task.progress = news.progress;
    if (news.error) task.error = news.error;
    if (news.progress && !news.state) events.add("progress", *news.progress);
    if (news.item) events.add("item", *news.item);
    if (news.solution) events.add("solution", *(task.result = news.solution));
    if (news.state) enter(task, events, *news.state);
}

std::vector<TaskEvents::Pointer> items_of(const TaskEvents& events) {
    std::vector<TaskEvents::Pointer> items;
    std::ranges::copy_if(events.remembered(), std::back_inserter(items),
                         [](const auto& event) { return event->name == "item"; });
    return items;
}

}  // namespace

WorkBoard::WorkBoard(Options options) : options_(std::move(options)) { load(); }

WorkBoard::~WorkBoard() { shut_down(); }

// ---- what users ask for ---------------------------------------------------------

Result<Task> WorkBoard::submit(NewTask task) {
    const auto entry =
        std::make_shared<Entry>(Entry{.task = {.kind     = std::move(task.kind),
                                               .name     = std::move(task.name),
                                               .fields   = std::move(task.fields),
                                               .progress = std::move(task.progress),
                                               .created  = workspace::to_text(workspace::now())},
                                      .work = std::move(task.work)});
    {
        const Lock        lock(mutex_);
        const std::size_t open = count_open(task.family);
        if (open >= limits(task.family).max_open) return too_many_tasks(task.family, open);
        entry->task.id = {task.family, ++last_number_.at(static_cast<std::size_t>(task.family))};
        entries_[entry->task.id] = entry;
        enter(entry->task, entry->events, TaskState::queued);
    }
    auto error = begin(entry);
    if (!error) error = keep(entry);
    if (error) {
        drop(entry);
        return *error;
    }
    return now(entry);
}

Result<Task> WorkBoard::find(TaskId id) const {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    auto items = items_of(entry->events);
    lock.unlock();
    Task task  = now(entry);
    task.items = std::move(items);
    return task;
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
    if (!is_at_work || !entry->work->pause())
        return not_now(now(entry), "waits or runs can be paused");
    return now(entry);
}

Result<Task> WorkBoard::resume(TaskId id) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    if (entry->task.state == TaskState::interrupted) {
        if (is_closed_) return about_to_end();
        enter(entry->task, entry->events, TaskState::queued);
        lock.unlock();
        return begin_again(entry);
    }
    const bool is_at_work = entry->is_at_work;
    lock.unlock();
    if (!is_at_work || !entry->work->resume())
        return not_now(now(entry), "has not ended can be resumed");
    return now(entry);
}

Result<Task> WorkBoard::stop(TaskId id) {
    Lock          lock(mutex_);
    const Pointer entry = pointer(id);
    if (!entry) return no_task(id);
    if (entry->task.state == TaskState::interrupted) {
        enter(entry->task, entry->events, TaskState::stopped);
        lock.unlock();
        publish(entry);
        return now(entry);
    }
    entry->is_stopping    = is_open(entry->task.state);
    const bool is_at_work = entry->is_at_work;
    lock.unlock();
    if (is_at_work) entry->work->stop(StopReason::asked);
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

// The latest first: otherwise each that ends would make room for another one to begin.
void WorkBoard::shut_down() {
    std::vector<Pointer> at_work;
    {
        const Lock lock(mutex_);
        is_closed_ = true;
        for (const auto& [id, entry] : entries_ | std::views::reverse)
            if (entry->is_at_work) at_work.push_back(entry);
    }
    for (const Pointer& entry : at_work) entry->work->stop(StopReason::program_end);
    Lock lock(mutex_);
    ended_.wait(lock, [&] { return at_work_ == 0; });
}

// ---- the life of a task ---------------------------------------------------------

// The work may tell about itself before this returns.
std::optional<Error> WorkBoard::begin(const Pointer& entry) {
    {
        const Lock lock(mutex_);
        if (is_closed_) return about_to_end();
        ++at_work_;
        entry->is_at_work = true;
    }
    const auto error =
        entry->work->begin([this, entry](const WorkNews& news) { note(entry, news); });
    Lock lock(mutex_);
    if (error) {
        entry->is_at_work = false;
        --at_work_;
        ended_.notify_all();
        return error;
    }
    // Somebody may have wanted it to stop before it could be told.
    const bool is_stopping = entry->is_stopping && entry->is_at_work;
    const bool is_closed   = is_closed_ && entry->is_at_work;
    lock.unlock();
    if (is_stopping) entry->work->stop(StopReason::asked);
    if (is_closed) entry->work->stop(StopReason::program_end);
    return std::nullopt;
}

Result<Task> WorkBoard::begin_again(const Pointer& entry) {
    publish(entry);
    if (const auto error = begin(entry)) {
        {
            const Lock lock(mutex_);
            enter(entry->task, entry->events, TaskState::interrupted);
        }
        publish(entry);
        return *error;
    }
    return now(entry);
}

void WorkBoard::note(const Pointer& entry, const WorkNews& news) {
    const bool is_over = news.state && !is_open(*news.state);
    {
        const Lock lock(mutex_);
        apply(entry->task, entry->events, news);
        if (news.checkpoint || is_over) entry->checkpoint = news.checkpoint;
        if (is_over) entry->is_stopping = false;
    }
    // What cannot be kept now may be kept with the next news; the work goes on.
    if (news.is_worth_keeping || news.state)
        publish(entry);
    else
        entry->events.deliver();
    if (is_over) end(entry);
}

// Nothing of the board is used afterwards: whoever shuts down waits for it.
void WorkBoard::end(const Pointer& entry) {
    bool is_unwanted = false;
    {
        const Lock lock(mutex_);
        is_unwanted = entry->is_forgotten_at_end;
    }
    if (is_unwanted) drop(entry);
    forget_oldest(entry->task.id.family);
    const Lock lock(mutex_);
    entry->is_at_work = false;
    --at_work_;
    ended_.notify_all();
}

// ---- what is kept ---------------------------------------------------------------

void WorkBoard::publish(const Pointer& entry) {
    entry->events.deliver();
    keep(entry);
}

void WorkBoard::load() {
    if (options_.archive == nullptr) return;
    for (const Json& record : options_.archive->load()) load(record);
    for (const auto family : {TaskFamily::job, TaskFamily::question}) forget_oldest(family);
    std::vector<Pointer> waiting;
    for (const auto& [id, entry] : entries_)
        if (entry->task.state == TaskState::queued) waiting.push_back(entry);
    for (const Pointer& entry : waiting) static_cast<void>(begin_again(entry));
}

void WorkBoard::load(const Json& record) {
    auto restored = restored_task(record, options_.read);
    if (!restored) return;
    auto& last       = last_number_.at(static_cast<std::size_t>(restored->task.id.family));
    last             = std::max(last, restored->task.id.number);
    const auto entry = std::make_shared<Entry>(Entry{.task       = std::move(restored->task),
                                                     .work       = std::move(restored->work),
                                                     .checkpoint = std::move(restored->checkpoint),
                                                     .events     = std::move(restored->events)});
    enter(entry->task, entry->events, entry->task.state);
    entries_[entry->task.id] = entry;
}

std::optional<Error> WorkBoard::keep(const Pointer& entry) {
    if (options_.archive == nullptr) return std::nullopt;
    const Lock one_at_a_time(archiving_);
    TaskRecord record;
    {
        const Lock lock(mutex_);
        if (entry->is_forgotten) return std::nullopt;
        record = {.task       = entry->task,
                  .checkpoint = entry->checkpoint,
                  .last_event = entry->events.last()};
        // What is not over finds its items again.
        if (is_final(entry->task.state)) record.task.items = items_of(entry->events);
    }
    return options_.archive->save(record.task.id, to_json(record));
}

// Work that may still be under way ends without being missed.
void WorkBoard::drop(const Pointer& entry) {
    bool is_at_work = false;
    {
        const Lock one_at_a_time(archiving_);
        {
            const Lock lock(mutex_);
            entry->is_forgotten = true;
            is_at_work          = entry->is_at_work;
            entries_.erase(entry->task.id);
        }
        // A record that cannot be removed now is one more to forget after a restart.
        if (options_.archive != nullptr) options_.archive->remove(entry->task.id);
    }
    if (is_at_work) entry->work->stop(StopReason::asked);
}

void WorkBoard::forget_oldest(TaskFamily family) {
    for (;;) {
        Pointer oldest;
        {
            const Lock lock(mutex_);
            if (count_all(family) - count_open(family) <= limits(family).max_kept) return;
            oldest = oldest_ended(family);
            // Nobody waits for what cannot be resumed any more.
            if (!is_final(oldest->task.state))
                enter(oldest->task, oldest->events, TaskState::stopped);
        }
        oldest->events.deliver();
        drop(oldest);
    }
}

// Those that can still be resumed are kept longer.
WorkBoard::Pointer WorkBoard::oldest_ended(TaskFamily family) const {
    Pointer interrupted;
    for (const auto& [id, entry] : entries_) {
        if (id.family != family) continue;
        if (is_final(entry->task.state)) return entry;
        if (!interrupted && !is_open(entry->task.state)) interrupted = entry;
    }
    return interrupted;
}

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

// The work knows a change before the news of it come.
Task WorkBoard::now(const Pointer& entry) const {
    const Lock lock(mutex_);
    Task       task = entry->task;
    if (!is_open(task.state) || !entry->is_at_work) return task;
    const WorkNews latest = entry->work->latest();
    if (latest.state) task.state = *latest.state;
    if (latest.progress) task.progress = latest.progress;
    return task;
}

}  // namespace antipode::service
