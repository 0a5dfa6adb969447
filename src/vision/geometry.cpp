#include "vision/geometry.h"

#include "vision/least_squares.h"

namespace antipode::vision {

std::optional<Perspective> fit_plane(std::span<const CellSighting> seen) {
    constexpr std::size_t enough_for_perspective = 6;
    if (seen.size() < 3) return std::nullopt;
    LeastSquares<8> system;
    for (const auto& [cell, at] : seen) {
        system.add({cell.x, cell.y, 1, 0, 0, 0, -cell.x * at.x, -cell.y * at.x, at.x});
        system.add({0, 0, 0, cell.x, cell.y, 1, -cell.x * at.y, -cell.y * at.y, at.y});
    }
    // Perspective is weak: what the cells do not tell is taken for none.
    const double stiffness = seen.size() < enough_for_perspective ? 1e12 : 1.0;
    system.stiffen(6, stiffness);
    system.stiffen(7, stiffness);
    const auto parameters = system.solution();
    if (!parameters) return std::nullopt;
    return Perspective{*parameters};
}

}  // namespace antipode::vision
