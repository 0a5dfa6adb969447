// Where tasks are kept, so that a restart finds them. Any thread may call.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "service/tasks/task.h"

namespace antipode::service {

class TaskArchive {
public:
    virtual ~TaskArchive() = default;

    virtual std::optional<Error> save(TaskId id, const Json& record) = 0;  // or replace
    virtual std::optional<Error> remove(TaskId id)                   = 0;
    virtual std::vector<Json>    load()                              = 0;
};

}  // namespace antipode::service
