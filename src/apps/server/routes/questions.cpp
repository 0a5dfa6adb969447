#include "service/questions.h"

#include <fmt/format.h>

#include "apps/server/context.h"
#include "apps/server/routes/board_events.h"
#include "apps/server/routes/common.h"
#include "apps/server/routes/question_answer.h"
#include "service/laboratory.h"

namespace antipode::server {
namespace questions_detail {

using service::Json;
using service::QuestionId;

constexpr std::array id_field = {
    Field{.name = "id", .summary = "of the question, such as q3", .need = Need::required},
};

constexpr std::array question_list = {
    Field{.name    = "questions",
          .kind    = Kind::objects,
          .summary = "without their items",
          .need    = Need::required,
          .fields  = listed_question},
};

constexpr std::array condition_name = {
    Field{.name = "text", .summary = "such as only_changes(face)", .need = Need::required},
    Field{.name = "type", .need = Need::required},
    Field{.name = "summary", .need = Need::required},
};
constexpr std::array name_list = {
    Field{.name = "names", .kind = Kind::objects, .need = Need::required, .fields = condition_name},
};

Result<QuestionId> id_of(const Fields& fields) {
    const std::string& text = fields.text("id");
    if (const auto id = service::parse_question_id(text)) return *id;
    return not_found(fmt::format("there is no question '{}': questions are named like q3", text));
}

http::Response answer_list(const Call& call) {
    Json list = Json::array();
    for (const auto& question : call.context.questions.list())
        list.push_back(without_items(question));
    return json_response({{"questions", std::move(list)}});
}

http::Response answer_question(const Call& call) {
    const auto id = id_of(call.fields);
    if (!id) return refusal(id.error());
    return answer_result(call.context.questions.find(*id));
}

http::Response answer_remove(const Call& call) {
    const auto id = id_of(call.fields);
    if (!id) return refusal(id.error());
    const auto removed = call.context.questions.remove(*id);
    if (!removed) return refusal(removed.error());
    return json_response(without_items(*removed));
}

void stream_events(Context& context, const Fields& fields, const http::Exchange& exchange) {
    const auto id = id_of(fields);
    if (!id) return exchange.answer(refusal(id.error()));
    stream_board_events(context.questions, *id, exchange);
}

http::Response answer_names(const Call&) {
    Json list = Json::array();
    for (const service::ConditionName& name : service::condition_names())
        list.push_back({{"text", name.text}, {"type", name.type}, {"summary", name.summary}});
    return json_response({{"names", std::move(list)}});
}

constexpr Route routes[] = {
    {.verb    = Verb::get,
     .path    = "/api/v1/laboratory/questions",
     .name    = "list_questions",
     .summary = "The questions of the laboratory, the oldest first; of those that have ended the "
                "latest 50.",
     .success = {.summary = "The questions.", .fields = question_list},
     .handle  = answer_list},
    {.verb    = Verb::get,
     .path    = "/api/v1/laboratory/questions/{id}",
     .name    = "question",
     .summary = "How far a question is, with all that is known so far.",
     .fields  = id_field,
     .success = {.summary = "The question.", .fields = whole_question},
     .example = R"json({"id":"q1"})json",
     .handle  = answer_question},
    {.verb    = Verb::get,
     .path    = "/api/v1/laboratory/questions/{id}/events",
     .name    = "question_events",
     .summary = "What happened to a question, and what happens: the events are state, progress, "
                "item and done. With Last-Event-ID it goes on after that one.",
     .fields  = id_field,
     .success = {.summary = "Server-sent events.", .type = "text/event-stream"},
     .example = R"json({"id":"q1"})json",
     .handle  = stream_events},
    {.verb    = Verb::remove,
     .path    = "/api/v1/laboratory/questions/{id}",
     .name    = "remove_question",
     .summary = "Stops a question and keeps what was found; forgets one that has ended.",
     .fields  = id_field,
     .success = {.summary = "The question, without its items.", .fields = listed_question},
     .example = R"json({"id":"q1"})json",
     .handle  = answer_remove},
    {.verb    = Verb::get,
     .path    = "/api/v1/laboratory/names",
     .name    = "condition_names",
     .summary = "What the conditions of find can ask.",
     .success = {.summary = "The names.", .fields = name_list},
     .handle  = answer_names},
};

}  // namespace questions_detail

std::span<const Route> question_routes() { return questions_detail::routes; }

}  // namespace antipode::server
