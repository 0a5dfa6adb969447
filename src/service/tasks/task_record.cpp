#include "service/tasks/task_record.h"

#include <algorithm>

#include "service/json.h"

namespace antipode::service {
namespace {

// Progress is not kept, so after a restart more events may have been sent than are
// on record. A task makes at most ten of them in a second, for a day.
constexpr std::uint64_t unrecorded_events = 1'000'000;

// What the end of a task adds: its state, and `done`.
constexpr std::uint64_t events_of_end = 2;

// Each with the number it had, so that whoever comes back misses none and gets none twice.
void restore_items(const Json& record, TaskEvents& events) {
    if (!record.contains("items")) return;
    const Json& items   = record.at("items");
    const Json  numbers = record.value("item_events", Json::array());
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i < numbers.size()) events.skip_to(numbers[i].get<std::uint64_t>() - 1);
        events.add("item", items[i]);
    }
}

void restore_end(const Json& record, BoardEntry& restored) {
    const auto last = record.value("last_event", std::uint64_t{0});
    restore_items(record, restored.events);
    restored.events.skip_to(std::max(last, events_of_end) - events_of_end);
}

void restore_interrupted(const Json& record, BoardEntry& restored) {
    const WorkNews known   = restored.work->recall(record);
    restored.task.state    = TaskState::interrupted;
    restored.task.progress = known.progress;
    restored.task.result   = known.result;
    restored.checkpoint    = known.checkpoint;
    if (known.result) restored.events.add("solution", *known.result);
}

void restore_open(const Json& record, const TaskReader& read, BoardEntry& restored) {
    restored.events.skip_to(record.value("last_event", std::uint64_t{0}) + unrecorded_events);
    Task& task  = restored.task;
    auto  again = read(task.kind, *task.fields);
    if (!again) {
        task.state = TaskState::failed;
        task.error = again.error();
        return;
    }
    restored.work = again->work;
    if (task.id.family == TaskFamily::job) return restore_interrupted(record, restored);
    restored.was_paused = task.state == TaskState::paused || record.value("was_paused", false);
    task.state          = restored.was_paused ? TaskState::interrupted : TaskState::queued;
    task.progress       = again->task.progress;
    task.result         = nullptr;
}

}  // namespace

Json to_json(const TaskRecord& record) {
    Json json = to_json(record.task);
    if (!record.task.items.empty())
        json["item_events"] =
            list_json(record.task.items, [](const TaskEvents::Pointer& item) { return item->id; });
    json["last_event"] = record.last_event;
    if (record.was_paused) json["was_paused"] = true;
    if (record.checkpoint) json["proof"] = *record.checkpoint;
    return json;
}

std::shared_ptr<BoardEntry> restored_task(const Json& record, const TaskReader& read) {
    auto task = task_from(record);
    if (!task) return nullptr;
    auto restored = std::make_shared<BoardEntry>(BoardEntry{{.task = *std::move(task)}});
    try {
        if (is_final(restored->task.state))
            restore_end(record, *restored);
        else
            restore_open(record, read, *restored);
    } catch (const Json::exception&) {
        return nullptr;
    }
    return restored;
}

}  // namespace antipode::service
