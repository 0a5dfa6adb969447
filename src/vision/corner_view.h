// Three faces of a cube in one picture, seen from a corner: two such pictures, of opposite corners,
// show the whole cube.
//
//     if (const auto corner = find_corner(picture, optics)) …    // three faces
//     else if (const auto face = find_face(picture, optics)) …   // one
#pragma once

#include "vision/face.h"

namespace antipode::vision {

// Clockwise around the corner that they share, each turned so that its first patch is there.
using SeenCorner = std::array<SeenFace, 3>;

// Nothing if one of the faces is seen straight, as pictures of one face show it, or if they are not
// found.
std::optional<SeenCorner> find_corner(const Picture& picture, const Optics& optics);

}  // namespace antipode::vision
