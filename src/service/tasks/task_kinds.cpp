#include "service/tasks/task_kinds.h"

#include <algorithm>

#include "service/json.h"
#include "service/messages.h"
#include "service/requests/cosets.h"
#include "service/requests/count.h"
#include "service/requests/find.h"
#include "service/requests/methods.h"
#include "service/requests/path.h"
#include "service/requests/survey.h"
#include "service/requests/theory.h"
#include "service/tasks/question_kinds.h"
#include "service/tasks/question_work.h"
#include "service/tasks/search_work.h"

namespace antipode::service {
namespace {

constexpr QuestionKind kinds[] = {
    {"count", count_question_fields, count_question},
    {"find", find_question_fields, find_question},
    {"pattern", pattern_question_fields, pattern_question},
    {"symmetry", symmetry_question_fields, symmetry_question},
    {"path", path_question_fields, path_question},
    {"theory", theory_fields, theory_question},
    {"explain", explain_question_fields, explain_question},
    {"compare", compare_question_fields, compare_question},
    {"coset", coset_question_fields, coset_question},
    {"cosets", cosets_question_fields, cosets_question},
    {"survey", survey_question_fields, survey_question},
};

Result<NewTask> read_job(const Json& json, const WorkTools& tools) {
    const auto fields = Fields::read(json, job_fields);
    if (!fields) return fields.error();
    const auto request = read_solve(*fields, SolveUse::job);
    if (!request) return request.error();
    return solve_task(*request, tools.engine);
}

}  // namespace

std::span<const QuestionKind> question_kinds() { return kinds; }

const QuestionKind* find_question_kind(std::string_view name) {
    const auto row = std::ranges::find(kinds, name, &QuestionKind::name);
    return row == std::ranges::end(kinds) ? nullptr : row;
}

Result<Question> read_question(std::string_view kind, const Json& json, const WorkTools& tools) {
    const QuestionKind* row = find_question_kind(kind);
    if (row == nullptr) return usage_error(service_message<"no-such-task-kind">(kind));
    const auto fields = Fields::read(json, row->fields);
    if (!fields) return fields.error();
    auto question = row->read(*fields, tools);
    if (!question) return question.error();
    (*question).kind = row->name;
    if (!question->fields) (*question).fields = share(fields->record());
    return question;
}

Result<NewTask> read_task(std::string_view kind, const Json& json, const WorkTools& tools) {
    if (kind == "solve") return read_job(json, tools);
    auto question = read_question(kind, json, tools);
    if (!question) return question.error();
    return question_task(*std::move(question));
}

}  // namespace antipode::service
