// A picture as the bytes of a PNG file.
#pragma once

#include <string>

#include "base/result.h"
#include "cube/drawing/picture.h"

namespace antipode::drawing {

// Fails only when memory runs out.
Result<std::string> to_png(const Picture& picture);

}  // namespace antipode::drawing
