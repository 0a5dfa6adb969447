#include "vision/corner_projection.h"

#include "vision/least_squares.h"

namespace antipode::vision {
namespace {

// From the corner to the middle of a face, in cells.
constexpr double to_middle = 1.5;

std::array<double, 3> in_space(std::size_t face, Point cell) {
    std::array<double, 3> point{};
    point[face]                      = cell.x + to_middle;
    point[(face + 1) % corner_faces] = cell.y + to_middle;
    return point;
}

}  // namespace

std::optional<CornerProjection> CornerProjection::fit(std::span<const CornerSighting> seen) {
    LeastSquares<11> system;
    for (const CornerSighting& one : seen) {
        const auto [x, y, z] = in_space(one.face, one.cell);
        const Point at       = one.seen;
        system.add({x, y, z, 1, 0, 0, 0, 0, -x * at.x, -y * at.x, -z * at.x, at.x});
        system.add({0, 0, 0, 0, x, y, z, 1, -x * at.y, -y * at.y, -z * at.y, at.y});
    }
    // Perspective is weak: what the cells do not tell is taken for none.
    for (const std::size_t unknown : {8, 9, 10}) system.stiffen(unknown, 1.0);
    const auto parameters = system.solution();
    if (!parameters) return std::nullopt;
    return CornerProjection(*parameters);
}

Perspective CornerProjection::plane_of(std::size_t face) const {
    const auto&       p = parameters_;
    const std::size_t i = face, j = (face + 1) % corner_faces;
    const auto        middle = [&](std::size_t row, double constant) {
        return to_middle * (p[row + i] + p[row + j]) + constant;
    };
    const double scale = 1 / middle(8, 1);
    Perspective  plane{
        {p[i], p[j], middle(0, p[3]), p[4 + i], p[4 + j], middle(4, p[7]), p[8 + i], p[8 + j]}};
    for (double& parameter : plane.parameters) parameter *= scale;
    return plane;
}

}  // namespace antipode::vision
