// A position as a permutation of the 48 stickers that move, so that the theory
// of permutation groups applies to it.
//
//     facelet_permutation(a * b) == facelet_permutation(a) * facelet_permutation(b)
//
// Points are the facelets in the order of cube/geometry.h without the centres.
#pragma once

#include "cube/centres.h"
#include "group/permutation.h"

namespace antipode {

inline constexpr std::size_t sticker_count = 48;

constexpr Point point_of(std::size_t facelet) {
    const std::size_t centres_before = facelet / 9 + (facelet % 9 > 4 ? 1 : 0);
    return static_cast<Point>(facelet - centres_before);
}

constexpr std::size_t facelet_of(Point point) {
    const std::size_t on_face = point % std::size_t{8};
    return point / std::size_t{8} * 9 + on_face + (on_face >= 4 ? 1 : 0);
}

Permutation facelet_permutation(const Cube& cube);

// The other way; `permutation` must move stickers as whole pieces.
Cube cube_from(const Permutation& permutation);

// With centres there are four points more for each: an arrow on the centre of face f that
// is turned by t quarters points at 48 + 4 f + t.
inline constexpr std::size_t centred_point_count = sticker_count + 24;

Permutation centred_permutation(const CentredCube& cube);
CentredCube centred_cube_from(const Permutation& permutation, CentreSet counted);

}  // namespace antipode
