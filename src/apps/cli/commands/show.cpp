#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/drawing_options.h"
#include "apps/cli/shared_options.h"
#include "service/answers/picture.h"
#include "service/json.h"

namespace antipode::cli {
namespace show_detail {

ExitCode draw_file(Session& session, const PictureFile& file, const DrawingOptions& drawing) {
    const auto position = read_argument(session, session.arguments().front());
    if (!position) return ExitCode::invalid;
    const auto bytes = service::picture({*position, file.format, drawing});
    if (!bytes) return session.fail(bytes.error());
    if (const auto error = write_picture(session, file, *bytes)) return session.fail(*error);
    if (session.json() && file.path != "-")
        session.answer({{"facelets", *service::write_position(*position, {Form::facelets})},
                        {"file", file.path},
                        {"bytes", bytes->size()}});
    return ExitCode::done;
}

ExitCode draw_nets(Session& session, const DrawingOptions& drawing) {
    bool is_first = true;
    return for_each_position(session, session.arguments(), [&](const service::Position& position) {
        if (session.json()) {
            session.answer({{"facelets", *service::write_position(position, {Form::facelets})},
                            {"net", service::net(position, {.scheme = drawing.scheme})}});
        } else {
            if (!is_first) session.output().line("");
            session.output().write(
                service::net(position, {.colour = colour_of(session), .scheme = drawing.scheme}));
        }
        is_first = false;
        return std::optional<Error>();
    });
}

ExitCode run(Session& session) {
    const auto drawing = drawing_of(session);
    if (!drawing) return session.fail(drawing.error());
    const auto file = picture_file_of(session, session.arguments());
    if (!file) return session.fail(file.error());
    if (*file) return draw_file(session, **file, *drawing);
    return draw_nets(session, *drawing);
}

constexpr Argument arguments[] = {{.name     = "CUBE",
                                   .summary  = "the positions to show; - for standard input",
                                   .at_least = 1,
                                   .at_most  = Argument::no_limit}};
constexpr Example  examples[]  = {
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
        "Draws the position: without a file its net in the terminal, where every sticker "
        "shows the letter of its colour too; otherwise an SVG or PNG picture, as a net or "
        "in three dimensions.",
    .arguments = show_detail::arguments,
    .fields    = drawing_options,
    .shares    = {.reading = true, .colour = true},
    .examples  = show_detail::examples,
    .run       = show_detail::run,
};

}  // namespace antipode::cli
