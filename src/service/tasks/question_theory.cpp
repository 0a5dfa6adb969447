#include "service/laboratory.h"
#include "service/tasks/question_fields.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

constexpr std::int64_t usual_theory_depth = 8;

Result<Json> work_on_theory(std::size_t depth, const QuestionWatch& watch) {
    const auto lines =
        theory_report({.depth = depth,
                       .stop  = watch.stop,
                       .on_progress =
                           [&](std::string_view title, double fraction) {
                               watch.on_progress({.fraction = fraction,
                                                  .text     = std::string(title),
                                                  .pace     = QuestionStep::Pace::uneven});
                           },
                       .on_line = [&](const TheoryLine& line) { watch.on_item(to_json(line)); }});
    return Json{{"lines", lines.size()}};
}

}  // namespace

Result<Question> theory_question(const Json& json, const Laboratory&) {
    QuestionFields    fields(json, {"depth"});
    const std::size_t depth =
        fields.whole("depth", {.range = {0, max_theory_depth}, .otherwise = usual_theory_depth});
    if (fields.error()) return *fields.error();
    return Question{
        .kind   = "theory",
        .fields = share(fields.understood()),
        .answer = [depth](const QuestionWatch& watch) { return work_on_theory(depth, watch); }};
}

}  // namespace antipode::service
