// Work that outlives the connection, the page and even the program that started it.
//
//     WorkBoard board(pool, {.archive = &archive, .read = read});
//     Result<Task> task = board.submit(*read_task("find", fields, tools));
//     Result<Subscription> events = board.subscribe(task->id, {.after = 0}, send);
//     board.pause(task->id);  board.resume(task->id);  board.remove(task->id);
//
// Every task has a list of events with increasing numbers, so that a client that lost
// its connection can go on where it was: state, progress, solution, item and, as the
// last one, done. After a restart jobs that had not ended are `interrupted`, with what
// they had found, and can be resumed; questions are asked again, those that were paused
// when they are resumed; those that had ended are as they were. An unknown task is an error of kind
// not_found.
#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "base/listeners.h"
#include "base/result.h"
#include "service/tasks/board_entry.h"
#include "service/tasks/task.h"
#include "service/tasks/task_archive.h"
#include "service/tasks/task_events.h"
#include "service/tasks/task_record.h"
#include "service/tasks/task_work.h"
#include "service/tasks/work_pool.h"

namespace antipode::service {

// How many tasks of a family there may be.
struct TaskLimits {
    std::size_t max_open = 0;  // that have not ended, the paused ones included
    std::size_t max_kept = 0;  // of those that have, the latest
};

class WorkBoard {
public:
    struct Options {
        TaskLimits   jobs      = {.max_open = 2000, .max_kept = 1000};
        TaskLimits   questions = {.max_open = 21, .max_kept = 50};  // one runs, 20 wait
        TaskArchive* archive   = nullptr;                           // must outlive the board
        TaskReader   read      = nullptr;                           // of what the archive has
    };

    WorkBoard(WorkPool& pool, Options options);
    ~WorkBoard();  // shuts down; the pool must still be there
    WorkBoard(const WorkBoard&)            = delete;
    WorkBoard& operator=(const WorkBoard&) = delete;

    // Too many open ones are an error of kind busy. With the key of one that is known, it
    // is that one: whoever heard no answer can ask again.
    Result<Task> submit(NewTask task);

    std::vector<Task> list(TaskFamily family) const;  // the oldest first, without their items
    Result<Task>      find(TaskId id) const;

    // Again and again does no harm; wrong for a task that has ended.
    Result<Task> pause(TaskId id);
    Result<Task> resume(TaskId id);

    // Keeps what was found. What runs ends a moment after this returns.
    Result<Task> stop(TaskId id);
    // Stops it; forgets it if it was stopped already, or has ended.
    Result<Task> remove(TaskId id);

    // First what happened after event number `after`, as far as it is remembered,
    // then what happens. The callback may come before this returns.
    struct From {
        std::uint64_t after = 0;
    };
    Result<Subscription> subscribe(TaskId id, From from,
                                   std::function<void(const TaskEvent&)> send);
    // Whether such a subscription would hear anything, now or later.
    Result<bool> has_more(TaskId id, From from) const;

    struct Counts {
        std::size_t running = 0;
        std::size_t queued  = 0;
    };
    Counts counts(TaskFamily family) const;

    // Interrupts what runs or waits and keeps it; waits until it is kept.
    void shut_down();

private:
    using Lock = std::unique_lock<std::mutex>;

    using Pointer = std::shared_ptr<BoardEntry>;

    void                 load();
    void                 load(const Json& record);
    std::optional<Error> begin(const Pointer& entry);
    Result<Task>         begin_again(const Pointer& entry);
    void                 note(const Pointer& entry, const WorkNews& news);
    void                 end(const Pointer& entry);
    void                 publish(const Pointer& entry);
    std::optional<Error> keep(const Pointer& entry);
    void                 drop(const Pointer& entry);
    void                 forget_oldest(TaskFamily family);
    Task                 now(const Pointer& entry) const;
    Task                 with_items(const Pointer& entry) const;

    // With the lock held.
    Pointer           pointer(TaskId id) const;
    Pointer           with_key(TaskFamily family, const std::string& key) const;
    Pointer           oldest_ended(TaskFamily family) const;
    std::size_t       count_open(TaskFamily family) const;
    std::size_t       count_all(TaskFamily family) const;
    const TaskLimits& limits(TaskFamily family) const;

    WorkPool&     pool_;
    const Options options_;

    std::mutex archiving_;  // one record at a time; taken before the other lock

    mutable std::mutex                       mutex_;  // guards what follows
    std::condition_variable                  ended_;
    std::map<TaskId, Pointer>                entries_;
    std::array<std::uint64_t, task_families> last_number_{};
    std::size_t                              at_work_   = 0;
    bool                                     is_closed_ = false;
};

}  // namespace antipode::service
