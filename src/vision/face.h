// The nine patches of the face that a picture shows.
//
//     auto face = find_face(picture, optics);
//     if (!face) face = face_in_guide(picture);     // the person holds it in a drawn square
#pragma once

#include <array>
#include <optional>

#include "colours/patch.h"
#include "vision/geometry.h"
#include "vision/optics.h"
#include "vision/picture.h"

namespace antipode::vision {

struct SeenFace {
    std::array<Point, 4> corners;  // of the face: upper left, upper right, lower right, lower left
    std::array<colours::Rgb, 9> patches;      // row by row
    int                         squares = 0;  // of the nine that were found as such
};

// The face wherever it is; nothing if no grid of squares is there.
std::optional<SeenFace> find_face(const Picture& picture, const Optics& optics);

// A square in the middle of the picture, as high as this part of it.
inline constexpr double guide_height = 15.0 / 16;  // as Cube Explorer's: three cells of 5/16
SeenFace                face_in_guide(const Picture& picture);

}  // namespace antipode::vision
