// What could be a sticker: even regions of about the shape of a square, bounded by edges.
#pragma once

#include <vector>

#include "vision/geometry.h"
#include "vision/picture.h"

namespace antipode::vision {

// Lengths of steps, measured with a parallelogram: a side of it has the length 1, and sides of
// different directions are at right angles.
struct Metric {
    double xx = 0, xy = 0, yy = 0;

    double dot(Point a, Point b) const {
        return xx * a.x * b.x + xy * (a.x * b.y + a.y * b.x) + yy * a.y * b.y;
    }
    friend constexpr Metric operator+(const Metric& a, const Metric& b) {
        return {a.xx + b.xx, a.xy + b.xy, a.yy + b.yy};
    }
};

struct Square {
    Point  centre;
    double size  = 0;   // the root of its area
    Metric shape = {};  // as it looks, seen aside
};

// Which regions count, besides having the area of a parallelogram.
struct SquareShape {
    double most_stretch;  // the variance along it and across it
    double least_of_box;  // the part that it fills of the box around it
};
inline constexpr SquareShape seen_straight = {.most_stretch = 3, .least_of_box = 0.4};
inline constexpr SquareShape seen_aside    = {.most_stretch = 12, .least_of_box = 0.2};

}  // namespace antipode::vision
