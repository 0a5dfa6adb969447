#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/print_position.h"
#include "apps/cli/shared_options.h"
#include "service/answers/algebra.h"

namespace antipode::cli {
namespace inverse_detail {

ExitCode run(Session& session) {
    return for_each_position(session, session.arguments(), [&](const service::Position& position) {
        return print_position(session, service::inverse(position));
    });
}

constexpr Argument arguments[] = {{.name     = "CUBE",
                                   .summary  = "the positions to undo; - for standard input",
                                   .at_least = 1,
                                   .at_most  = Argument::no_limit}};
constexpr Field    options[]  = {to_option("write the answer in this form (facelets if not said)")};
constexpr Example  examples[] = {
     {"antipode inverse --to maneuver \"R U2 F'\"", "F U2 R'"},
     {"antipode inverse --to zip '[9;9;0;0]'", "the inverse of a zip, as a zip"},
     {"antipode random --seed 7 | antipode inverse -", "the inverse of each line of standard input"},
};

}  // namespace inverse_detail

const Command inverse_command = {
    .name        = "inverse",
    .summary     = "what undoes a position",
    .description = "Gives the position that, done after CUBE, leads back to the solved cube.",
    .arguments   = inverse_detail::arguments,
    .fields      = inverse_detail::options,
    .shares      = {.reading = true},
    .examples    = inverse_detail::examples,
    .run         = inverse_detail::run,
};

}  // namespace antipode::cli
