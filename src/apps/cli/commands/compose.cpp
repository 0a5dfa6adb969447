#include <algorithm>
#include <vector>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/print_position.h"
#include "apps/cli/shared_options.h"
#include "service/answers/algebra.h"

namespace antipode::cli {
namespace compose_detail {

// The positions before and after the place of "-", if there is one.
struct Factors {
    std::vector<service::Position> before;
    std::vector<service::Position> after;
    bool                           has_gap = false;
};

Result<Factors> read_factors(Session& session, Input& wrong) {
    Factors factors;
    for (const std::string& text : session.arguments()) {
        wrong.text = text;
        if (text == "-" && factors.has_gap)
            return Error{.kind    = ErrorKind::usage,
                         .message = "compose accepts - for standard input only once"};
        if (text == "-") {
            factors.has_gap = true;
            continue;
        }
        Result<service::Position> position = service::read_position(text, reading_of(session));
        if (!position) return position.error();
        (factors.has_gap ? factors.after : factors.before).push_back(*std::move(position));
    }
    return factors;
}

std::optional<Error> print_product(Session& session, const Factors& factors,
                                   std::span<const service::Position> middle) {
    std::vector<service::Position> all = factors.before;
    all.insert(all.end(), middle.begin(), middle.end());
    all.insert(all.end(), factors.after.begin(), factors.after.end());
    return print_position(session, service::compose(all));
}

ExitCode run(Session& session) {
    Input                 wrong;
    const Result<Factors> factors = read_factors(session, wrong);
    if (!factors) return session.fail(factors.error(), wrong);
    if (factors->has_gap) {
        const std::string standard_input[] = {"-"};
        return for_each_position(session, standard_input, [&](const service::Position& position) {
            return print_product(session, *factors, std::span(&position, 1));
        });
    }
    const auto error = print_product(session, *factors, {});
    return error ? session.fail(*error) : ExitCode::done;
}

constexpr Argument arguments[] = {
    {.name     = "CUBE",
     .summary  = "the positions to multiply, from left to right; - stands for "
                 "each line of standard input",
     .at_least = 2,
     .at_most  = Argument::no_limit}};
constexpr Field   options[]  = {to_option("write the answer in this form (facelets if not said)")};
constexpr Example examples[] = {
    {"antipode compose R U", "the position after R, then U"},
    {"antipode random -n 3 --seed 1 | antipode compose - \"R U R' U'\"",
     "does the same turns to each of three cubes"},
    {"antipode compose --to zip --notation papers R W",
     "a product of the papers: [15343;294739350;3125;204]"},
};

}  // namespace compose_detail

const Command compose_command = {
    .name    = "compose",
    .summary = "one position after the other",
    .description =
        "Multiplies positions, read from left to right like maneuvers: A, then B. "
        "Positions are read with their centres home, so rotations at the end of a "
        "maneuver are forgotten.\n"
        "If all are maneuvers, the product is one too; a comment shows it.",
    .arguments = compose_detail::arguments,
    .fields    = compose_detail::options,
    .shares    = {.reading = true},
    .examples  = compose_detail::examples,
    .run       = compose_detail::run,
};

}  // namespace antipode::cli
