// A piece of long work as the board shows it, the same for every kind: its name, its
// state, how far it is, what it has found, and the JSON of all that.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "service/json_fwd.h"
#include "service/tasks/task_events.h"

namespace antipode::service {

// Tasks of one family are listed together and numbered together.
enum class TaskFamily : std::uint8_t { job, question };

inline constexpr std::size_t task_families = 2;

std::string_view name_of(TaskFamily family);  // "job"

// Written "j17" or "q3".
struct TaskId {
    TaskFamily    family = TaskFamily::job;
    std::uint64_t number = 0;

    friend constexpr auto operator<=>(TaskId, TaskId) = default;
};

std::string           to_text(TaskId id);
std::optional<TaskId> parse_task_id(std::string_view text);

enum class TaskState : std::uint8_t {
    queued,
    running,
    paused,
    done,
    stopped,
    failed,
    interrupted,  // by the end of the program
};

std::string_view         name_of(TaskState state);
std::optional<TaskState> parse_task_state(std::string_view name);

// Done, stopped or failed: nothing will change any more.
bool is_final(TaskState state);

// Queued, running or paused.
bool is_open(TaskState state);

struct Task {
    TaskId                           id       = {};
    std::string                      kind     = {};  // "solve", "find"
    std::string                      name     = {};  // for people
    TaskState                        state    = TaskState::queued;
    SharedJson                       fields   = nullptr;  // as they were understood
    SharedJson                       progress = nullptr;
    std::vector<TaskEvents::Pointer> items    = {};            // each one the event of it
    SharedJson                       result   = nullptr;       // the best so far; null if nothing
    std::string                      created  = {};            // "2026-02-03T04:05:06.789Z"
    std::optional<Error>             error    = std::nullopt;  // why it failed
};

// A job: {"id":"j17","kind":"solve","name":…,"state":…,"request":…,"progress":…,
// "answer":…|null,"created":…}. A question: {"id":"q3","kind":"find","state":…,
// "question":…,"progress":…,"items":[…],"summary":…|null,"created":…}. "name" if it has
// one, "error" if it failed.
Json to_json(const Task& task);
Json without_items(const Task& task);

// What the event `done` tells: of a job its answer, or {"error":…}; of a question the
// question without its items.
Json done_json(const Task& task);

// The same task again from its JSON, but for the items; nothing if it is something
// else. Also as earlier versions wrote it, with "cancelled" and errors that are texts.
std::optional<Task> task_from(const Json& json);

}  // namespace antipode::service
