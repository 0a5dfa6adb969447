#include "service/answers/laboratory.h"
#include "service/json.h"
#include "service/requests/theory.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

Result<Json> work_on_theory(std::size_t depth, const QuestionWatch& watch) {
    const auto lines = theory_report(
        {.depth = depth,
         .stop  = watch.stop,
         .on_progress =
             [&](const Message& part, double fraction) {
                 watch.on_progress(
                     {.fraction = fraction, .text = part, .pace = QuestionStep::Pace::uneven});
             },
         .on_line = [&](const TheoryLine& line) { watch.on_item(to_json(line)); }});
    return Json{{"lines", lines.size()}};
}

}  // namespace

Result<Question> theory_question(const Fields& fields, const WorkTools&) {
    const auto depth = fields.whole<std::size_t>("depth");
    if (const auto error = too_much_to_count_by_depth(depth))
        return wrong_field("depth", error->message);
    return Question{
        .answer = [depth](const QuestionWatch& watch) { return work_on_theory(depth, watch); }};
}

}  // namespace antipode::service
