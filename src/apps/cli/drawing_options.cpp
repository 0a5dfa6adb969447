#include "apps/cli/drawing_options.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "apps/cli/shared_options.h"

namespace antipode::cli {

std::vector<std::string_view> drawing_views() { return {view_names.begin(), view_names.end()}; }

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

Result<std::optional<PictureFile>> picture_file_of(const Session&               session,
                                                   std::span<const std::string> cubes) {
    const auto svg = session.value("svg");
    const auto png = session.value("png");
    if (!svg && !png) return std::optional<PictureFile>{};
    if ((svg && png) || cubes.size() != 1 || cubes.front() == "-")
        return Error{.kind    = ErrorKind::usage,
                     .message = "a picture file shows one CUBE, given as an argument"};
    if (svg) return std::optional(PictureFile{service::PictureFormat::svg, *svg});
    return std::optional(PictureFile{service::PictureFormat::png, *png});
}

std::optional<Error> write_picture(Session& session, const PictureFile& file,
                                   const std::string& bytes) {
    if (file.path == "-") {
        session.output().write(bytes);
        return std::nullopt;
    }
    std::ofstream stream{std::string(file.path), std::ios::binary};
    stream << bytes;
    stream.close();
    if (stream) return std::nullopt;
    return Error{.kind    = ErrorKind::environment,
                 .message = fmt::format("the file {} cannot be written: {}", file.path,
                                        std::strerror(errno))};
}

}  // namespace antipode::cli
