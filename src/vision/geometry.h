// Points of a picture, and the plane of a face seen in perspective.
#pragma once

#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace antipode::vision {

// In pixels, from the top left.
struct Point {
    double x = 0;
    double y = 0;
};

constexpr Point  operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point  operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point  operator*(double f, Point p) { return {f * p.x, f * p.y}; }
constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
inline double    length(Point p) { return std::hypot(p.x, p.y); }

// From the cells of a face to the picture: column and row of a cell's centre are -1, 0 or 1.
//
//     x = (a u + b v + c) / (g u + h v + 1)
//     y = (d u + e v + f) / (g u + h v + 1)
struct Perspective {
    std::array<double, 8> parameters{};  // a b c d e f g h

    Point at(Point cell) const {
        const auto&  p     = parameters;
        const double scale = 1 / (p[6] * cell.x + p[7] * cell.y + 1);
        return {scale * (p[0] * cell.x + p[1] * cell.y + p[2]),
                scale * (p[3] * cell.x + p[4] * cell.y + p[5])};
    }
};

struct CellSighting {
    Point cell;
    Point seen;
};

// The best plane through what was seen (least squares); nothing if that is too little. With fewer
// than six cells it is seen from far away: g and h are 0.
std::optional<Perspective> fit_plane(std::span<const CellSighting> seen);

}  // namespace antipode::vision
