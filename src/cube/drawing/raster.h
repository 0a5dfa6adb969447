// A picture as pixels, with smooth edges.
#pragma once

#include <cstdint>
#include <vector>

#include "cube/drawing/picture.h"

namespace antipode::drawing {

// Row by row from the top, four bytes for each pixel: red, green, blue and
// opacity; colours are not multiplied by the opacity.
std::vector<std::uint8_t> rasterise(const Picture& picture);

}  // namespace antipode::drawing
