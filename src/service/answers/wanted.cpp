#include "service/answers/wanted.h"

#include <fmt/format.h>

#include <algorithm>

#include "cube/facelets.h"
#include "cube/forms.h"
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

structure::WantedSet wanted_by(const WantedQuestion& question, const IsomorphismSet& same) {
    auto wanted = wanted_positions(question.condition, same);
    for (structure::WantedPart& part : wanted.parts) part.demands.with_centres = question.centres;
    return wanted;
}

// Nothing if they can be gone through, or if there is no telling.
std::optional<Error> refusal_of(const std::optional<Natural>& demanded) {
    if (!demanded || *demanded <= most_walked) return std::nullopt;
    return Error{.kind    = ErrorKind::usage,
                 .message = service_message<"too-many-positions">(demanded->decimal()),
                 .field   = "where"};
}

// What drawings on the faces leave takes a while to count, and is known only if it is not
// too much.
std::optional<Natural> demanded_by(const structure::WantedSet& wanted, const Natural& without_faces,
                                   const std::stop_token& stop) {
    if (without_faces <= most_walked) return without_faces;
    return structure::count_demanded(wanted, stop);
}

bool asks_about_faces(const structure::WantedSet& wanted) {
    return std::ranges::any_of(wanted.parts, [](const structure::WantedPart& part) {
        return part.demands.join_the_halves();
    });
}

Error was_stopped() { return stopped_error(service_message<"tables-stopped">()); }

Result<Natural> count_by_walking(const WantedQuestion& question, const IsomorphismSet& same,
                                 const EnumerationWatch& watch) {
    const auto wanted = wanted_by(question, same);
    if (auto error =
            refusal_of(demanded_by(wanted, structure::count_without_faces(wanted), watch.stop)))
        return *error;
    const auto answer =
        structure::enumerate(wanted, {.threads = question.threads},
                             {.stop = watch.stop, .on_progress = watch.on_progress});
    if (answer.ended == EnumerationEnd::stopped) return was_stopped();
    return Natural(answer.classes);
}

}  // namespace

Result<WantedList> list_wanted(const WantedQuestion& question, const EnumerationWatch& watch,
                               const OnMany& on_many) {
    const auto    wanted        = wanted_by(question, question.same);
    const Natural without_faces = structure::count_without_faces(wanted);
    const auto    demanded      = demanded_by(wanted, without_faces, watch.stop);
    if (!question.few_do)
        if (auto error = refusal_of(demanded)) return *error;
    const Natural at_most = demanded.value_or(without_faces);
    if (at_most > most_walked) on_many(at_most);
    const auto walked = structure::enumerate(
        wanted, {.threads = question.threads, .limit = question.limit.value_or(~std::uint64_t{0})},
        watch);
    WantedList list{.classes = walked.classes, .ended = walked.ended};
    if (list.ended == EnumerationEnd::exhausted) return list;
    if (!asks_about_faces(wanted)) list.all = structure::count_wanted(wanted, watch.stop);
    if (!list.all) list.at_most = at_most;
    return list;
}

Result<WantedCount> count_of(const WantedQuestion& question, const EnumerationWatch& watch) {
    if (auto count = structure::count_wanted(wanted_by(question, question.same), watch.stop))
        return *std::move(count);
    auto classes = count_by_walking(question, question.same, watch);
    if (!classes) return classes.error();
    // Positions by themselves may need no walk.
    const auto every = wanted_by(question, only_identity());
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

CentredCube reachable_cube(const WantedPosition& position) {
    return with_centres(position.counting
                            ? structure::made_reachable(position.cube, *position.counting)
                            : position.cube,
                        position.centres);
}

std::string seen_text(const WantedPosition& position) {
    if (!position.counting) return antipode::to_text(reachable_cube(position), Form::facelets);
    return antipode::to_text(structure::stickers_of(position.cube, *position.counting));
}

std::string label_text(const WantedPosition& position) {
    if (position.centres.counted.empty()) return symmetry_label(position.cube);
    const CentredCube cube = with_centres(position.cube, position.centres);
    return symmetry_label(symmetries_of(cube), antisymmetries_of(cube));
}

std::string remark_on(const WantedPosition& position) {
    return fmt::format("{}, class of {}", label_text(position), position.class_size);
}

Json to_json(const WantedPosition& position) {
    const CentredCube cube = with_centres(position.cube, position.centres);
    Json json = {{"facelets", antipode::to_text(facelets_of(reachable_cube(position).cube))},
                 {"class_size", position.class_size},
                 {"symmetry", label_text(position)},
                 {"effect", antipode::to_text(cube, Form::cycles)}};
    add_centres(json, position.centres);
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

Json summary_json(const WantedList& answer, const WantedQuestion& question) {
    Json json = {{"found", answer.classes},
                 {"ended", search_end_names().at(static_cast<std::size_t>(answer.ended))},
                 {"condition", antipode::to_text(question.condition)}};
    if (answer.all) json.update(to_json(*answer.all));
    if (answer.at_most) json["at_most"] = to_json(*answer.at_most);
    return json;
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

Json to_json(const SymmetryRow& row) {
    return {{"name", row.name},
            {"order", row.order},
            {"positions", to_json(row.count.positions)},
            {"positions_exactly", to_json(row.count.exact_positions)},
            {"classes_exactly", to_json(row.count.classes_exactly)},
            {"classes_at_least", to_json(row.count.classes_at_least)}};
}

}  // namespace antipode::service
