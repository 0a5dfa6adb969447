// The pixels of a picture as colours.
#pragma once

#include <algorithm>

#include "colours/patch.h"
#include "vision/geometry.h"
#include "vision/picture.h"

namespace antipode::vision {

// The nearest pixel; beyond the picture, that of its rim.
inline colours::Rgb pixel_at(const Picture& picture, Point p) {
    const auto inside = [](double at, std::size_t size) {
        return static_cast<std::size_t>(std::clamp(at + 0.5, 0.0, static_cast<double>(size - 1)));
    };
    const std::uint8_t* bytes = picture.at(inside(p.x, picture.width), inside(p.y, picture.height));
    return {static_cast<double>(bytes[0]), static_cast<double>(bytes[1]),
            static_cast<double>(bytes[2])};
}

}  // namespace antipode::vision
