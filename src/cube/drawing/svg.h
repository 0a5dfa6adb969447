// A picture as the text of an SVG file: well-formed, scalable, with a title for
// people who listen to it.
#pragma once

#include <string>

#include "cube/drawing/picture.h"

namespace antipode::drawing {

std::string to_svg(const Picture& picture);

}  // namespace antipode::drawing
