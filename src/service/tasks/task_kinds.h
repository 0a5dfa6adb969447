// Every kind of long work, as a row: its name, and how its fields become a task with
// the work that does it.
//
//     Result<NewTask> task = read_task("find", {{"where", "order == 1260"}}, tools);
//     if (!task) refuse(task.error());      // .field names the wrong one
//
// Whatever can be wrong about a task is found here, before any work begins.
#pragma once

#include <span>
#include <string_view>

#include "base/result.h"
#include "service/json_fwd.h"
#include "service/tasks/task_work.h"

namespace antipode::service {

class Engine;
struct Laboratory;

// What tasks are done with; it must outlive them.
struct WorkTools {
    Engine&           engine;
    const Laboratory& laboratory;
};

struct TaskKind {
    std::string_view name;
    Result<NewTask> (*read)(const Json& fields, const WorkTools& tools);
};

std::span<const TaskKind> task_kinds();

Result<NewTask> read_task(std::string_view kind, const Json& fields, const WorkTools& tools);

}  // namespace antipode::service
