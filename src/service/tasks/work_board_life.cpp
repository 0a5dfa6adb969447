// The life of a task from its beginning to its end, how the board keeps it, finds it
// after a restart, and forgets the oldest.
#include <algorithm>

#include "service/json.h"
#include "service/tasks/work_board.h"

namespace antipode::service {

// ---- the life of a task ---------------------------------------------------------

// The work may tell about itself before this returns.
std::optional<Error> WorkBoard::begin(const Pointer& entry) {
    {
        const Lock lock(mutex_);
        if (is_closed_) return program_ends();
        ++at_work_;
        entry->is_at_work = true;
    }
    entry->work->on_news([this, entry](const WorkNews& news) { note(entry, news); });
    auto error = pool_.submit(entry->work);
    Lock lock(mutex_);
    if (error) {
        entry->work->on_news(nullptr);
        entry->is_at_work = false;
        --at_work_;
        ended_.notify_all();
        return error;
    }
    // Somebody may have wanted it to stop before it could be told.
    const bool is_stopping = entry->is_stopping && entry->is_at_work;
    const bool is_closed   = is_closed_ && entry->is_at_work;
    lock.unlock();
    if (is_stopping) pool_.stop(entry->work, StopReason::asked);
    if (is_closed) pool_.stop(entry->work, StopReason::program_end);
    return std::nullopt;
}

Result<Task> WorkBoard::begin_again(const Pointer& entry) {
    publish(entry);
    if (const auto error = begin(entry)) {
        {
            const Lock lock(mutex_);
            entry->enter(TaskState::interrupted);
        }
        publish(entry);
        return *error;
    }
    return now(entry);
}

void WorkBoard::note(const Pointer& entry, const WorkNews& news) {
    bool is_worth_keeping = news.is_worth_keeping;
    {
        const Lock lock(mutex_);
        is_worth_keeping |= news.state && *news.state != entry->task.state;
        entry->apply(news);
    }
    // What cannot be kept now may be kept with the next news; the work goes on.
    if (is_worth_keeping)
        publish(entry);
    else
        entry->events.deliver();
    if (news.is_end()) end(entry);
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
    const Pointer entry = restored_task(record, options_.read);
    if (!entry) return;
    auto& last = last_number_.at(static_cast<std::size_t>(entry->task.id.family));
    last       = std::max(last, entry->task.id.number);
    entry->enter(entry->task.state);
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
                  .last_event = entry->events.last(),
                  .was_paused = entry->was_paused};
        // What is not over finds its items again.
        if (is_final(entry->task.state)) record.task.items = entry->items();
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
    if (is_at_work) pool_.stop(entry->work, StopReason::asked);
}

void WorkBoard::forget_oldest(TaskFamily family) {
    for (;;) {
        Pointer oldest;
        {
            const Lock lock(mutex_);
            if (count_all(family) - count_open(family) <= limits(family).max_kept) return;
            oldest = oldest_ended(family);
            // Nobody waits for what cannot be resumed any more.
            if (!is_final(oldest->task.state)) oldest->enter(TaskState::stopped);
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

}  // namespace antipode::service
