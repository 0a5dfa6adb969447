// Pictures of cubes: SVG or PNG; a net of letters is in cube/drawing/text.h.
#pragma once

#include "cube/drawing/drawing.h"
#include "cube/drawing/text.h"
#include "service/answers/position.h"

namespace antipode::service {

enum class PictureFormat : std::uint8_t { svg, png };

struct PictureRequest {
    Stickers       stickers;
    PictureFormat  format  = PictureFormat::svg;
    DrawingOptions options = {};
};

// The bytes of the file. Wrong when the size is out of bounds.
Result<std::string> picture(const PictureRequest& request);

std::vector<std::string_view> scheme_names();

// {"schemes":[{"name":"wca","summary":…,"colours":{"U":"#f8f8f6",…},"plastic":…}]},
// with "symbols" where a scheme has them.
Json schemes_json();

}  // namespace antipode::service
