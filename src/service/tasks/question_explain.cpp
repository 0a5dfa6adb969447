#include <fmt/format.h>

#include <algorithm>

#include "service/explain.h"
#include "service/solve.h"
#include "service/tasks/question_fields.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

using std::chrono::milliseconds;

// Methods that could go on for shorter and shorter solutions need less.
constexpr milliseconds usual_time_to_explain(60'000);
constexpr milliseconds usual_time_if_quick(200);

Result<Json> work_on_explanation(MethodCache& methods, const ExplainRequest& request,
                                 const QuestionWatch& watch) {
    watch.on_progress({.text = fmt::format("{}: getting ready", request.method->name)});
    const auto story = explain(
        methods, request,
        {.stop = watch.stop, .on_progress = [&](const Progress& now) {
             const std::chrono::duration<double> elapsed = now.elapsed;
             const std::chrono::duration<double> limit   = request.limits.max_time;
             watch.on_progress({.fraction = std::min(1.0, elapsed / limit),
                                .text = fmt::format("{} turns, {} nodes", now.depth, now.nodes)});
         }});
    if (!story) return story.error();
    return to_json(*story);
}

}  // namespace

Result<Question> explain_question(const Json& json, const Laboratory& laboratory) {
    QuestionFields fields(json, {"cube", "as", "notation", "method", "time_ms"});
    ExplainRequest request{.cube   = fields.cube("cube"),
                           .method = fields.method("method", methods::rows().front().name)};
    if (fields.error()) return *fields.error();
    if (const auto error = unsolvable(request.cube)) return in_field(*error, "cube");
    const bool is_quick     = request.method->effort == methods::Effort::quick;
    request.limits.threads  = laboratory.threads;
    request.limits.max_time = milliseconds(fields.whole(
        "time_ms",
        {.range     = {1, max_time_to_explain.count()},
         .otherwise = (is_quick ? usual_time_if_quick : usual_time_to_explain).count()}));
    if (fields.error()) return *fields.error();
    return Question{.kind   = "explain",
                    .fields = share(fields.understood()),
                    .answer = [&methods = laboratory.methods, request](const QuestionWatch& watch) {
                        return work_on_explanation(methods, request, watch);
                    }};
}

}  // namespace antipode::service
