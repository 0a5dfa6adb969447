// What does a task: the board begins it, pauses it and stops it, and is told what
// happens.
//
//     auto error = work->begin([](const WorkNews& news) { … });
//     work->pause();  work->resume();  work->stop(StopReason::asked);
//
// The news come one at a time, with no lock held; the last have a state in which the
// work is over. Each kind of work is a row of service/tasks/task_kinds.h.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "service/tasks/task.h"

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
};

using WorkCallback = std::function<void(const WorkNews&)>;

enum class StopReason : std::uint8_t {
    asked,        // ends as `stopped`
    program_end,  // ends as `interrupted`
};

class Work {
public:
    virtual ~Work() = default;

    // Begins now or when its turn comes. With an error nothing is begun, and nothing told.
    virtual std::optional<Error> begin(WorkCallback tell) = 0;

    // Ends soon, with what is known. Nothing happens if it is over.
    virtual void stop(StopReason why) = 0;

    // False if it cannot, or is over.
    virtual bool pause() { return false; }
    virtual bool resume() { return false; }

    // What may not have been told yet: a state or progress.
    virtual WorkNews latest() const { return {}; }

    // Before it begins: what it had come to when it was interrupted, from the record of
    // the task. Gives the result and progress to show.
    virtual WorkNews recall(const Json&) { return {}; }
};

// A task that is about to be put on the board.
struct NewTask {
    TaskFamily            family = TaskFamily::job;
    std::string           kind;
    std::string           name     = {};
    SharedJson            fields   = nullptr;  // reading them again gives the same task
    SharedJson            progress = nullptr;  // before anything is done
    std::shared_ptr<Work> work     = nullptr;
    std::string           key      = {};  // submitted again with it, it is the same task
};

}  // namespace antipode::service
