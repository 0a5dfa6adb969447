// The cycles of a position: which pieces change places, and how each cycle
// turns its pieces.
//
//     cycles_of(cube, PieceKind::corner)[0].pieces     // {1, 4, 8}: UFL goes to ULB, and so on
//     order_of(cube)                    // how often a position must be repeated to solve it
//
// Pieces carry the papers' numbers, from 1 (see cube/papers.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cube/centres.h"

namespace antipode {

enum class PieceKind : std::uint8_t { corner, edge };

struct PieceCycle {
    std::vector<std::size_t> pieces;  // each goes to the home of the next, the last to the first
    std::size_t              turn =
        0;  // of every piece once the cycle has come round: clockwise twists or flips

    friend bool operator==(const PieceCycle&, const PieceCycle&) = default;
};

// Sorted by their smallest piece, which comes first in its cycle. A piece that is
// turned in its place is a cycle of one; a piece at home is none.
std::vector<PieceCycle> cycles_of(const Cube& cube, PieceKind kind);

// A cycle of n pieces that turns them comes back to solved after n rounds times
// the number of turns in a full one; the order is the least common multiple.
std::uint64_t order_of(const Cube& cube);
std::uint64_t order_of(const CentredCube& cube);

// "UFL": the piece the papers number `number`.
std::string_view piece_name(PieceKind kind, std::size_t number);

// Singmaster's way to write cycles: (UFL ULB DBL)+ is a cycle whose pieces come
// round turned clockwise, - counter-clockwise; edges have + only.
std::string to_text(const std::vector<PieceCycle>& cycles, PieceKind kind);

}  // namespace antipode
