#include <fmt/format.h>

#include "service/answers/laboratory.h"
#include "service/json.h"
#include "service/messages.h"
#include "service/requests/path.h"
#include "service/tasks/level_share.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

// Two moves more take about 13 times as long.
constexpr double path_growth = 3.6;

Result<Json> work_on_path(const PathRequest& request, const QuestionWatch& watch) {
    const LevelShare share{.deepest = request.max_length, .growth = path_growth};
    const auto       answer =
        path(request, {.stop = watch.stop, .on_progress = [&](const PathProgress& now) {
                           watch.on_progress({.fraction = share.done(now.length, now.fraction),
                                              .text = service_message<"path-moves">(now.length)});
                       }});
    if (!answer) return answer.error();
    return to_json(*answer, request.metric);
}

}  // namespace

Result<Question> path_question(const Fields& fields, const WorkTools& tools) {
    auto read = read_path(fields);
    if (!read) return read.error();
    PathRequest request = *std::move(read);
    request.threads     = tools.threads;
    if (const auto error = unanswerable(request)) return in_field(*error, "to");
    return Question{
        .fields = share(fields.record({{"from", with_centres(request.from, request.from_centres)},
                                       {"to", with_centres(request.to, request.to_centres)}})),
        .answer = [request](const QuestionWatch& watch) { return work_on_path(request, watch); }};
}

}  // namespace antipode::service
