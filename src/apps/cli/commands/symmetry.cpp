#include <fmt/format.h>

#include "apps/cli/commands.h"
#include "apps/cli/session.h"
#include "apps/cli/text_table.h"
#include "apps/cli/wanted_run.h"
#include "service/answers/wanted.h"
#include "service/json.h"
#include "service/requests/reading.h"

namespace antipode::cli {
namespace symmetry_detail {

using service::SymmetryRow;
using service::SymmetryTable;

ExitCode print_table(Session& session) {
    const auto centres = service::all_centres_or_none(session.fields());
    if (!centres) return session.fail(centres.error());
    const auto table =
        session.has("types") ? SymmetryTable::antisymmetries : SymmetryTable::symmetries;
    const auto same =
        session.fields().text("classes") == "96" ? all_isomorphisms() : symmetries_only();
    std::vector<std::vector<std::string>> lines = {
        {"name", "order", "positions", "classes exactly", "classes at least"}};
    for (const SymmetryRow& row :
         service::symmetry_rows(table, same, {.with_centres = !centres->empty()})) {
        if (session.json())
            session.answer(service::to_json(row));
        else
            lines.push_back({row.name, fmt::format("{}", row.order), row.count.positions.decimal(),
                             row.count.classes_exactly.decimal(),
                             row.count.classes_at_least.decimal()});
    }
    if (!session.json()) session.output().write(text_table(lines));
    return ExitCode::done;
}

ExitCode run(Session& session) {
    if (session.fields().text("symmetry") == "list") return print_table(session);
    const auto question = service::read_symmetry(session.fields());
    return question ? answer_wanted(session, *question) : session.refuse(question.error());
}

constexpr auto options = joined(
    service::symmetry_fields, found_options,
    flag("types", "with list: the 65 types of antisymmetry instead of the 33 classes of symmetry"));
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::done, "something was found"},
    {ExitCode::not_found, "there is no such position"},
};
constexpr Example examples[] = {
    {"antipode symmetry list", "the 33 classes, with how many positions have them"},
    {"antipode symmetry D3d --exactly", "one position of each class with exactly this symmetry"},
    {"antipode symmetry C3 --count --json", "how many have a threefold axis"},
    {"antipode symmetry D4h --anti C4v --exactly --solve -n 3",
     "a type of antisymmetry by its two names"},
    {"antipode symmetry Oh --centres", "with the twists of the centres"},
    {"antipode symmetry 'y2 -UF' --colours 1,2 --count", "by single operations"},
};

}  // namespace symmetry_detail

const Command symmetry_command = {
    .name    = "symmetry",
    .summary = "positions with a symmetry or antisymmetry",
    .description =
        "Puts together all positions that the symmetries leave as they are, and prints one of each "
        "class. NAME is one of the 33 classes of symmetry (symmetry list shows them), in one "
        "orientation, which covers all classes; or a type of antisymmetry, written S6{D3d} or with "
        "--anti: the symmetries of the smaller group leave the position as it is, those that only "
        "the larger one has turn it into its inverse. Or it is a list of operations: x y z and x2 "
        "are rotations about faces, UF half a turn about an edge, URF a third of a turn about a "
        "corner; a minus sign adds the inversion through the middle, so that -y2 is a mirror and "
        "-1 that inversion alone.\n"
        "With --exactly there are no other symmetries (nor, with --anti, other antisymmetries). "
        "--count gives the numbers of positions in this orientation and of their classes, without "
        "listing them. With --centres, positions that differ in the twists of the six centres are "
        "distinct, and symmetries must preserve the twists as well.",
    .fields     = symmetry_detail::options,
    .shares     = {.tables = true},
    .examples   = symmetry_detail::examples,
    .exit_codes = symmetry_detail::exit_codes,
    .run        = symmetry_detail::run,
};

}  // namespace antipode::cli
