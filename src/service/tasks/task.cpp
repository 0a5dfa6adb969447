#include "service/tasks/task.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "base/message_json.h"
#include "service/json.h"

namespace antipode::service {
namespace {

// By TaskState.
constexpr std::array<std::string_view, 7> task_state_names = {
    "queued", "running", "paused", "done", "stopped", "failed", "interrupted"};

// What `stopped` was called in the records of earlier versions.
constexpr std::string_view earlier_name_of_stopped = "cancelled";

struct FamilyRow {
    std::string_view name;
    char             letter;
    const char*      fields;  // their name in JSON
    const char*      result;
};

// By TaskFamily.
constexpr std::array<FamilyRow, task_families> families = {{
    {.name = "job", .letter = 'j', .fields = "request", .result = "answer"},
    {.name = "question", .letter = 'q', .fields = "question", .result = "summary"},
}};

const FamilyRow& row_of(TaskFamily family) { return families.at(static_cast<std::size_t>(family)); }

Json value_of(const SharedJson& shared) { return shared ? *shared : Json(nullptr); }

SharedJson shared_if_there(const Json& json) { return json.is_null() ? SharedJson() : share(json); }

Json head_of(const Task& task) {
    Json json = {{"id", to_text(task.id)}, {"kind", task.kind}};
    if (!task.name.empty()) json["name"] = task.name;
    json["state"]                       = name_of(task.state);
    json[row_of(task.id.family).fields] = value_of(task.fields);
    json["progress"]                    = value_of(task.progress);
    return json;
}

void add_rest(Json& json, const Task& task) {
    json[row_of(task.id.family).result] = value_of(task.result);
    json["created"]                     = task.created;
    if (task.error) json["error"] = to_json(*task.error);
}

// Of a name such as "j17": a letter that says what it is, and a number.
std::optional<std::uint64_t> number_after(char letter, std::string_view name) {
    if (!name.starts_with(letter)) return std::nullopt;
    std::uint64_t number = 0;
    const auto    end    = name.data() + name.size();
    const auto    parsed = std::from_chars(name.data() + 1, end, number);
    if (parsed.ec != std::errc{} || parsed.ptr != end) return std::nullopt;
    return number;
}

std::optional<Error> error_from(const Json& record) {
    if (!record.contains("error")) return std::nullopt;
    return environment_error(message_from(record.at("error")));
}

}  // namespace

std::string_view name_of(TaskFamily family) { return row_of(family).name; }

std::string to_text(TaskId id) { return fmt::format("{}{}", row_of(id.family).letter, id.number); }

std::optional<TaskId> parse_task_id(std::string_view text) {
    for (std::size_t family = 0; family < task_families; ++family)
        if (const auto number = number_after(families.at(family).letter, text))
            return TaskId{static_cast<TaskFamily>(family), *number};
    return std::nullopt;
}

std::string_view name_of(TaskState state) {
    return task_state_names.at(static_cast<std::size_t>(state));
}

std::optional<TaskState> parse_task_state(std::string_view name) {
    if (name == earlier_name_of_stopped) return TaskState::stopped;
    const auto found = std::ranges::find(task_state_names, name);
    if (found == task_state_names.end()) return std::nullopt;
    return static_cast<TaskState>(found - task_state_names.begin());
}

bool is_final(TaskState state) {
    return state == TaskState::done || state == TaskState::stopped || state == TaskState::failed;
}

bool is_open(TaskState state) { return !is_final(state) && state != TaskState::interrupted; }

Json to_json(const Task& task) {
    Json json = head_of(task);
    if (task.id.family == TaskFamily::question)
        json["items"] = list_json(
            task.items, [](const TaskEvents::Pointer& item) { return Json::parse(item->data); });
    add_rest(json, task);
    return json;
}

Json without_items(const Task& task) {
    Json json = head_of(task);
    add_rest(json, task);
    return json;
}

Json done_json(const Task& task) {
    if (task.id.family == TaskFamily::question) return without_items(task);
    if (task.error) return {{"error", to_json(*task.error)}};
    return value_of(task.result);
}

std::optional<Task> task_from(const Json& json) {
    try {
        const auto id    = parse_task_id(json.at("id").get<std::string>());
        const auto state = parse_task_state(json.at("state").get<std::string>());
        if (!id || !state) return std::nullopt;
        const FamilyRow& names = row_of(id->family);
        if (!json.at(names.fields).is_object()) return std::nullopt;
        return Task{.id       = *id,
                    .kind     = json.at("kind").get<std::string>(),
                    .name     = json.value("name", std::string()),
                    .state    = *state,
                    .fields   = share(json.at(names.fields)),
                    .progress = share(json.at("progress")),
                    .result   = shared_if_there(json.at(names.result)),
                    .created  = json.at("created").get<std::string>(),
                    .error    = error_from(json)};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

}  // namespace antipode::service
