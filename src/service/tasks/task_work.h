// The work on a task: what it tells becomes the task's state, progress and result.
//
//     work->on_news([](const WorkNews& news) { … });
//     pool.submit(work);
//
// The news come one at a time, with no lock held; the last have a state in which the
// work is over. Each kind of work is a row of service/tasks/task_kinds.h.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/listeners.h"
#include "service/tasks/task.h"
#include "service/tasks/work.h"

namespace antipode::service {

// What is not set stays as it was.
struct WorkNews {
    std::optional<TaskState> state            = std::nullopt;
    SharedJson               progress         = nullptr;
    SharedJson               item             = nullptr;  // one more piece of the answer
    SharedJson               solution         = nullptr;  // a better result than all before
    SharedJson               result           = nullptr;  // the same result, more of it known
    SharedJson               checkpoint       = nullptr;  // what a restart goes on from
    std::optional<Error>     error            = std::nullopt;
    bool                     is_worth_keeping = false;

    bool is_end() const { return state && !is_open(*state); }
};

using WorkCallback = std::function<void(const WorkNews&)>;

class TaskWork : public Work {
public:
    using Work::Work;

    // Before it is submitted. The callback is let go after the end.
    void on_news(WorkCallback callback) { callback_ = std::move(callback); }

    // Progress that may not have been told yet.
    virtual SharedJson latest_progress() const { return nullptr; }

    // Whether stopping it adds nothing to what it has told, so that it can be shown as
    // stopped while it is still being stopped.
    virtual bool tells_all_at_once() const { return false; }

    // Before it is submitted: what it had come to when it was interrupted, from the record
    // of the task. Gives the result and progress to show.
    virtual WorkNews recall(const Json&) { return {}; }

protected:
    // What there is to tell at the end, but for the state and the error.
    virtual WorkNews end_news(TaskState state) = 0;

    void tell(WorkNews news) {
        outbox_.put(std::move(news));
        outbox_.deliver();
    }

    void note(TaskState state, const std::optional<Error>& why) override {
        WorkNews news = is_open(state) ? WorkNews{} : end_news(state);
        news.state    = state;
        news.error    = why;
        outbox_.put(std::move(news));
    }
    void deliver() override { outbox_.deliver(); }

private:
    void pass_on(const WorkNews& news) {
        const auto callback = news.is_end() ? std::exchange(callback_, nullptr) : callback_;
        callback(news);
    }

    WorkCallback     callback_;
    Outbox<WorkNews> outbox_{[this](const WorkNews& news) { pass_on(news); }};
};

// A task that is about to be put on the board.
struct NewTask {
    Task                      task;  // whose fields, read again, give the same
    std::shared_ptr<TaskWork> work = nullptr;
    std::string               key  = {};  // submitted again with it, it is the same task
};

}  // namespace antipode::service
