#include "service/requests/find.h"

namespace antipode::service {

Result<FindQuestion> read_find(const Fields& fields) {
    if (fields.flag("count")) return fields.wrong<"goes-without">("count", "depth");
    if (fields.text("classes") != "96")
        return fields.wrong<"depth-lists-classes">("classes", "depth");
    FindQuestion question;
    question.where   = fields.text("where");
    question.depth   = fields.whole<std::size_t>("depth");
    question.metric  = metric_of(fields);
    question.moves   = fields.text("moves");
    question.modulo  = fields.text("modulo");
    question.every   = fields.flag("every");
    question.threads = threads_of(fields);
    question.limit   = fields.find_whole<std::size_t>("limit").value_or(question.limit);
    if (auto error = wrong_centres(fields)) return *std::move(error);
    question.centres.counted = reading_of(fields).centres;
    if (!fields.has("from")) return question;
    const auto from = read_cube(fields, "from");
    if (!from) return from.error();
    question.from    = from->cube;
    question.centres = from->centres;
    return question;
}

Result<WantedQuestion> read_find_all(const Fields& fields) {
    const auto centres = all_centres_or_none(fields);
    if (!centres) return centres.error();
    for (const std::string_view name : {"from", "moves", "modulo", "metric"})
        // A question that is kept says its metric even where nobody has.
        if (fields.has(name) && !(name == "metric" && metric_of(fields) == Metric::htm))
            return fields.wrong<"no-moves-without-depth">(name, "depth");
    auto condition = parse_condition(fields.text("where"), *centres);
    if (!condition) return in_field(condition.error(), "where");
    return wanted_question(*std::move(condition), *centres, fields);
}

}  // namespace antipode::service
