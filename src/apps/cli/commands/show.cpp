#include "apps/cli/commands.h"
#include "apps/cli/picture_file.h"
#include "service/requests/picture.h"

namespace antipode::cli {
namespace show_detail {

ExitCode run(Session& session) { return show_cubes(session, service::read_stickers); }

constexpr auto fields =
    joined(service::cube_field, service::show_options, service::centred_reading_fields);
constexpr Example examples[] = {
    {"antipode show \"R U R' U'\"", "the net, in colour on a terminal"},
    {"antipode show --png cube.png --view 3d --size 640 \"F R U' B2\"", "a picture of the cube"},
    {"antipode show --svg - --scheme colour-blind \"M2 E2 S2\"",
     "a drawing for a page, with symbols on the stickers"},
};

}  // namespace show_detail

const Command show_command = {
    .name    = "show",
    .summary = "a net in the terminal, or a picture in a file",
    .description =
        "Draws the position: without a file, as a net in the terminal, with the letter of its "
        "colour on every sticker; otherwise as an SVG or PNG picture, flat or in three dimensions.",
    .fields   = show_detail::fields,
    .shares   = {.colour = true},
    .examples = show_detail::examples,
    .run      = show_detail::run,
};

}  // namespace antipode::cli
