// What can be chosen about pictures, of whichever cube.
#pragma once

#include "service/answers/picture.h"
#include "service/requests/reading.h"

namespace antipode::service {

std::vector<std::string_view> drawing_views();

inline constexpr std::array drawing_fields = {
    field("view", "what the picture shows", by_default("net"), one_of(drawing_views),
          typed("VIEW")),
    flag("all_faces", "in a 3d view, let the hidden faces float behind the cube"),
    field("scheme",
          "the colours: the name of a scheme, or six of your own, \"#ffffff,#d0202e,…\" in the "
          "order U R F D L B",
          typed({.value = "NAME", .usual = scheme_names})),
    field("size", Kind::whole, "the longer side of the picture in pixels",
          within({DrawingOptions::least_size, DrawingOptions::greatest_size}), by_default("512"),
          typed("N")),
    field("background", "such as \"#ffffff\"; transparent by default", typed("COLOUR")),
};

inline constexpr Field picture_format = field("format", "of the picture; text is a net of letters",
                                              by_default("svg"), one_of<"svg", "png", "text">());

inline constexpr auto picture_fields = joined(centred_cube_fields, picture_format, drawing_fields);

// One file at a shell, instead of a net of letters.
inline constexpr auto show_options = joined(
    field("svg", "draw into an SVG file; - for standard output", typed_file()),
    field("png", "draw into a PNG file; - for standard output", typed_file()), drawing_fields);

Result<DrawingOptions> read_drawing(const Fields& fields);
Result<Stickers>       read_stickers(const Fields& fields);  // of "cube"

}  // namespace antipode::service
