// A position seen from elsewhere: rotated, mirrored, inverted.
//
//     transform({.position = position, .by = *parse_symmetry("x y2")})
//     transform({.position = position, .by = *parse_symmetry("mirror-RL"), .inverted = true})
#pragma once

#include <string_view>

#include "service/answers/position.h"

namespace antipode::service {

struct TransformRequest {
    Position position;
    Symmetry by       = {};
    bool     inverted = false;
};

// Where a maneuver was known, so is one that makes the result.
Position transform(const TransformRequest& request);

// A symmetry by its number, 0 to 47, or rotations and mirrors one after the other:
// "y", "x y2", "mirror-RL", "mirror-UD x". A mirror exchanges the two faces that it
// names.
Result<Symmetry> parse_symmetry(std::string_view text);

}  // namespace antipode::service
