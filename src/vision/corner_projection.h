// Three faces around a corner of a cube as a camera sees them: one projection for all of them, so
// that faces of which little is seen follow from the others.
//
// The corner is the origin; edges of length 3 go from it along the axes 0, 1 and 2, which follow
// each other clockwise in the picture. Face k lies between the axes k and k + 1: columns go
// along the first and rows along the second, so that its first cell is at the corner.
//
//              face 0
//          axis 0 \ / axis 1
//       face 2     |    face 1
//               axis 2
#pragma once

#include <array>
#include <optional>
#include <span>

#include "vision/geometry.h"

namespace antipode::vision {

inline constexpr std::size_t corner_faces = 3;

struct CornerSighting {
    std::size_t face = 0;
    Point       cell;  // column and row: -1, 0 or 1
    Point       seen;
};

class CornerProjection {
public:
    // The best one for what was seen (least squares); nothing if that is too little.
    static std::optional<CornerProjection> fit(std::span<const CornerSighting> seen);

    Perspective plane_of(std::size_t face) const;

private:
    explicit CornerProjection(const std::array<double, 11>& parameters) : parameters_(parameters) {}

    //     x = (p0 X + p1 Y + p2 Z + p3) / (p8 X + p9 Y + p10 Z + 1),  y with p4 to p7
    std::array<double, 11> parameters_;
};

}  // namespace antipode::vision
