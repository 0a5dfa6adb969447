#include <fmt/format.h>

#include <algorithm>

#include "base/seconds.h"
#include "service/answers/explain.h"
#include "service/answers/solve.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "service/messages.h"
#include "service/requests/methods.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds usual_time_to_explain(60'000);

Result<Json> work_on_explanation(MethodCache& methods, const ExplainRequest& request,
                                 const QuestionWatch& watch) {
    watch.on_progress({.text = service_message<"method-getting-ready">(request.method->name)});
    const auto story =
        explain(methods, request,
                {.stop = watch.stop,
                 .on_progress =
                     [&](const Progress& now) {
                         const double limit = in_seconds(request.limits.max_time);
                         watch.on_progress(
                             {.fraction = std::min(1.0, in_seconds(now.elapsed) / limit),
                              .text = service_message<"turns-and-nodes">(now.depth, now.nodes)});
                     },
                 .gate = watch.gate});
    if (!story) return story.error();
    return to_json(*story);
}

}  // namespace

Result<Question> explain_question(const Fields& fields, const WorkTools& tools) {
    const auto position = read_cube(fields);
    if (!position) return position.error();
    if (const auto error = unsolvable(centred(*position))) return in_field(*error, "cube");
    const auto choice = read_method(fields, usual_time_to_explain);
    if (!choice) return choice.error();
    ExplainRequest request{.cube    = position->cube,
                           .method  = choice->method,
                           .limits  = choice->limits,
                           .centres = position->centres};
    request.limits.threads = tools.threads;
    Json record            = fields.record({{"cube", centred(*position)}});
    record["time_ms"]      = duration_cast<milliseconds>(request.limits.max_time).count();
    return Question{.fields = share(std::move(record)),
                    .answer = [&engine = tools.engine, request](const QuestionWatch& watch) {
                        return work_on_explanation(engine.methods(), request, watch);
                    }};
}

}  // namespace antipode::service
