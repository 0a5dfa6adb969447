// A task as the archive keeps it, and how it comes back after a restart.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "base/result.h"
#include "service/tasks/board_entry.h"

namespace antipode::service {

struct TaskRecord {
    Task          task;
    SharedJson    checkpoint = nullptr;
    std::uint64_t last_event = 0;
    bool          was_paused = false;
};

// The JSON of the task; with "last_event", "proof" if there is a checkpoint, "was_paused"
// if it was, and the numbers of the items' events in "item_events".
Json to_json(const TaskRecord& record);

using TaskReader = std::function<Result<NewTask>(std::string_view kind, const Json& fields)>;

// Of those that had not ended, jobs are interrupted, and questions queued unless they were
// paused; one whose fields cannot be read any more has failed. Its events are those before the
// one that tells the state, with numbers that go on. Nothing if the record is none.
std::shared_ptr<BoardEntry> restored_task(const Json& record, const TaskReader& read);

}  // namespace antipode::service
