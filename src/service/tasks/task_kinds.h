// Every kind of long work, and how its fields become a task with the work that does it.
//
//     Result<NewTask> task = read_task("find", {{"where", "order == 1260"}}, tools);
//     if (!task) refuse(task.error());      // .field names the wrong one
//
// Whatever can be wrong about a task is found here, before any work begins.
#pragma once

#include <filesystem>
#include <span>
#include <string_view>

#include "base/result.h"
#include "service/requests/fields.h"
#include "service/tasks/question.h"
#include "service/tasks/task_work.h"

namespace antipode::service {

class Engine;

// What tasks are done with; it must outlive them.
struct WorkTools {
    Engine&  engine;
    unsigned threads = 1;  // of a question
    // Counts and cosets keep what they have in files beside this one, in order to go on from there
    // when they are asked again; nowhere if it is empty.
    std::filesystem::path files_beside = {};
};

struct QuestionKind {
    std::string_view       name;
    std::span<const Field> fields;  // the same as those of the command of that name
    // Those that are understood are recorded as they are, unless the question says how.
    Result<Question> (*read)(const Fields& fields, const WorkTools& tools);
};

std::span<const QuestionKind> question_kinds();
const QuestionKind*           find_question_kind(std::string_view name);

Result<Question> read_question(std::string_view kind, const Json& json, const WorkTools& tools);

// A question of a kind, or "solve": a job.
Result<NewTask> read_task(std::string_view kind, const Json& json, const WorkTools& tools);

}  // namespace antipode::service
