#include <fmt/format.h>

#include "service/answers/compare.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "service/messages.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

// How many cubes one of the methods has done, or nothing before it is ready. Each
// method has a pace of its own.
struct ComparisonStep {
    std::size_t                method = 0;
    std::optional<std::size_t> done   = std::nullopt;
};

QuestionStep step_of(const ComparisonPlan& plan, const ComparisonStep& step) {
    const auto   name    = plan.methods[step.method]->name;
    const auto   methods = static_cast<double>(plan.methods.size());
    const double share =
        static_cast<double>(step.done.value_or(0)) / static_cast<double>(plan.cubes.number);
    return {.fraction = (static_cast<double>(step.method) + share) / methods,
            .text     = step.done
                            ? service_message<"cube-of-method">(name, *step.done + 1, plan.cubes.number)
                            : service_message<"method-getting-ready">(name),
            .pace     = QuestionStep::Pace::uneven};
}

Result<Json> work_on_comparison(MethodCache& methods, const ComparisonPlan& plan,
                                const QuestionWatch& watch) {
    const auto              cubes = cubes_to_compare(plan.cubes);
    std::vector<Comparison> rows;
    for (std::size_t i = 0; i < plan.methods.size() && !watch.stop.stop_requested(); ++i) {
        watch.on_progress(step_of(plan, {.method = i}));
        const auto row =
            compare_one(methods, {.method = plan.methods[i], .cubes = cubes, .limits = plan.limits},
                        watch.stop, [&](std::size_t done) {
                            watch.on_progress(step_of(plan, {i, done}));
                        });
        if (!row && row.error().kind == ErrorKind::stopped) break;
        if (!row) return row.error();
        rows.push_back(*row);
        watch.on_item(to_json(*row));
    }
    return Json{{"svg", comparison_svg(rows)}};
}

}  // namespace

Result<Question> compare_question(const Fields& fields, const WorkTools& tools) {
    const auto read = read_compare(fields, {});  // the row of time_ms has one
    if (!read) return read.error();
    return Question{.answer = [&engine = tools.engine, plan = *read](const QuestionWatch& watch) {
        return work_on_comparison(engine.methods(), plan, watch);
    }};
}

}  // namespace antipode::service
