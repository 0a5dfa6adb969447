#include "service/requests/find.h"

namespace antipode::service {

Result<FindQuestion> read_find(const Fields& fields) {
    FindQuestion question;
    question.where   = fields.text("where");
    question.depth   = static_cast<std::size_t>(fields.whole("depth"));
    question.metric  = metric_of(fields);
    question.moves   = fields.text("moves");
    question.modulo  = fields.text("modulo");
    question.every   = fields.flag("every");
    question.threads = threads_of(fields);
    if (const auto limit = fields.find_whole("limit"))
        question.limit = static_cast<std::size_t>(*limit);
    if (!fields.has("from")) return question;
    const auto from = read_cube(fields, "from");
    if (!from) return from.error();
    question.from = from->cube;
    return question;
}

}  // namespace antipode::service
