#include "vision/face.h"

#include <vector>

#include "vision/face_grid.h"
#include "vision/grid_evidence.h"
#include "vision/patches.h"

namespace antipode::vision {
namespace {

// How many squares evidence is worth; learned from rendered pictures (docs/theory/scan.md).
double worth(const GridEvidence& evidence) {
    return 0.65 * evidence.cells + 0.57 * evidence.borders - 0.5 * evidence.more
           - 0.3 * evidence.outside;
}

struct JudgedGrid {
    FaceGrid grid;
    double   share = 0;  // of the evidence
};

// Grids are proposed by the squares and judged by the picture.
std::optional<JudgedGrid> best_of(std::vector<FaceGrid> grids, const Picture& picture) {
    std::optional<JudgedGrid> best;
    for (FaceGrid& grid : grids) {
        const GridEvidence evidence = grid_evidence(picture, grid.plane);
        grid.score += worth(evidence);
        if (evidence.share() > least_evidence && (!best || grid.score > best->grid.score))
            best = {grid, evidence.share()};
    }
    return best;
}

// What has less evidence than most faces may be a wrong grid: then squares with one between them
// are tried as well.
std::optional<FaceGrid> find_grid(const Picture& picture, const std::vector<Square>& squares) {
    constexpr std::size_t proposals   = 16;
    constexpr double      clear_share = 0.85;
    const auto            near        = best_of(find_grids(squares, proposals), picture);
    if (near && near->share > clear_share) return near->grid;
    const auto far = best_of(find_grids(squares, proposals, Neighbours::next_but_one), picture);
    if (far && (!near || far->grid.score > near->grid.score)) return far->grid;
    if (!near) return std::nullopt;
    return near->grid;
}

}  // namespace

std::optional<SeenFace> find_face(const Picture& picture, const Optics& optics) {
    std::vector<Square> squares;
    optics.find_squares(picture, seen_straight, squares);
    const auto best = find_grid(picture, squares);
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
