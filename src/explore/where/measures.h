// Numbers of a position that a search asks for millions of times: the same as the
// facts of explore/facts.h, without lists and names.
//
//     quick_order(cube) == facts_of(cube).order
#pragma once

#include <cstddef>
#include <cstdint>

#include "cube/algebra.h"
#include "explore/cycles.h"

namespace antipode {

// Some of the pieces: bit i stands for piece i of corner_names or edge_names.
struct PieceSet {
    std::uint32_t corners = 0;
    std::uint32_t edges   = 0;

    static constexpr std::uint32_t all_corners = (1U << corner_count) - 1;
    static constexpr std::uint32_t all_edges   = (1U << edge_count) - 1;

    friend constexpr PieceSet operator|(PieceSet a, PieceSet b) {
        return {a.corners | b.corners, a.edges | b.edges};
    }
    friend constexpr PieceSet operator&(PieceSet a, PieceSet b) {
        return {a.corners & b.corners, a.edges & b.edges};
    }
    friend constexpr bool operator==(PieceSet, PieceSet) = default;

    constexpr bool is_empty() const { return corners == 0 && edges == 0; }
    constexpr bool contains(PieceSet other) const { return (other & *this) == other; }
};

inline constexpr PieceSet every_piece = {PieceSet::all_corners, PieceSet::all_edges};

// The pieces with a sticker on the face, and all others.
PieceSet layer_of(Face face);
PieceSet outside(PieceSet set);

// The pieces at home, turned as they should be.
PieceSet pieces_home(const Cube& cube);

// The pieces in their slots, turned or not.
PieceSet pieces_placed(const Cube& cube);

// The pieces that are not turned, wherever they are.
PieceSet pieces_oriented(const Cube& cube);

std::uint64_t quick_order(const Cube& cube);

// By the sums of the orientations of each cycle; see PieceCycle::turn.
std::size_t count_cycles(const Cube& cube, PieceKind kind);
std::size_t count_cycles(const Cube& cube, PieceKind kind, std::size_t length);

// A single cycle of three pieces that come round unturned, and nothing else.
bool is_three_cycle(const Cube& cube, PieceKind kind);

// Only the layer of the face has changed, and not by a mere turn of it.
bool changes_only(const Cube& cube, Face face);

}  // namespace antipode
