// What requests for pictures say, of whichever cube, and how pictures are answered.
#pragma once

#include <array>
#include <string>

#include "apps/server/routes/common.h"
#include "service/answers/picture.h"

namespace antipode::server {

std::vector<std::string_view> drawing_views();

inline constexpr std::array drawing_fields = {
    Field{.name = "view", .summary = "of the cube", .otherwise = "net", .choices = drawing_views},
    Field{.name      = "size",
          .kind      = Kind::whole,
          .summary   = "the longer side in pixels",
          .bounds    = {DrawingOptions::least_size, DrawingOptions::greatest_size},
          .otherwise = "512"},
    Field{.name    = "scheme",
          .summary = "the colours: a name of /api/v1/schemes, or six like "
                     "\"#ffffff,#d0202e,…\" in the order U R F D L B"},
};

Result<DrawingOptions> drawing_of(const Fields& fields);

// Equal fields give equal pictures, so browsers may keep them for a while.
http::Response picture_response(const http::Request& request, std::string bytes,
                                std::string_view content_type);

}  // namespace antipode::server
