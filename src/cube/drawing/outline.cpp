#include "cube/drawing/outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace antipode::drawing {

namespace {

// On the way from one point to another, but no further than half-way.
Point towards(Point from, Point to, double distance) {
    const double length = std::sqrt(squared_length(to - from));
    return from + std::min(0.5, distance / length) * (to - from);
}

Point on_curve(Point start, const Segment& curve, double t) {
    const Point a = start + t * (*curve.bend - start);
    const Point b = *curve.bend + t * (curve.end - *curve.bend);
    return a + t * (b - a);
}

// The first corner points up when `turn` is 0; turns are counted in radians.
std::vector<Point> regular_polygon(int corners, double radius, double turn) {
    std::vector<Point> points;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / corners;
        points.push_back({radius * std::sin(angle), -radius * std::cos(angle)});
    }
    return points;
}

// Eight curves that touch the circle at the middles of an octagon's sides: at
// most 0.3 % too wide.
Outline circle(double radius) {
    const double half_angle = std::numbers::pi / 8;
    return rounded_polygon(regular_polygon(8, radius / std::cos(half_angle), half_angle), radius);
}

std::vector<Point> rectangle(double half_width, double half_height) {
    return {{-half_width, -half_height},
            {half_width, -half_height},
            {half_width, half_height},
            {-half_width, half_height}};
}

std::vector<Point> plus_sign(double arm, double half_width) {
    const double a = arm;
    const double w = half_width;
    return {{-w, -a}, {w, -a}, {w, -w}, {a, -w}, {a, w},   {w, w},
            {w, a},   {-w, a}, {-w, w}, {-a, w}, {-a, -w}, {-w, -w}};
}

}  // namespace

Outline mapped(const Outline& outline, const PlaneMap& map) {
    Outline result{map(outline.start), outline.segments};
    for (Segment& segment : result.segments) {
        if (segment.bend) segment.bend = map(*segment.bend);
        segment.end = map(segment.end);
    }
    return result;
}

std::vector<Point> flattened(const Outline& outline) {
    // A corner of a sticker in the largest picture then strays by a tenth of a pixel.
    constexpr int      pieces = 12;
    std::vector<Point> points = {outline.start};
    for (const Segment& segment : outline.segments) {
        const Point start = points.back();
        if (segment.bend)
            for (int i = 1; i < pieces; ++i)
                points.push_back(on_curve(start, segment, static_cast<double>(i) / pieces));
        points.push_back(segment.end);
    }
    return points;
}

std::vector<Point> square(Point centre, double half_side) {
    std::vector<Point> corners = rectangle(half_side, half_side);
    for (Point& corner : corners) corner = corner + centre;
    return corners;
}

Outline rounded_polygon(const std::vector<Point>& corners, double radius) {
    Outline outline{towards(corners.front(), corners.back(), radius), {}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point tip    = corners[i];
        const Point before = corners[(i + corners.size() - 1) % corners.size()];
        const Point after  = corners[(i + 1) % corners.size()];
        if (i != 0) outline.segments.push_back({std::nullopt, towards(tip, before, radius)});
        outline.segments.push_back({tip, towards(tip, after, radius)});
    }
    return outline;
}

std::vector<Outline> symbol_outlines(Symbol symbol) {
    constexpr double rounding = 0.12;
    switch (symbol) {
        case Symbol::none:
            return {};
        case Symbol::ring:
            return {circle(0.9), circle(0.55)};
        case Symbol::triangle:
            return {rounded_polygon(regular_polygon(3, 1.1, 0), rounding)};
        case Symbol::square:
            return {rounded_polygon(square({0, 0}, 0.7), rounding)};
        case Symbol::disc:
            return {circle(0.7)};
        case Symbol::cross:
            return {rounded_polygon(plus_sign(0.95, 0.27), rounding)};
        case Symbol::bar:
            return {rounded_polygon(rectangle(0.95, 0.27), rounding)};
    }
    return {};
}

}  // namespace antipode::drawing
