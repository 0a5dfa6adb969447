#include "vision/face.h"

#include <vector>

#include "vision/face_grid.h"
#include "vision/grid_evidence.h"
#include "vision/patches.h"

namespace antipode::vision {
namespace {

// How many squares all evidence is worth.
constexpr double evidence_weight = 18;

}  // namespace

std::optional<SeenFace> find_face(const Picture& picture, const Optics& optics) {
    std::vector<Square> squares;
    optics.find_squares(picture, seen_straight, squares);
    // Grids are proposed by the squares and judged by the picture.
    constexpr std::size_t   proposals = 12;
    std::optional<FaceGrid> best;
    for (FaceGrid& grid : find_grids(squares, proposals)) {
        const double evidence = grid_evidence(picture, grid.plane);
        grid.score += evidence_weight * evidence;
        if (evidence > least_evidence && (!best || grid.score > best->score)) best = grid;
    }
    if (!best) return std::nullopt;
    return seen_through(picture, best->plane, best->squares);
}

SeenFace face_in_guide(const Picture& picture) {
    const double cell   = guide_height / 3 * static_cast<double>(picture.height);
    const Point  middle = {static_cast<double>(picture.width) / 2 - 0.5,
                           static_cast<double>(picture.height) / 2 - 0.5};
    return seen_through(picture, {{cell, 0, middle.x, 0, cell, middle.y, 0, 0}}, 0);
}

}  // namespace antipode::vision
