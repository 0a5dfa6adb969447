#include "vision/face.h"

#include <vector>

#include "vision/face_grid.h"
#include "vision/grid_evidence.h"
#include "vision/patches.h"

namespace antipode::vision {
namespace {

// How many squares all evidence is worth.
constexpr double evidence_weight = 18;
// And how many it costs that the face seems to go on; a cell beyond the picture costs one.
constexpr double weight_of_more = 1;

// Grids are proposed by the squares and judged by the picture.
std::optional<FaceGrid> best_of(std::vector<FaceGrid> grids, const Picture& picture) {
    std::optional<FaceGrid> best;
    for (FaceGrid& grid : grids) {
        const GridEvidence evidence = grid_evidence(picture, grid.plane);
        grid.score +=
            evidence_weight * evidence.share - weight_of_more * evidence.more - evidence.outside;
        if (evidence.share > least_evidence && (!best || grid.score > best->score)) best = grid;
    }
    return best;
}

}  // namespace

std::optional<SeenFace> find_face(const Picture& picture, const Optics& optics) {
    constexpr std::size_t proposals = 12;
    std::vector<Square>   squares;
    optics.find_squares(picture, seen_straight, squares);
    auto best = best_of(find_grids(squares, proposals), picture);
    if (!best) best = best_of(find_grids(squares, proposals, Neighbours::next_but_one), picture);
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
