#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/print_position.h"
#include "apps/cli/shared_options.h"
#include "service/answers/algebra.h"

namespace antipode::cli {
namespace power_detail {

ExitCode run(Session& session) {
    const auto exponent = service::parse_exponent(session.arguments().back());
    if (!exponent) return session.fail(exponent.error());
    return for_each_position(
        session, session.arguments().first(1), [&](const service::Position& position) {
            return print_position(session, service::power(position, *exponent));
        });
}

constexpr Argument arguments[] = {
    {.name = "CUBE", .summary = "the position; - for standard input"},
    {.name = "N", .summary = "how often: any whole number, also 0 or negative"}};
constexpr Field   options[]  = {to_option("write the answer in this form (facelets if not said)")};
constexpr Example examples[] = {
    {"antipode power 'R U' 105", "R U has order 105, so this is the solved cube"},
    {"antipode power --to maneuver 'R U' -2", "undoes R U twice: U' R' U' R'"},
    {"antipode power --to zip 'R U F' 1000000000000000000000", "exponents of any size"},
};

}  // namespace power_detail

const Command power_command = {
    .name        = "power",
    .summary     = "a position repeated",
    .description = "Repeats a position N times; with a negative N, its inverse.",
    .arguments   = power_detail::arguments,
    .fields      = power_detail::options,
    .shares      = {.reading = true},
    .examples    = power_detail::examples,
    .run         = power_detail::run,
};

}  // namespace antipode::cli
