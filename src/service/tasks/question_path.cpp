#include <fmt/format.h>

#include "service/laboratory.h"
#include "service/tasks/level_share.h"
#include "service/tasks/question_fields.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

constexpr std::int64_t usual_path_length = 14;

// Two moves more take about 13 times as long.
constexpr double path_growth = 3.6;

Result<Json> work_on_path(const PathRequest& request, const QuestionWatch& watch) {
    const LevelShare share{.deepest = request.max_length, .growth = path_growth};
    const auto       answer =
        path(request, {.stop = watch.stop, .on_progress = [&](const PathProgress& now) {
                           watch.on_progress({.fraction = share.done(now.length, now.fraction),
                                              .text     = fmt::format("{} moves", now.length)});
                       }});
    if (!answer) return answer.error();
    return to_json(*answer, request.metric);
}

}  // namespace

Result<Question> path_question(const Json& json, const Laboratory& laboratory) {
    QuestionFields fields(json, {"from", "to", "as", "notation", "metric", "max_length"});
    PathRequest    request;
    request.from       = fields.cube("from");
    request.to         = fields.cube("to");
    request.metric     = fields.metric();
    request.max_length = fields.whole(
        "max_length", {.range = {0, PathRequest::longest}, .otherwise = usual_path_length});
    request.threads = laboratory.threads;
    if (fields.error()) return *fields.error();
    if (const auto error = unanswerable(request)) return in_field(*error, "to");
    return Question{
        .kind   = "path",
        .fields = share(fields.understood()),
        .answer = [request](const QuestionWatch& watch) { return work_on_path(request, watch); }};
}

}  // namespace antipode::service
