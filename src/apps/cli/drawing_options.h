// The options of commands that draw, and the file that they draw into.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "apps/cli/command.h"
#include "apps/cli/session.h"
#include "service/answers/picture.h"

namespace antipode::cli {

std::vector<std::string_view> drawing_views();  // of --view

inline constexpr std::array drawing_options = {
    Field{.name    = "svg",
          .summary = "draw into an SVG file; - for standard output",
          .option  = {.value = "FILE", .names_file = true}},
    Field{.name    = "png",
          .summary = "draw into a PNG file; - for standard output",
          .option  = {.value = "FILE", .names_file = true}},
    Field{.name    = "view",
          .summary = "what the file shows",
          .choices = drawing_views,
          .option  = {.value = "VIEW"}},
    Field{.name    = "all_faces",
          .kind    = Kind::flag,
          .summary = "in a 3d view, let the hidden faces float behind the cube"},
    Field{.name    = "scheme",
          .summary = "the colours; also six of your own, \"#ffffff,#d0202e,…\" in the order U R "
                     "F D L B",
          .option  = {.value = "NAME", .usual = service::scheme_names}},
    Field{.name    = "size",
          .summary = "the longer side of the file in pixels (512 if not said)",
          .option  = {.value = "N"}},
    Field{.name    = "background",
          .summary = "such as \"#ffffff\"; transparent if not said",
          .option  = {.value = "COLOUR"}},
};

Result<DrawingOptions> drawing_of(const Session& session);

// One of --svg and --png.
struct PictureFile {
    service::PictureFormat format;
    std::string_view       path;
};

// None if neither is given. Wrong unless a single one of `cubes` is to be shown.
Result<std::optional<PictureFile>> picture_file_of(const Session&               session,
                                                   std::span<const std::string> cubes);

std::optional<Error> write_picture(Session& session, const PictureFile& file,
                                   const std::string& bytes);

}  // namespace antipode::cli
