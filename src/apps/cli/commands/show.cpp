#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "apps/cli/batch.h"
#include "apps/cli/commands.h"
#include "apps/cli/shared_options.h"
#include "service/picture.h"

namespace antipode::cli {
namespace {

Result<DrawingOptions> drawing_of(const Session& session) {
    DrawingOptions drawing;
    if (const auto view = session.value("view")) drawing.view = *parse_view(*view);
    if (session.has("all-faces")) drawing.hidden = HiddenFaces::floating;
    const auto size = number_of(session, "size", static_cast<std::uint64_t>(drawing.size),
                                {DrawingOptions::least_size, DrawingOptions::greatest_size});
    if (!size) return size.error();
    drawing.size = static_cast<int>(*size);
    if (const auto name = session.value("scheme")) {
        const auto scheme = find_scheme(*name);
        if (!scheme) return scheme.error();
        drawing.scheme = *scheme;
    }
    if (const auto text = session.value("background")) {
        const auto colour = parse_colour(*text);
        if (!colour) return colour.error();
        drawing.background = *colour;
    }
    return drawing;
}

std::optional<Error> write_file(Session& session, std::string_view path, const std::string& bytes) {
    if (path == "-") {
        session.output().write(bytes);
        return std::nullopt;
    }
    std::ofstream file{std::string(path), std::ios::binary};
    file << bytes;
    file.close();
    if (file) return std::nullopt;
    return Error{
        .kind    = ErrorKind::environment,
        .message = fmt::format("the file {} cannot be written: {}", path, std::strerror(errno))};
}

// One of --svg and --png.
struct File {
    service::PictureFormat format;
    std::string_view       path;
};

std::optional<File> file_of(const Session& session) {
    if (const auto path = session.value("svg")) return File{service::PictureFormat::svg, *path};
    if (const auto path = session.value("png")) return File{service::PictureFormat::png, *path};
    return std::nullopt;
}

ExitCode draw_file(Session& session, const File& file, const DrawingOptions& drawing) {
    const std::string& text = session.arguments().front();
    if (session.arguments().size() > 1 || text == "-" || (session.has("svg") && session.has("png")))
        return session.fail({.kind    = ErrorKind::usage,
                             .message = "a picture file shows one CUBE, given as an argument"});
    const auto position = read_argument(session, text);
    if (!position) return ExitCode::invalid;
    const auto bytes = service::picture({*position, file.format, drawing});
    if (!bytes) return session.fail(bytes.error());
    if (const auto error = write_file(session, file.path, *bytes)) return session.fail(*error);
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
    if (const auto file = file_of(session)) return draw_file(session, *file, *drawing);
    return draw_nets(session, *drawing);
}

std::vector<std::string_view> views() { return {view_names.begin(), view_names.end()}; }

constexpr Argument arguments[] = {{.name     = "CUBE",
                                   .summary  = "the positions to show; - for standard input",
                                   .at_least = 1,
                                   .at_most  = Argument::no_limit}};
constexpr Option   options[]   = {
        {.name    = "svg",
         .value   = "FILE",
         .summary = "draw into an SVG file; - for standard output",
         .accepts = Accepts::file},
        {.name    = "png",
         .value   = "FILE",
         .summary = "draw into a PNG file; - for standard output",
         .accepts = Accepts::file},
        {.name    = "view",
         .value   = "VIEW",
         .summary = "what the file shows",
         .accepts = Accepts::only_words,
         .words   = views},
        {.name = "all-faces", .summary = "in a 3d view, let the hidden faces float behind the cube"},
        {.name  = "scheme",
         .value = "NAME",
         .summary = "the colours; also six of your own, \"#ffffff,#d0202e,…\" in the order U R F D L B",
         .accepts = Accepts::also_words,
         .words   = service::scheme_names},
        {.name    = "size",
         .value   = "N",
         .summary = "the longer side of the file in pixels (512 if not said)"},
        {.name    = "background",
         .value   = "COLOUR",
         .summary = "such as \"#ffffff\"; transparent if not said"},
};
constexpr Example examples[] = {
    {"antipode show \"R U R' U'\"", "the net, in colour on a terminal"},
    {"antipode show --png cube.png --view 3d --size 640 \"F R U' B2\"", "a picture of the cube"},
    {"antipode show --svg - --scheme colour-blind \"M2 E2 S2\"",
     "a drawing for a page, with symbols on the stickers"},
};

}  // namespace

const Command show_command = {
    .name    = "show",
    .summary = "a net in the terminal, or a picture in a file",
    .description =
        "Draws the position: without a file its net in the terminal, where every sticker "
        "shows the letter of its colour too; otherwise an SVG or PNG picture, as a net or "
        "in three dimensions.",
    .arguments = arguments,
    .options   = options,
    .shares    = {.reading = true, .colour = true},
    .examples  = examples,
    .run       = run,
};

}  // namespace antipode::cli
