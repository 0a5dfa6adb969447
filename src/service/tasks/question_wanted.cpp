#include <fmt/format.h>

#include "service/answers/wanted.h"
#include "service/json.h"
#include "service/messages.h"
#include "service/tasks/question_kinds.h"

namespace antipode::service {
namespace {

Message progress_text(std::uint64_t found, const std::optional<Natural>& at_most) {
    return at_most ? service_message<"found-of-many">(found, at_most->decimal())
                   : service_message<"found-so-far">(found);
}

Result<Json> work_on_count(const WantedQuestion& question, const QuestionWatch& watch) {
    const auto count = count_of(
        question,
        {.stop = watch.stop, .on_progress = [&](double fraction, std::uint64_t found) {
             watch.on_progress({.fraction = fraction, .text = progress_text(found, std::nullopt)});
         }});
    if (!count) return count.error();
    return to_json(*count);
}

Result<Json> work_on_list(const WantedQuestion& question, const QuestionWatch& watch) {
    std::optional<Natural> many;
    const auto             progress = [&](double fraction, std::uint64_t found) {
        watch.on_progress({.fraction = fraction, .text = progress_text(found, many)});
    };
    const auto answer = list_wanted(
        question,
        {.stop        = watch.stop,
         .on_found    = [&](const WantedPosition& position) { watch.on_item(to_json(position)); },
         .on_progress = progress},
        [&](const Natural& at_most) {
            many = at_most;
            progress(0, 0);
        });
    if (!answer) return answer.error();
    return summary_json(*answer, question);
}

}  // namespace

Result<Question> wanted_question_of(const Result<WantedQuestion>& asked, const WorkTools& tools) {
    if (!asked) return asked.error();
    WantedQuestion question = *asked;
    question.threads        = tools.threads;
    return Question{.answer = [question](const QuestionWatch& watch) {
        return question.count ? work_on_count(question, watch) : work_on_list(question, watch);
    }};
}

Result<Question> pattern_question(const Fields& fields, const WorkTools& tools) {
    return wanted_question_of(read_pattern(fields), tools);
}

Result<Question> symmetry_question(const Fields& fields, const WorkTools& tools) {
    return wanted_question_of(read_symmetry(fields), tools);
}

}  // namespace antipode::service
