#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/shared_options.h"
#include "service/json.h"
#include "service/requests/positions.h"

namespace antipode::cli {
namespace info_detail {

struct Row {
    std::string_view label;
    std::string      value;
};

// As many as fit on a screen; --json has them all.
constexpr std::size_t shown_repairs = 12;

std::string or_none(const std::string& text) { return text.empty() ? "none" : text; }

std::string parity_text(const Facts& facts) {
    constexpr auto name = [](Parity p) { return p == Parity::even ? "even" : "odd"; };
    if (facts.corner_parity == facts.edge_parity) return name(facts.corner_parity);
    return fmt::format("corners {}, edges {}", name(facts.corner_parity), name(facts.edge_parity));
}

void add_three_cycles(const Facts& facts, std::vector<Row>& rows) {
    if (!facts.corner_three_cycles && !facts.edge_three_cycles) {
        rows.push_back({"3-cycles", "none, since the permutations are odd"});
        return;
    }
    const auto text = [](const ThreeCycles& cycles, PieceKind kind) {
        return cycles ? or_none(to_text(*cycles, kind)) : "none, since the permutation is odd";
    };
    rows.push_back({"3-cycles", "corners " + text(facts.corner_three_cycles, PieceKind::corner)});
    rows.push_back({"", "edges   " + text(facts.edge_three_cycles, PieceKind::edge)});
}

std::string symmetry_text(const Facts& facts) {
    std::string text(facts.symmetry);
    if (facts.self_inverse) return text + ", self-inverse";
    if (facts.antisymmetry) text += fmt::format(", with antisymmetry {}", *facts.antisymmetry);
    return text;
}

// "twist the corner at URF clockwise: U9 R to U, …"
std::string repair_text(const Repair& repair) {
    std::vector<std::string> changes;
    for (const StickerChange& change : repair.changes)
        changes.push_back(fmt::format("{} {} to {}", facelet_name(change.facelet),
                                      letter(change.from), letter(change.to)));
    return fmt::format("{}: {}", repair.description.text(), fmt::join(changes, ", "));
}

void add_reachability(const Facts& facts, std::vector<Row>& rows) {
    rows.push_back(
        {"reachable", facts.reachable ? "yes" : fmt::format("no: {}", facts.reason.text())});
    for (std::size_t i = 0; i < std::min(facts.repairs.size(), shown_repairs); ++i)
        rows.push_back({i == 0 ? "repairs" : "", repair_text(facts.repairs[i])});
    if (facts.repairs.size() > shown_repairs)
        rows.push_back(
            {"", fmt::format("… {} more of the same size", facts.repairs.size() - shown_repairs)});
}

std::vector<Row> rows_of(const service::InfoAnswer& answer) {
    const Facts&     facts = answer.facts;
    std::vector<Row> rows;
    rows.push_back({"facelets", to_text(facts.facelets)});
    if (!facts.centres.counted.empty())
        rows.push_back({"centres", to_text(facts.centres.twists, facts.centres.counted)});
    add_reachability(facts, rows);
    rows.push_back({"order", std::to_string(facts.order)});
    rows.push_back({"parity", parity_text(facts)});
    rows.push_back({"corners", or_none(to_text(facts.corner_cycles, PieceKind::corner))});
    rows.push_back({"edges", or_none(to_text(facts.edge_cycles, PieceKind::edge))});
    add_three_cycles(facts, rows);
    rows.push_back({"symmetry", symmetry_text(facts)});
    rows.push_back({"label", facts.label});
    rows.push_back({"isomorphs", std::to_string(facts.morph)});
    rows.push_back({"pos_ref", to_text(facts.pos_ref)});
    rows.push_back({"zip", to_text(facts.zip)});
    const auto& [sign, flip, twist] = facts.trace;
    rows.push_back({"trace", fmt::format("[{};{};{}]", sign, flip, twist)});
    rows.push_back({"transcription", to_text(facts.transcription)});
    return rows;
}

std::string text_of(const Session& session, const service::InfoAnswer& answer) {
    std::string text =
        text_net({answer.facts.facelets, answer.facts.centres}, {.colour = colour_of(session)})
        + "\n";
    for (const Row& row : rows_of(answer)) text += fmt::format("{:<14} {}\n", row.label, row.value);
    return text;
}

ExitCode run(Session& session) {
    if (session.has("condition"))
        return answer_each(session, service::ask_like, [&](const service::LikeAnswer& answer) {
            session.output().line(answer.condition);
        });
    Paragraphs paragraphs(session);
    return answer_each(session, service::ask_info, [&](const service::InfoAnswer& answer) {
        paragraphs.write(text_of(session, answer));
    });
}

constexpr auto fields = joined(
    service::centred_cube_fields,
    flag("condition", "print only a condition for find that positions like this one satisfy"));

constexpr Example examples[] = {
    {"antipode info \"R U R' U'\"",
     "order 6, its cycles, its symmetries and the other names of the position"},
    {"antipode info --json '[20310;11314950;5148;68]'",
     "the same facts for a script, for a zip from the papers"},
    {"antipode info UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",
     "a twisted corner: why turning cannot reach the position, and what would repair it"},
    {"antipode find --where \"$(antipode info --condition 'M2 E2 S2')\"",
     "more like this: the same symmetries, and faces that look like these"},
};

}  // namespace info_detail

const Command info_command = {
    .name    = "info",
    .summary = "all that can be said about a position",
    .description =
        "Shows the net of each position; whether turning can reach it and, if not, "
        "which law it breaks and the smallest repairs; its order, parity, cycles and "
        "3-cycles; its symmetry and antisymmetry under the names of Cube Explorer; how "
        "many isomorphs it has and the one that represents them (pos_ref); and its zip, "
        "trace and transcription as in the Caml papers.\n"
        "In cycles, + after a bracket means that its pieces come round turned "
        "clockwise (or flipped), - counter-clockwise.",
    .fields   = info_detail::fields,
    .shares   = {.colour = true},
    .examples = info_detail::examples,
    .run      = info_detail::run,
};

}  // namespace antipode::cli
