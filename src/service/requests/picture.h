// What can be chosen about pictures, of whichever cube.
#pragma once

#include "service/answers/picture.h"
#include "service/requests/reading.h"

namespace antipode::service {

std::vector<std::string_view> drawing_views();
std::vector<std::string_view> picture_formats();

inline constexpr std::array drawing_fields = {
    Field{.name      = "view",
          .summary   = "what the picture shows",
          .otherwise = "net",
          .choices   = drawing_views,
          .option    = {.value = "VIEW"}},
    flag("all_faces", "in a 3d view, let the hidden faces float behind the cube"),
    Field{.name    = "scheme",
          .summary = "the colours: the name of a scheme, or six of your own, "
                     "\"#ffffff,#d0202e,…\" in the order U R F D L B",
          .option  = {.value = "NAME", .usual = scheme_names}},
    Field{.name      = "size",
          .kind      = Kind::whole,
          .summary   = "the longer side of the picture in pixels",
          .bounds    = {DrawingOptions::least_size, DrawingOptions::greatest_size},
          .otherwise = "512",
          .option    = {.value = "N"}},
    Field{.name    = "background",
          .summary = "such as \"#ffffff\"; transparent by default",
          .option  = {.value = "COLOUR"}},
};

inline constexpr Field picture_format = {.name      = "format",
                                         .summary   = "of the picture; text is a net of letters",
                                         .otherwise = "svg",
                                         .choices   = picture_formats};

inline constexpr auto picture_fields =
    joined(centred_cube_fields, std::array{picture_format}, drawing_fields);

// One file at a shell, instead of a net of letters.
inline constexpr auto show_options =
    joined(std::array{Field{.name    = "svg",
                            .summary = "draw into an SVG file; - for standard output",
                            .option  = {.value = "FILE", .names_file = true}},
                      Field{.name    = "png",
                            .summary = "draw into a PNG file; - for standard output",
                            .option  = {.value = "FILE", .names_file = true}}},
           drawing_fields);

Result<DrawingOptions> read_drawing(const Fields& fields);
Result<Stickers>       read_stickers(const Fields& fields);  // of "cube"

}  // namespace antipode::service
