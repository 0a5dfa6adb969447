// The commands whose answer is a position: convert, compose, power and inverse.
#include <fmt/format.h>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/messages.h"
#include "service/json.h"
#include "service/requests/positions.h"

namespace antipode::cli {
namespace algebra_detail {

using service::WrittenPosition;

constexpr std::size_t readable_turns = 40;

// Without --to the maneuver stands in a comment, if it is known and can be read.
std::string comment_of(const Session& session, const service::Position& position) {
    const auto& maneuver = position.maneuver;
    if (session.has("to") || !maneuver || maneuver->empty() || maneuver->size() > readable_turns)
        return "";
    return fmt::format("  // {}", service::write_word(*maneuver, service::WordStyle::wca));
}

void print(Session& session, const WrittenPosition& written) {
    session.output().line(written.text + comment_of(session, written.position));
}

template <Result<WrittenPosition> (*ask)(const service::Fields&)>
ExitCode run(Session& session) {
    return answer_each(session, ask,
                       [&](const WrittenPosition& written) { print(session, written); });
}

// ---- compose ------------------------------------------------------------------------

std::optional<Error> print_product(Session& session, const std::vector<std::string>& cubes) {
    const auto written = service::ask_compose(session.fields().with("cubes", cubes));
    if (!written) return written.error();
    show_answer(session, *written, [&](const auto& one) { print(session, one); });
    return std::nullopt;
}

// One of the positions may be "-", which stands for each line of standard input.
ExitCode run_compose(Session& session) {
    auto       cubes = session.fields().texts("cubes");
    const auto gap   = std::ranges::find(cubes, "-");
    if (gap != cubes.end() && std::find(gap + 1, cubes.end(), "-") != cubes.end())
        return session.fail(usage_error(message<"input-only-once">()));
    if (gap != cubes.end())
        return for_each_text(session, std::array{std::string("-")}, [&](const std::string& text) {
            *gap = text;
            return print_product(session, cubes);
        });
    const auto error = print_product(session, cubes);
    return error ? session.refuse(*error) : ExitCode::done;
}

constexpr auto compose_fields = changed(
    service::compose_fields, "cubes", within({.least = 2}),
    "the positions to multiply, from left to right; - stands for each line of standard input");

constexpr Example convert_examples[] = {
    {"antipode convert \"R U2 F'\" --to reid", "the 20 pieces in Singmaster's order"},
    {"antipode convert '[5880;43908480;0;0]' --to facelets", "a zip of the papers as 54 stickers"},
    {"antipode convert --notation papers gPDpGPdp --to wca",
     "a word of the papers in today's notation"},
    {"antipode convert 'M2 U' --to papers-colours",
     "and the other way, in the alphabet of colours"},
};
constexpr Example compose_examples[] = {
    {"antipode compose R U", "the position after R, then U"},
    {"antipode random -n 3 --seed 1 | antipode compose - \"R U R' U'\"",
     "does the same turns on each of three cubes"},
    {"antipode compose --to zip --notation papers R W",
     "a product of the papers: [15343;294739350;3125;204]"},
};
constexpr Example power_examples[] = {
    {"antipode power 'R U' 105", "R U has order 105, so this is the solved cube"},
    {"antipode power --to maneuver 'R U' -2", "undoes R U twice: U' R' U' R'"},
    {"antipode power --to zip 'R U F' 1000000000000000000000", "exponents of any size"},
};
constexpr Example inverse_examples[] = {
    {"antipode inverse --to maneuver \"R U2 F'\"", "F U2 R'"},
    {"antipode inverse --to zip '[9;9;0;0]'", "the inverse of a zip, as a zip"},
    {"antipode random --seed 7 | antipode inverse -", "the inverse of each line of standard input"},
};

}  // namespace algebra_detail

const Command convert_command = {
    .name    = "convert",
    .summary = "the same position in another form",
    .description =
        "Writes each position in the form asked for. A maneuver can also be written in "
        "another notation: wca, papers or papers-colours. The papers have face turns "
        "only, so slices, wide turns and rotations become the face turns that make "
        "the same position.",
    .fields   = service::convert_fields,
    .examples = algebra_detail::convert_examples,
    .run      = algebra_detail::run<service::ask_convert>,
};

const Command compose_command = {
    .name    = "compose",
    .summary = "one position after the other",
    .description =
        "Multiplies positions, read from left to right like maneuvers: A, then B. Positions are "
        "read with their centres home, so rotations at the end of a maneuver are ignored.\n"
        "If all are maneuvers, the product is one too; a comment shows it.",
    .fields   = algebra_detail::compose_fields,
    .examples = algebra_detail::compose_examples,
    .run      = algebra_detail::run_compose,
};

const Command power_command = {
    .name        = "power",
    .summary     = "a position repeated",
    .description = "Repeats a position N times; with a negative N, its inverse.",
    .fields      = service::power_fields,
    .examples    = algebra_detail::power_examples,
    .run         = algebra_detail::run<service::ask_power>,
};

const Command inverse_command = {
    .name        = "inverse",
    .summary     = "what undoes a position",
    .description = "Gives the position that, done after CUBE, leads back to the solved cube.",
    .fields      = service::inverse_fields,
    .examples    = algebra_detail::inverse_examples,
    .run         = algebra_detail::run<service::ask_inverse>,
};

}  // namespace antipode::cli
