#include <fmt/format.h>

#include "apps/server/routes/common.h"
#include "apps/server/routes/question_answer.h"
#include "apps/server/routes/task_answers.h"
#include "base/names_of.h"
#include "service/answers/laboratory.h"
#include "service/json.h"
#include "service/tasks/task_kinds.h"

namespace antipode::server {
namespace questions_detail {

using service::Json;
using service::TaskFamily;

constexpr std::array id_field = {
    field("id", "of the question, such as q3", required),
};

constexpr std::array question_list = {
    always("questions", Kind::objects, "without their items", listed_question),
};

constexpr std::array question_events = {
    task_state_event,
    always("progress", Kind::object, question_progress_shape),
    always("item", Kind::object, "a piece of the answer"),
    always("done", Kind::object, "the question without its items", listed_question),
};

constexpr std::array condition_name = {
    always("text", "such as only_changes(face)"),
    always("type", "of its value"),
    always("summary"),
};
constexpr std::array name_list = {
    always("names", Kind::objects, Shape{"ConditionName", condition_name}),
};

http::Response answer_names(const Call&) {
    return json_response(
        {{"names",
          service::list_json(service::condition_names(), [](const service::ConditionName& name) {
              return Json{{"text", name.text}, {"type", name.type}, {"summary", name.summary}};
          })}});
}

constexpr Success changed_question = {.summary = "The question, without its items.",
                                      .shape   = listed_question};

constexpr Route routes[] = {
    {.verb = Verb::get,
     .path = "/api/v1/laboratory/questions",
     .name = "list_questions",
     .summary =
         "The questions of the laboratory, oldest first; of those that have ended, the latest 50.",
     .success = {.summary = "The questions.", .shape = question_list},
     .handle  = answer_tasks<TaskFamily::question>},
    {.verb    = Verb::get,
     .path    = "/api/v1/laboratory/questions/{id}",
     .name    = "question",
     .summary = "How far a question has got, with all that is known so far.",
     .fields  = id_field,
     .success = {.summary = "The question.", .shape = whole_question},
     .example = R"json({"id":"q1"})json",
     .handle  = answer_task<TaskFamily::question>},
    {.verb    = Verb::get,
     .path    = "/api/v1/laboratory/questions/{id}/events",
     .name    = "question_events",
     .summary = "What has happened to a question, and what happens next: the events are state, "
                "progress, item and done. With Last-Event-ID it continues after that one.",
     .fields  = id_field,
     .success = {.summary = "Server-sent events.",
                 .type    = "text/event-stream",
                 .shape   = question_events},
     .example = R"json({"id":"q1"})json",
     .handle  = stream_task<TaskFamily::question>},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/questions/{id}/pause",
     .name    = "pause_question",
     .summary = "Pauses a question after its next step; it keeps what it has, and others go on.",
     .fields  = id_field,
     .success = changed_question,
     .example = R"json({"id":"q1"})json",
     .handle  = answer_task<TaskFamily::question, &service::WorkBoard::pause>},
    {.verb    = Verb::post,
     .path    = "/api/v1/laboratory/questions/{id}/resume",
     .name    = "resume_question",
     .summary = "Resumes a question that was paused, when its turn comes.",
     .fields  = id_field,
     .success = changed_question,
     .example = R"json({"id":"q1"})json",
     .handle  = answer_task<TaskFamily::question, &service::WorkBoard::resume>},
    {.verb    = Verb::remove,
     .path    = "/api/v1/laboratory/questions/{id}",
     .name    = "remove_question",
     .summary = "Stops a question and keeps what was found; forgets one that has ended.",
     .fields  = id_field,
     .success = changed_question,
     .example = R"json({"id":"q1"})json",
     .handle  = answer_task<TaskFamily::question, &service::WorkBoard::remove>},
    {.verb    = Verb::get,
     .path    = "/api/v1/laboratory/names",
     .name    = "condition_names",
     .summary = "What the conditions of find can ask.",
     .success = {.summary = "The names.", .shape = name_list},
     .handle  = answer_names},
};

}  // namespace questions_detail

std::vector<std::string_view> question_kind_names() { return names_of(service::question_kinds()); }

std::span<const Route> question_routes() { return questions_detail::routes; }

}  // namespace antipode::server
