#include "explore/structure/neighbours.h"

#include <array>
#include <vector>

namespace antipode::structure {
namespace {

// A corner slot beside an edge slot, and which of its facelets are on the faces of the
// edge's two.
struct Neighbour {
    std::uint8_t                corner;
    std::array<std::uint8_t, 2> facelets;
};

using Neighbours = std::array<std::vector<Neighbour>, edge_count>;

Neighbours find_neighbours() {
    Neighbours neighbours;
    for (std::size_t edge = 0; edge < edge_count; ++edge)
        for (std::uint8_t corner = 0; corner < corner_count; ++corner) {
            std::array<std::uint8_t, 2> facelets{};
            std::size_t                 shared = 0;
            for (std::size_t side = 0; side < 2; ++side)
                for (std::uint8_t k = 0; k < 3; ++k)
                    if (face_of(corner_facelets[corner][k]) == face_of(edge_facelets[edge][side])) {
                        facelets[side] = k;
                        ++shared;
                    }
            if (shared == 2) neighbours[edge].push_back({corner, facelets});
        }
    return neighbours;
}

// The colour that facelet k of a slot shows.
Face shown(std::string_view name, std::size_t orientation, std::size_t k) {
    return face_named(name[(k + name.size() - orientation) % name.size()]);
}

bool continues(const Orbit& corners, const Neighbour& neighbour, Cubie edge) {
    const Cubie               corner = corners[neighbour.corner];
    const std::array<bool, 2> agrees = [&] {
        std::array<bool, 2> both{};
        for (std::size_t side = 0; side < 2; ++side)
            both[side] = shown(edge_names[edge.piece()], edge.orientation(), side)
                         == shown(corner_names[corner.piece()], corner.orientation(),
                                  neighbour.facelets[side]);
        return both;
    }();
    return agrees[0] == agrees[1];
}

}  // namespace

PlacementSet continuing(const Orbit& corners) {
    static const Neighbours neighbours = find_neighbours();
    PlacementSet            set;
    for (std::size_t number = 0; number < most_placements; ++number) {
        const Placement placement = placement_of(PieceKind::edge, number);
        bool            fits      = true;
        for (const Neighbour& neighbour : neighbours[placement.slot])
            fits = fits && continues(corners, neighbour, placement.cubie);
        set[number] = fits;
    }
    return set;
}

}  // namespace antipode::structure
