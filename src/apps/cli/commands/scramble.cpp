#include "service/answers/scramble.h"

#include "apps/cli/commands.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/picture_file.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/table_opening.h"
#include "service/json.h"
#include "service/requests/positions.h"

namespace antipode::cli {
namespace scramble_detail {

using service::Scramble;

void print(Session& session, const Scramble& scramble) {
    if (session.json()) return session.answer(to_json(scramble));
    session.output().line(to_text(scramble));
    if (session.has("show"))
        session.output().line(text_net(facelets_of(scramble.cube), {.colour = colour_of(session)}));
}

std::optional<Error> write_sheet(Session& session, std::vector<service::SheetItem> items) {
    const std::string path = session.fields().text("html");
    if (path.empty()) return std::nullopt;
    return write_output(
        session, path,
        service::sheet({.title = "Scrambles", .items = std::move(items), .view = View::net}));
}

ExitCode run(Session& session) {
    const service::Fields&          fields = session.fields();
    const StopOnInterrupt           interrupt;
    ProgressLine                    progress(session);
    service::Engine                 engine(engine_shown_by({session, progress, interrupt.token()}));
    service::Scrambles              scrambles(engine, fields.find_whole<std::uint64_t>("seed"));
    std::vector<service::SheetItem> items;
    for (auto left = fields.whole<std::uint64_t>("count"); left > 0; --left) {
        const auto scramble = scrambles.next(interrupt.token());
        progress.erase();
        if (!scramble) return session.fail(scramble.error());
        if (fields.text("html") != "-") print(session, *scramble);
        session.output().flush();
        if (fields.has("html")) items.push_back(sheet_item(*scramble));
    }
    if (const auto error = write_sheet(session, std::move(items))) return session.fail(*error);
    session.output().flush();
    keep_tables(session, engine, interrupt.token());
    return ExitCode::done;
}

// On a sheet there is an end to it.
constexpr auto fields = joined(
    changed(service::scramble_fields, "count", within({1, service::most_on_a_sheet})),
    flag("show", "the net of each below it"),
    field("html", "also as a sheet to print, with pictures; - for standard output", typed_file()));
constexpr Example examples[] = {
    {"antipode scramble -n 5", "for an average of five"},
    {"antipode scramble -n 5 --seed 2026 --html round1.html",
     "the same for everybody, with pictures"},
    {"antipode scramble | antipode solve -", "and a solution"},
};

}  // namespace scramble_detail

const Command scramble_command = {
    .name    = "scramble",
    .summary = "scrambles for competitions: maneuvers that make random positions",
    .description =
        "Draws positions so that each is equally likely, as the World Cube Association requires, "
        "and prints a maneuver of at most 20 turns that makes each of them. Positions that one "
        "turn solves are drawn again.",
    .fields   = scramble_detail::fields,
    .shares   = {.colour = true, .tables = true},
    .examples = scramble_detail::examples,
    .run      = scramble_detail::run,
};

}  // namespace antipode::cli
