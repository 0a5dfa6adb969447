#include "service/json.h"
#include "service/messages.h"
#include "service/research/survey.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

Result<Json> work_on_survey(Engine& engine, const SurveyOrder& order, const QuestionWatch& watch) {
    watch.on_progress({.text = service_message<"getting-ready">()});
    const auto answer =
        survey(engine, order,
               {.stop = watch.stop, .on_progress = [&](std::uint64_t cubes, double) {
                    watch.on_progress(
                        {.fraction = static_cast<double>(cubes) / static_cast<double>(order.count),
                         .text     = service_message<"surveyed">(cubes, order.count)});
                }});
    if (!answer) return answer.error();
    return to_json(*answer);
}

}  // namespace

Result<Question> survey_question(const Fields& fields, const WorkTools& tools) {
    const auto read = read_survey(fields);
    if (!read) return read.error();
    SurveyOrder order = *read;
    order.threads     = tools.threads;
    return Question{.answer = [&engine = tools.engine, order](const QuestionWatch& watch) {
        return work_on_survey(engine, order, watch);
    }};
}

}  // namespace antipode::service
