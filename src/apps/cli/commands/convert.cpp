#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/print_position.h"
#include "apps/cli/shared_options.h"

namespace antipode::cli {
namespace convert_detail {

ExitCode run(Session& session) {
    if (!session.has("to"))
        return session.fail(
            {.kind = ErrorKind::usage, .message = "convert needs --to FORM, such as --to zip"});
    return for_each_position(session, session.arguments(), [&](const service::Position& position) {
        return print_position(session, position);
    });
}

constexpr Argument arguments[] = {{.name     = "CUBE",
                                   .summary  = "the positions to write; - for standard input",
                                   .at_least = 1,
                                   .at_most  = Argument::no_limit}};
constexpr Field    options[]   = {to_option("the form to write")};
constexpr Example  examples[]  = {
      {"antipode convert \"R U2 F'\" --to reid", "the 20 pieces in Singmaster's order"},
      {"antipode convert '[5880;43908480;0;0]' --to facelets", "a zip of the papers as 54 stickers"},
      {"antipode convert --notation papers gPDpGPdp --to wca",
       "a word of the papers in today's notation"},
      {"antipode convert 'M2 U' --to papers-colours",
       "and the other way, in the alphabet of colours"},
};

}  // namespace convert_detail

const Command convert_command = {
    .name    = "convert",
    .summary = "the same position in another form",
    .description =
        "Writes each position in the form asked for. A maneuver can also be written in "
        "another notation: wca, papers or papers-colours. The papers have face turns "
        "only, so slices, wide turns and rotations become the face turns that make "
        "the same position.",
    .arguments = convert_detail::arguments,
    .fields    = convert_detail::options,
    .shares    = {.reading = true},
    .examples  = convert_detail::examples,
    .run       = convert_detail::run,
};

}  // namespace antipode::cli
