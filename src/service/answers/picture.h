// Pictures of positions: SVG, PNG, or a net of letters for the terminal.
#pragma once

#include "cube/drawing/drawing.h"
#include "cube/drawing/text.h"
#include "service/answers/position.h"

namespace antipode::service {

enum class PictureFormat : std::uint8_t { svg, png };

struct PictureRequest {
    Position       position;
    PictureFormat  format  = PictureFormat::svg;
    DrawingOptions options = {};
};

// The bytes of the file. Wrong when the size is out of bounds.
Result<std::string> picture(const PictureRequest& request);

std::string net(const Position& position, const TextOptions& options);

std::vector<std::string_view> scheme_names();

// {"schemes":[{"name":"wca","summary":…,"colours":{"U":"#f8f8f6",…},"plastic":…}]},
// with "symbols" where a scheme has them.
Json schemes_json();

}  // namespace antipode::service
