#include "service/tasks/question_wanted.h"

#include <fmt/format.h>

#include "service/answers/wanted.h"
#include "service/json.h"
#include "service/messages.h"

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

Result<Question> wanted_question_of(std::string_view kind, const Result<WantedQuestion>& asked,
                                    const Fields& fields, const Laboratory& laboratory) {
    if (!asked) return asked.error();
    WantedQuestion question = *asked;
    question.threads        = laboratory.threads;
    return Question{.kind   = kind,
                    .fields = share(fields.record()),
                    .answer = [question](const QuestionWatch& watch) {
                        return question.count ? work_on_count(question, watch)
                                              : work_on_list(question, watch);
                    }};
}

Result<Question> pattern_question(const Json& json, const Laboratory& laboratory) {
    const auto fields = Fields::read(json, pattern_question_fields);
    if (!fields) return fields.error();
    return wanted_question_of("pattern", read_pattern(*fields), *fields, laboratory);
}

Result<Question> symmetry_question(const Json& json, const Laboratory& laboratory) {
    const auto fields = Fields::read(json, symmetry_question_fields);
    if (!fields) return fields.error();
    return wanted_question_of("symmetry", read_symmetry(*fields), *fields, laboratory);
}

}  // namespace antipode::service
