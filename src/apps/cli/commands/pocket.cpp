#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/drawing_options.h"
#include "apps/cli/pocket_text.h"
#include "apps/cli/shared_options.h"
#include "service/answers/pocket_engine.h"
#include "service/json.h"

namespace antipode::cli {
namespace pocket_detail {

using service::PocketRequest;
using service::WordSense;

std::span<const std::string> cube_texts_of(const Session& session) {
    return session.arguments().subspan(1);
}

service::PocketForm form_of(const Session& session) {
    const auto name = session.value("as");
    return name ? service::PocketForm(*pocket::parse_form(*name)) : std::nullopt;
}

Metric metric_of(const Session& session) {
    return *parse_metric(session.value("metric").value_or("htm"));
}

using Reading = Result<pocket::Reading>;

// Has each cube answered, in order; one that is wrong is reported afterwards.
template <class Answer>
ExitCode for_each_reading(Session& session, const Answer& answer) {
    return for_each_text(session, cube_texts_of(session),
                         [&](const std::string& text) -> std::optional<Error> {
                             const Reading reading = service::read_pocket(text, form_of(session));
                             answer(reading);
                             return reading ? std::nullopt : std::optional(reading.error());
                         });
}

// The same for answers about cubes that are right.
template <class Answer>
ExitCode for_each_cube(Session& session, const Answer& answer) {
    return for_each_reading(session, [&](const Reading& reading) {
        if (reading) answer(*reading);
    });
}

// ---- solve --------------------------------------------------------------------

// Among many answers a remark keeps the place of the one that is missing.
void keep_place(Session& session, const Error& error) {
    const auto cubes          = cube_texts_of(session);
    const bool is_one_of_many = cubes.size() > 1 || cubes.front() == "-";
    if (is_one_of_many && !session.json()) session.output().line("// " + error.message);
}

ExitCode run_solve(Session& session) {
    const service::PocketEngine engine;
    const WordSense sense = session.has("generator") ? WordSense::generator : WordSense::solver;
    PocketRequest   request{.cube = {}, .metric = metric_of(session)};
    if (session.has("all")) request.wanted = PocketRequest::Wanted::all;
    return for_each_reading(session, [&](const Reading& reading) {
        if (!reading) return keep_place(session, reading.error());
        request.cube      = reading->cube;
        const auto answer = engine.solve(request);
        if (session.json()) return session.answer(to_json(answer, request, sense));
        for (const std::string& line : solution_lines(answer, sense)) session.output().line(line);
    });
}

// ---- check --------------------------------------------------------------------

ExitCode run_check(Session& session) {
    bool           all_feasible = true;
    const ExitCode code         = for_each_text(
                session, cube_texts_of(session), [&](const std::string& text) -> std::optional<Error> {
            const auto answer = service::check_pocket(text, form_of(session));
            if (!answer) return answer.error();
            all_feasible = all_feasible && answer->cube;
            if (session.json())
                session.answer(service::to_json(*answer));
            else
                session.output().line(answer->cube ? "yes" : "no: " + answer->reason);
            return std::nullopt;
        });
    if (code != ExitCode::done) return code;
    return all_feasible ? ExitCode::done : ExitCode::not_found;
}

// ---- info and show --------------------------------------------------------------

// Answers that are many lines long have an empty line between them.
class Paragraphs {
public:
    explicit Paragraphs(Session& session) : session_(session) {}

    void write(const std::string& text) {
        if (!is_first_) session_.output().line("");
        session_.output().write(text);
        is_first_ = false;
    }

private:
    Session& session_;
    bool     is_first_ = true;
};

ExitCode run_info(Session& session) {
    const service::PocketEngine engine;
    Paragraphs                  paragraphs(session);
    return for_each_cube(session, [&](const pocket::Reading& reading) {
        const auto info = engine.info(reading);
        if (session.json()) return session.answer(to_json(info));
        paragraphs.write(service::pocket_net(reading.cube, {.colour = colour_of(session)}) + "\n"
                         + pocket_info_text(info));
    });
}

ExitCode draw_file(Session& session, const PictureFile& file, const DrawingOptions& drawing) {
    const std::string& text    = cube_texts_of(session).front();
    const auto         reading = service::read_pocket(text, form_of(session));
    if (!reading) return session.fail(reading.error(), {text});
    const auto bytes = service::picture({reading->cube, file.format, drawing});
    if (!bytes) return session.fail(bytes.error());
    if (const auto error = write_picture(session, file, *bytes)) return session.fail(*error);
    if (session.json() && file.path != "-")
        session.answer({{"facelets", service::pocket_facelets(reading->cube)},
                        {"file", file.path},
                        {"bytes", bytes->size()}});
    return ExitCode::done;
}

ExitCode run_show(Session& session) {
    const auto drawing = drawing_of(session);
    if (!drawing) return session.fail(drawing.error());
    const auto file = picture_file_of(session, cube_texts_of(session));
    if (!file) return session.fail(file.error());
    if (*file) return draw_file(session, **file, *drawing);
    Paragraphs paragraphs(session);
    return for_each_cube(session, [&](const pocket::Reading& reading) {
        const std::string facelets = service::pocket_facelets(reading.cube);
        if (session.json())
            return session.answer(
                {{"facelets", facelets},
                 {"net", service::pocket_net(reading.cube, {.scheme = drawing->scheme})}});
        paragraphs.write(service::pocket_net(
            reading.cube, {.colour = colour_of(session), .scheme = drawing->scheme}));
    });
}

// ---- random -------------------------------------------------------------------

ExitCode run_random(Session& session) {
    const auto count = number_of(session, "number", 1);
    const auto seed  = number_of(session, "seed", 0);
    if (!count) return session.fail(count.error());
    if (!seed) return session.fail(seed.error());
    const auto form = *pocket::parse_form(session.value("to").value_or("facelets"));
    const service::PocketEngine engine;
    service::PocketPositions positions(session.has("seed") ? std::optional(*seed) : std::nullopt);
    for (std::uint64_t i = 0; i < *count; ++i) {
        const service::PocketDraw draw = positions.next();
        const std::string         text = engine.write(draw.position, form);
        if (!session.json()) {
            session.output().line(text);
            continue;
        }
        service::Json json = to_json(draw);
        json["form"]       = name_of(form);
        json["text"]       = text;
        session.answer(json);
    }
    return ExitCode::done;
}

// ---- count and antipodes --------------------------------------------------------

std::vector<Metric> metrics_of(const Session& session) {
    if (session.has("metric")) return {metric_of(session)};
    return {Metric::htm, Metric::qtm};
}

ExitCode run_count(Session& session) {
    const service::PocketEngine        engine;
    std::vector<service::PocketCounts> columns;
    for (const Metric metric : metrics_of(session)) columns.push_back(engine.count(metric));
    if (!session.json()) session.output().write(pocket_counts_text(columns));
    if (session.json())
        for (const auto& column : columns) session.answer(to_json(column));
    return ExitCode::done;
}

ExitCode run_antipodes(Session& session) {
    const service::PocketEngine engine;
    const auto                  answer = engine.antipodes(metric_of(session));
    if (session.json()) {
        session.answer(to_json(answer));
        return ExitCode::done;
    }
    session.output().write(pocket_antipodes_text(answer));
    return ExitCode::done;
}

// ---- the command --------------------------------------------------------------

enum class Takes { cubes, nothing };

struct Action {
    std::string_view                  name;
    Takes                             takes;
    std::span<const std::string_view> options;
    ExitCode (*run)(Session&);
};

constexpr std::string_view reading[]     = {"as"};
constexpr std::string_view solving[]     = {"as", "metric", "all", "generator"};
constexpr std::string_view drawing[]     = {"as",        "svg",    "png",  "view",
                                            "all-faces", "scheme", "size", "background"};
constexpr std::string_view drawn_at[]    = {"number", "seed", "to"};
constexpr std::string_view measuring[]   = {"metric"};
constexpr Action           all_actions[] = {
              {"solve", Takes::cubes, solving, run_solve},
              {"info", Takes::cubes, reading, run_info},
              {"show", Takes::cubes, drawing, run_show},
              {"check", Takes::cubes, reading, run_check},
              {"random", Takes::nothing, drawn_at, run_random},
              {"count", Takes::nothing, measuring, run_count},
              {"antipodes", Takes::nothing, measuring, run_antipodes},
};

std::vector<std::string_view> actions() {
    std::vector<std::string_view> names;
    for (const Action& action : all_actions) names.push_back(action.name);
    return names;
}

std::optional<Error> wrong_usage(const Session& session, const Action& action) {
    if (action.takes == Takes::cubes && cube_texts_of(session).empty())
        return Error{
            .kind    = ErrorKind::usage,
            .message = fmt::format("pocket {} needs a CUBE, or - for standard input", action.name)};
    if (action.takes == Takes::nothing && !cube_texts_of(session).empty())
        return Error{.kind    = ErrorKind::usage,
                     .message = fmt::format("pocket {} takes no CUBE", action.name)};
    return refuse_other_options(session, action.options);
}

ExitCode run(Session& session) {
    const auto action = std::ranges::find(all_actions, session.arguments()[0], &Action::name);
    if (const auto error = wrong_usage(session, *action)) return session.fail(*error);
    return action->run(session);
}

constexpr Argument arguments[] = {
    {.name = "ACTION", .summary = "what to do", .choices = actions},
    {.name     = "CUBE",
     .summary  = "of solve, info, show and check: the cubes; - for standard input",
     .at_least = 0,
     .at_most  = Argument::no_limit},
};
constexpr std::array own_options = {
    Field{.name    = "metric",
          .summary = "count face turns (htm) or quarter turns (qtm)",
          .choices = service::pocket_metric_names,
          .option  = {.letter = 'm', .value = "NAME"}},
    Field{.name    = "all",
          .kind    = Kind::flag,
          .summary = "solve: every shortest solution",
          .option  = {.letter = 'a'}},
    Field{.name    = "generator",
          .kind    = Kind::flag,
          .summary = "solve: print maneuvers that make the position",
          .option  = {.letter = 'g'}},
    Field{.name    = "number",
          .summary = "random: how many (1 if not said)",
          .option  = {.letter = 'n', .value = "N"}},
    Field{.name    = "seed",
          .summary = "random: a whole number that gives the same positions everywhere",
          .option  = {.letter = 's', .value = "S"}},
    Field{.name    = "to",
          .summary = "random: write the positions in this form",
          .choices = service::pocket_form_names,
          .option  = {.value = "FORM"}},
    Field{.name    = "as",
          .summary = "read each CUBE in this form instead of recognising it",
          .choices = service::pocket_form_names,
          .option  = {.value = "FORM"}},
};

constexpr auto options = joined(own_options, drawing_options);

constexpr Example examples[] = {
    {"antipode pocket solve \"R U2 F' x y\"", "a shortest solution, for the cube as it is held"},
    {"antipode pocket solve --all --metric qtm \"R2 U2 R2\"",
     "all shortest solutions in quarter turns"},
    {"antipode pocket random -n 5 | antipode pocket solve -", "five cubes, in order"},
    {"antipode pocket info \"x1'' y0\"", "turns as in the paper with the Maple programs"},
    {"antipode pocket show --view 3d --png cube.png WWWWRRRRGGGGYYYYOOOOBBBB",
     "a picture of 24 stickers"},
    {"antipode pocket check UUUURRRRFFFFDDDDLLLLBBBB", "whether turning can make these stickers"},
    {"antipode pocket count", "how many positions are how far from solved"},
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
        "that each is equally likely, count tells how many are how far from solved, and antipodes "
        "lists those that are farthest, one for each class under the 48 symmetries.\n"
        "A CUBE is a maneuver of U R F D L B and the rotations x y z; 24 stickers in the order U R "
        "F D L B, each face row by row, in any six letters; eight cubies such as 000:BUL, with "
        "coordinates x y z (0 is back, top and left) and the colours across x, y and z; or quarter "
        "turns of layers, x0 x0'' x1 x1'' y0 … z1'', where x0 is B, x0'' is B' and x1 is F', and "
        "in the same way y0 is U and z0 is L.",
    .arguments  = pocket_detail::arguments,
    .fields     = pocket_detail::options,
    .shares     = {.colour = true},
    .examples   = pocket_detail::examples,
    .exit_codes = pocket_detail::exit_codes,
    .run        = pocket_detail::run,
};

}  // namespace antipode::cli
