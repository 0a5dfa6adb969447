#include "service/requests/coset.h"

#include "service/answers/solve.h"

namespace antipode::service {
namespace {

// At most one of the three questions is asked.
std::optional<Error> two_questions(const Fields& fields) {
    const bool is_until_done = fields.flag("until_done");
    if (fields.has("within") && fields.has("exact_to"))
        return fields.wrong<"goes-without">("within", "exact_to");
    if (fields.has("within") && is_until_done)
        return fields.wrong<"goes-without">("within", "until_done");
    if (fields.has("exact_to") && is_until_done)
        return fields.wrong<"goes-without">("exact_to", "until_done");
    return std::nullopt;
}

}  // namespace

Result<CosetOrder> read_coset(const Fields& fields) {
    const auto question = read_coset_question(fields);
    if (!question) return question.error();
    const auto position = read_cube(fields, "cube");
    if (!position) return position.error();
    if (const auto error = unsolvable(position->cube)) return in_field(*error, "cube");
    CosetOrder order   = *question;
    order.request.cube = position->cube;
    return order;
}

Result<CosetOrder> read_coset_question(const Fields& fields) {
    if (auto error = two_questions(fields)) return *std::move(error);
    CosetOrder                order{.metric = metric_of(fields)};
    const coset::CosetRequest request{.extent = fields.flag("small") ? coset::Extent::small
                                                                     : coset::Extent::whole};
    if (fields.flag("until_done")) {
        order.request = to_the_end(order.metric, request);
    } else if (const auto exact_to = fields.find_whole("exact_to")) {
        order.request = exactly_to(static_cast<unsigned>(*exact_to), order.metric, request);
    } else {
        const auto within = fields.find_whole("within");
        order.request     = all_within(
                within ? static_cast<unsigned>(*within) : coset::greatest_distance(order.metric),
            order.metric, request);
        order.must_be_within = true;
    }
    return order;
}

}  // namespace antipode::service
