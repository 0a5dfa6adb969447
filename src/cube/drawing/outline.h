// Closed curves, the material of all pictures.
//
//     Outline sticker = rounded_polygon(square({0, 0}, 1), 0.2);
//     Outline tilted  = mapped(sticker, [](Point p) { return Point{p.x + p.y, p.y}; });
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "cube/drawing/scheme.h"

namespace antipode::drawing {

// x to the right, y downwards.
struct Point {
    double x = 0;
    double y = 0;
};

constexpr Point  operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point  operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point  operator*(double k, Point p) { return {k * p.x, k * p.y}; }
constexpr double squared_length(Point p) { return p.x * p.x + p.y * p.y; }

// From the end of the segment before: a straight line, or a quadratic Bézier
// curve pulled towards `bend`.
struct Segment {
    std::optional<Point> bend;
    Point                end;
};

// Ends where it starts.
struct Outline {
    Point                start;
    std::vector<Segment> segments;
};

using PlaneMap = std::function<Point(Point)>;

// Exact for linear maps; under a perspective the curves are off by less than
// the eye sees.
Outline mapped(const Outline& outline, const PlaneMap& map);

// The outline as points close enough to be joined by straight lines.
std::vector<Point> flattened(const Outline& outline);

// The corners of a square with sides parallel to the axes.
std::vector<Point> square(Point centre, double half_side);

// Cuts each corner `radius` away from its tip, at most to the middle of a side,
// and rounds it.
Outline rounded_polygon(const std::vector<Point>& corners, double radius);

// The curves of a symbol in the square from (-1,-1) to (1,1); an inner curve is
// a hole. Symbol::none has none.
std::vector<Outline> symbol_outlines(Symbol symbol);

}  // namespace antipode::drawing
