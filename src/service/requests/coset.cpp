#include "service/requests/coset.h"

#include <algorithm>

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

// How many times as many positions the group H of the coset, <U, D, R2, L2, F2, B2>, has where
// these centres count. U and D have four twists each, together as odd as the corners; the others
// two each, with as many half turns as the order of the middle layer's edges asks for: of all
// centres of either kind, half of the ways are left.
std::uint64_t times_as_many(CentreSet counted) {
    const bool     up_and_down = counted.has(Face::U) && counted.has(Face::D);
    const unsigned upright = up_and_down ? 8 : counted.has(Face::U) || counted.has(Face::D) ? 4 : 1;
    unsigned       sides   = 0;
    for (const Face f : {Face::R, Face::F, Face::L, Face::B})
        if (counted.has(f)) ++sides;
    return std::uint64_t{upright} << std::min(sides, 3U);
}

// Of those that are found, and of those that are found at this distance.
constexpr std::uint64_t bits_of_a_cube = 2;

// A map knows no centres.
std::optional<Error> centres_asked(const Fields& fields) {
    if (auto error = wrong_centres(fields)) return error;
    const CentreSet centres = reading_of(fields).centres;
    if (centres.empty()) return std::nullopt;
    const auto          extent = fields.flag("small") ? coset::Extent::small : coset::Extent::whole;
    const std::uint64_t times  = times_as_many(centres);
    const std::uint64_t cubes  = times * coset::cube_count(extent);
    return wrong_field("centres", service_message<"coset-without-centres">(
                                      fields.spelling("centres"), to_text(centres), times, cubes,
                                      cubes / 8 * bits_of_a_cube));
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
    if (auto error = centres_asked(fields)) return *std::move(error);
    if (auto error = two_questions(fields)) return *std::move(error);
    CosetOrder                order{.metric = metric_of(fields)};
    const coset::CosetRequest request{.extent = fields.flag("small") ? coset::Extent::small
                                                                     : coset::Extent::whole};
    if (fields.flag("until_done")) {
        order.request = to_the_end(order.metric, request);
    } else if (const auto exact_to = fields.find_whole<unsigned>("exact_to")) {
        order.request = exactly_to(*exact_to, order.metric, request);
    } else {
        const unsigned within =
            fields.find_whole<unsigned>("within").value_or(coset::greatest_distance(order.metric));
        order.request        = all_within(within, order.metric, request);
        order.must_be_within = true;
    }
    return order;
}

}  // namespace antipode::service
