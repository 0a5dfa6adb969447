#include "service/answers/wanted.h"

#include <fmt/format.h>

#include "cube/facelets.h"
#include "cube/symmetry_class.h"
#include "cube/symmetry_operation.h"
#include "explore/structure/one_kind.h"
#include "explore/where/wanted.h"
#include "service/answers/laboratory.h"
#include "service/json.h"
#include "service/messages.h"

namespace antipode::service {
namespace {

// Hours of work.
const Natural most_walked = Natural(100'000'000'000);

// Nothing if they can be gone through.
std::optional<Error> refusal_of(const structure::Wanted& wanted, const std::stop_token& stop) {
    const auto demanded = structure::count_demanded(wanted, stop);
    if (!demanded || *demanded <= most_walked) return std::nullopt;
    return Error{.kind    = ErrorKind::usage,
                 .message = service_message<"too-many-positions">(demanded->decimal()),
                 .field   = "where"};
}

Error was_stopped() {
    return {.kind = ErrorKind::stopped, .message = service_message<"tables-stopped">()};
}

Error centres_not_walked() {
    return {.kind    = ErrorKind::usage,
            .message = service_message<"centres-not-walked">(),
            .field   = "centres"};
}

Result<Natural> count_by_walking(const WantedQuestion& question, const IsomorphismSet& same,
                                 const EnumerationWatch& watch) {
    const auto wanted = wanted_positions(question.condition, same);
    if (auto error = refusal_of(wanted, watch.stop)) return *error;
    const auto answer =
        structure::enumerate(wanted, {.threads = question.threads},
                             {.stop = watch.stop, .on_progress = watch.on_progress});
    if (answer.ended == EnumerationEnd::stopped) return was_stopped();
    return Natural(answer.classes);
}

}  // namespace

Result<Enumeration> list_wanted(const WantedQuestion& question, const EnumerationWatch& watch) {
    const auto wanted = wanted_positions(question.condition, question.same);
    if (!question.limit)
        if (auto error = refusal_of(wanted, watch.stop)) return *error;
    return structure::enumerate(
        wanted, {.threads = question.threads, .limit = question.limit.value_or(~std::uint64_t{0})},
        watch);
}

Result<WantedCount> count_of(const WantedQuestion& question, const EnumerationWatch& watch) {
    auto wanted = wanted_positions(question.condition, question.same);
    for (structure::WantedPart& part : wanted.parts) part.demands.with_centres = question.centres;
    if (auto count = structure::count_wanted(wanted, watch.stop)) return *std::move(count);
    if (question.centres) return watch.stop.stop_requested() ? was_stopped() : centres_not_walked();
    auto classes = count_by_walking(question, question.same, watch);
    if (!classes) return classes.error();
    // Positions by themselves may need no walk.
    const auto every = wanted_positions(question.condition, only_identity());
    if (const auto count = structure::count_wanted(every, watch.stop))
        return WantedCount{.positions = count->positions, .classes = *classes};
    auto positions = count_by_walking(question, only_identity(), watch);
    if (!positions) return positions.error();
    return WantedCount{.positions = *positions, .classes = *classes};
}

std::string count_text(const WantedCount& count) {
    const Natural one(1);
    return fmt::format("{} position{}, {} class{}", count.positions.decimal(),
                       count.positions == one ? "" : "s", count.classes.decimal(),
                       count.classes == one ? "" : "es");
}

Cube reachable_cube(const WantedPosition& position) {
    return position.counting ? structure::made_reachable(position.cube, *position.counting)
                             : position.cube;
}

std::string facelets_text(const WantedPosition& position) {
    return antipode::to_text(facelets_of(reachable_cube(position)));
}

std::string seen_text(const WantedPosition& position) {
    if (!position.counting) return facelets_text(position);
    return antipode::to_text(structure::stickers_of(position.cube, *position.counting));
}

std::string label_text(const WantedPosition& position) { return symmetry_label(position.cube); }

std::string remark_on(const WantedPosition& position) {
    return fmt::format("{}, class of {}", label_text(position), position.class_size);
}

Json to_json(const WantedPosition& position) {
    Json json = {{"facelets", facelets_text(position)},
                 {"class_size", position.class_size},
                 {"symmetry", label_text(position)},
                 {"effect", effect_text(position.cube)}};
    if (position.counting) json["seen"] = seen_text(position);
    return json;
}

Json to_json(const Natural& number) {
    constexpr std::uint64_t greatest = ~std::uint64_t{0};
    if (number > Natural(greatest)) return number.decimal();
    return std::stoull(number.decimal());
}

Json to_json(const WantedCount& count) {
    return {{"positions", to_json(count.positions)}, {"classes", to_json(count.classes)}};
}

Json summary_json(const Enumeration& answer, const WantedQuestion& question) {
    return {{"found", answer.classes},
            {"ended", search_end_names().at(static_cast<std::size_t>(answer.ended))},
            {"condition", antipode::to_text(question.condition)}};
}

std::vector<SymmetryRow> symmetry_rows(SymmetryTable table, const IsomorphismSet& same,
                                       const structure::Demands& demands) {
    const auto types = table == SymmetryTable::symmetries ? symmetry_types() : antisymmetry_types();
    const auto counts = structure::count_types(types, same, demands);
    std::vector<SymmetryRow> rows;
    for (std::size_t i = 0; i < types.size(); ++i)
        rows.push_back({types[i].name, types[i].group.count(), counts[i]});
    return rows;
}

Result<ClosureAnswer> closure_of(const Fields& fields) {
    const auto group = read_closure(fields);
    if (!group) return group.error();
    return ClosureAnswer{*group};
}

Json to_json(const ClosureAnswer& answer) {
    const auto names = [](const SymmetrySet& set) {
        Json list = Json::array();
        for (Symmetry s : all_symmetries)
            if (set[s.index()]) list.push_back(name_of_operation(s));
        return list;
    };
    return {{"name", label_of(answer.group)},
            {"symmetries", names(symmetries_in(answer.group))},
            {"antisymmetries", names(antisymmetries_in(answer.group))},
            {"condition", condition_of(answer.group)}};
}

std::span<const NamedPattern> pattern_names() { return named_patterns(); }

std::string text_in(const Fields& fields, const Error& error) {
    const auto value = fields.json().find(error.field);
    return value != fields.json().end() && value->is_string() ? value->get<std::string>() : "";
}

Json to_json(const SymmetryRow& row) {
    return {{"name", row.name},
            {"order", row.order},
            {"positions", to_json(row.count.positions)},
            {"positions_exactly", to_json(row.count.exact_positions)},
            {"classes_exactly", to_json(row.count.classes_exactly)},
            {"classes_at_least", to_json(row.count.classes_at_least)}};
}

}  // namespace antipode::service
