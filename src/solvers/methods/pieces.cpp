#include "solvers/methods/pieces.h"

#include <algorithm>

#include "solvers/methods/deepening.h"
#include "solvers/restricted/turned.h"

namespace antipode::methods {

// Breadth-first from home, piece by piece: what `m` takes from slot `from` to slot
// `to` was one turn farther away.
template <std::size_t pieces, std::size_t orientations>
PieceSpace::OrbitBounds PieceSpace::bounds_of(Orbit Cube::*orbit) {
    struct Place {
        std::size_t slot;
        std::size_t orientation;
    };
    constexpr std::uint8_t unknown = 0xff;
    OrbitBounds            bounds{};
    for (auto& row : bounds) row.fill(unknown);
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        std::vector<Place> queue              = {{piece, 0}};
        bounds[piece][Cubie(piece, 0).bits()] = 0;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const Place        at   = queue[next];
            const std::uint8_t here = bounds[at.slot][Cubie(piece, at.orientation).bits()];
            for (const Move m : all_moves)
                for (std::size_t to = 0; to < pieces; ++to) {
                    const Cubie shift = (move_cube(m).*orbit)[to];
                    if (shift.piece() != at.slot) continue;
                    const std::size_t turned_to =
                        (at.orientation + shift.orientation()) % orientations;
                    std::uint8_t& there = bounds[to][Cubie(piece, turned_to).bits()];
                    if (there != unknown) continue;
                    there = static_cast<std::uint8_t>(here + 1);
                    queue.push_back({to, turned_to});
                }
        }
    }
    return bounds;
}

PieceSpace::PieceSpace()
    : corners_(bounds_of<corner_count, 3>(&Cube::corners)),
      edges_(bounds_of<edge_count, 2>(&Cube::edges)) {}

Cube PieceSpace::after(const Cube& state, Move m) const { return turned(state, m); }

unsigned PieceSpace::bound(const Cube& state) const {
    unsigned worst = 0;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        worst = std::max<unsigned>(worst, corners_[slot][state.corners[slot].bits()]);
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        worst = std::max<unsigned>(worst, edges_[slot][state.edges[slot].bits()]);
    return worst;
}

// A bound that every position keeps to need not be computed.
bool PieceSpace::exceeds(const Cube& state, unsigned left) const {
    constexpr unsigned greatest = 4;
    return left < greatest && bound(state) > left;
}

Solution Pieces::solve_in_phases(const Cube& cube, const Limits& limits, const Watch& watch) const {
    return solve_by_deepening(space_, cube, limits, watch);
}

}  // namespace antipode::methods
