// A task as the WorkBoard has it: what is shown of it, who does it, and what happened.
#pragma once

#include <memory>
#include <vector>

#include "service/tasks/task.h"
#include "service/tasks/task_events.h"
#include "service/tasks/task_work.h"

namespace antipode::service {

// Guarded by the lock of the board, but for the delivery of events.
struct BoardEntry : NewTask {
    SharedJson checkpoint          = nullptr;
    TaskEvents events              = {};
    bool       was_paused          = false;  // before the program ended, too
    bool       is_at_work          = false;  // begun, and its end is not recorded yet
    bool       is_stopping         = false;
    bool       is_forgotten_at_end = false;
    bool       is_forgotten        = false;

    // Adds the event of the state and, at the end, that of the result.
    void enter(TaskState state);

    // Changes the task as the news say, and adds the events of that.
    void apply(const WorkNews& news);

    std::vector<TaskEvents::Pointer> items() const;
};

}  // namespace antipode::service
