#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/picture_file.h"
#include "apps/cli/pocket_text.h"
#include "apps/cli/shared_options.h"
#include "service/json.h"
#include "service/requests/distance.h"
#include "service/requests/pocket.h"

namespace antipode::cli {
namespace pocket_detail {

using service::Fields;

// ---- solve --------------------------------------------------------------------

ExitCode run_solve(Session& session) {
    const service::PocketEngine engine;
    const auto                  ask = [&](const Fields& fields) {
        auto answer = service::ask_pocket_solution(fields, engine);
        // Among many answers a remark keeps the place of the one that is missing.
        if (!answer && session.has_many_subjects() && !session.json())
            session.output().line("// " + answer.error().message.text());
        return answer;
    };
    return answer_each(session, ask, [&](const service::PocketAnswer& answer) {
        for (const std::string& line : solution_lines(answer.solution, answer.sense))
            session.output().line(line);
    });
}

// ---- check --------------------------------------------------------------------

ExitCode run_check(Session& session) {
    bool           all_feasible = true;
    const ExitCode code         = for_each_text(
                session, session.subjects(), [&](const std::string& text) -> std::optional<Error> {
            const auto answer = service::ask_pocket_check(fields_about(session, text));
            if (!answer) return answer.error();
            all_feasible = all_feasible && answer->cube;
            if (session.json())
                session.answer(service::to_json(*answer));
            else
                session.output().line(answer->cube ? "yes" : "no: " + answer->reason.text());
            return std::nullopt;
        });
    if (code != ExitCode::done) return code;
    return all_feasible ? ExitCode::done : ExitCode::not_found;
}

// ---- info and show --------------------------------------------------------------

ExitCode run_info(Session& session) {
    const service::PocketEngine engine;
    Paragraphs                  paragraphs(session);
    const auto ask = [&](const Fields& fields) { return service::ask_pocket_info(fields, engine); };
    return answer_each(session, ask, [&](const service::PocketInfo& info) {
        paragraphs.write(text_net(service::stickers_of(info.cube), {.colour = colour_of(session)})
                         + "\n" + pocket_info_text(info));
    });
}

ExitCode run_show(Session& session) { return show_cubes(session, service::read_pocket_stickers); }

// ---- random -------------------------------------------------------------------

ExitCode run_random(Session& session) {
    const Fields&               fields = session.fields();
    const service::PocketEngine engine;
    service::PocketPositions    positions(fields.find_whole<std::uint64_t>("seed"));
    for (auto left = fields.whole<std::uint64_t>("count"); left > 0; --left) {
        const auto written = service::draw_pocket(fields, positions, engine);
        show_answer(session, written, [&](const auto& one) { session.output().line(one.text); });
    }
    return ExitCode::done;
}

// ---- count and antipodes --------------------------------------------------------

std::vector<Metric> metrics_of(const Session& session) {
    if (session.has("metric")) return {service::metric_of(session.fields())};
    return {Metric::htm, Metric::qtm};
}

ExitCode run_count(Session& session) {
    const service::PocketEngine        engine;
    std::vector<service::PocketCounts> columns;
    for (const Metric metric : metrics_of(session)) columns.push_back(engine.count(metric));
    if (session.json())
        for (const auto& column : columns) session.answer(to_json(column));
    else
        session.output().write(pocket_counts_text(columns));
    return ExitCode::done;
}

ExitCode run_antipodes(Session& session) {
    const service::PocketEngine engine;
    const auto                  answer = engine.antipodes(service::metric_of(session.fields()));
    show_answer(session, answer,
                [&](const auto& one) { session.output().write(pocket_antipodes_text(one)); });
    return ExitCode::done;
}

// ---- the command --------------------------------------------------------------

constexpr auto showing = joined(service::pocket_cube_fields, service::show_options);
// Whoever sees them come may have as many as there is time for.
constexpr auto   drawing   = changed(service::pocket_random_fields, "count", within({}));
constexpr Action actions[] = {
    {"solve", service::pocket_solve_fields, run_solve},
    {"info", service::pocket_cube_fields, run_info},
    {"show", showing, run_show},
    {"check", service::pocket_cube_fields, run_check},
    {"random", drawing, run_random},
    {"count", service::pocket_metric_field, run_count},
    {"antipodes", service::pocket_metric_field, run_antipodes},
};

constexpr Example examples[] = {
    {"antipode pocket solve \"R U2 F' x y\"", "a shortest solution, for the cube as it is held"},
    {"antipode pocket solve --all --metric qtm \"R2 U2 R2\"",
     "all shortest solutions in quarter turns"},
    {"antipode pocket random -n 5 | antipode pocket solve -", "five cubes, in order"},
    {"antipode pocket info \"x1'' y0\"", "turns as in the paper with the Maple programs"},
    {"antipode pocket show --view 3d --png cube.png WWWWRRRRGGGGYYYYOOOOBBBB",
     "a picture of 24 stickers"},
    {"antipode pocket check UUUURRRRFFFFDDDDLLLLBBBB", "whether turning can make these stickers"},
    {"antipode pocket count", "the number of positions at each distance from solved"},
    {"antipode pocket antipodes --metric qtm", "the hardest positions, up to symmetry"},
};
constexpr ExitCodeRow exit_codes[] = {
    {ExitCode::not_found, "check: turning cannot make one of the cubes"},
};

}  // namespace pocket_detail

const Command pocket_command = {
    .name    = "pocket",
    .summary = "the 2x2x2: God's algorithm for all 3674160 positions",
    .description =
        "Solves the 2x2x2 in as few turns as possible, at once: all distances are computed when "
        "they are needed, in a fraction of a second, and no file is kept. The cube may be held in "
        "any of its 24 orientations, and solutions are for the cube as it is held.\n"
        "solve prints shortest solutions, info what is known about a position, show its net or a "
        "picture, check whether turning can make it and if not, why; random draws positions so "
        "that each is equally likely, count shows how many there are at each distance from solved, "
        "and antipodes lists those that are farthest, one for each class under the 48 symmetries.\n"
        "A CUBE is a maneuver of U R F D L B and the rotations x y z; 24 stickers in the order U R "
        "F D L B, each face row by row, in any six letters; eight cubies such as 000:BUL, with "
        "coordinates x y z (0 is back, top and left) and the colours across x, y and z; or quarter "
        "turns of layers, x0 x0'' x1 x1'' y0 … z1'', where x0 is B, x0'' is B' and x1 is F', and "
        "in the same way y0 is U and z0 is L.",
    .actions    = pocket_detail::actions,
    .shares     = {.colour = true},
    .examples   = pocket_detail::examples,
    .exit_codes = pocket_detail::exit_codes,
};

}  // namespace antipode::cli
