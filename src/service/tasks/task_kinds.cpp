#include "service/tasks/task_kinds.h"

#include <fmt/format.h>

#include <algorithm>

#include "service/json.h"
#include "service/messages.h"
#include "service/tasks/question_kinds.h"
#include "service/tasks/question_work.h"
#include "service/tasks/search_work.h"

namespace antipode::service {
namespace {

Result<NewTask> read_solve(const Json& fields, const WorkTools& tools) {
    const auto request = parse_solve_request(fields, SolveUse::job);
    if (!request) return request.error();
    return solve_task(*request, tools.engine);
}

template <auto read>
Result<NewTask> read_question(const Json& fields, const WorkTools& tools) {
    auto question = read(fields, tools.laboratory);
    if (!question) return question.error();
    return question_task(*std::move(question));
}

template <auto question_of>
Result<NewTask> read_engine_question(const Json& fields, const WorkTools& tools) {
    auto question = question_of(fields, tools.laboratory, tools.engine);
    if (!question) return question.error();
    return question_task(*std::move(question));
}

constexpr TaskKind kinds[] = {
    {"solve", read_solve},
    {"count", read_question<count_question>},
    {"find", read_question<find_question>},
    {"pattern", read_question<pattern_question>},
    {"symmetry", read_question<symmetry_question>},
    {"path", read_question<path_question>},
    {"theory", read_question<theory_question>},
    {"explain", read_question<explain_question>},
    {"compare", read_question<compare_question>},
    {"coset", read_engine_question<coset_question>},
    {"cosets", read_engine_question<cosets_question>},
    {"survey", read_engine_question<survey_question>},
};

}  // namespace

std::span<const TaskKind> task_kinds() { return kinds; }

Result<NewTask> read_task(std::string_view kind, const Json& fields, const WorkTools& tools) {
    const auto row = std::ranges::find(kinds, kind, &TaskKind::name);
    if (row != std::ranges::end(kinds)) return row->read(fields, tools);
    return usage_error(service_message<"no-such-task-kind">(kind));
}

}  // namespace antipode::service
