// Where each piece comes from, without its orientation, in 12 bytes: what is kept of many words
// when only the orders of pieces count.
//
//     word 0: edges 0..7   word 1: edges 8..11 in the lower half   word 2: corners
//             4 bits each          and a note of 16 bits above             3 bits each, 24 in all
#pragma once

#include <array>
#include <cstdint>

#include "cube/cube.h"

namespace antipode {

struct PackedPieces {
    std::array<std::uint32_t, 3> words{};

    std::uint32_t note() const { return words[1] >> 16; }

    friend bool operator==(const PackedPieces&, const PackedPieces&) = default;
};
static_assert(sizeof(PackedPieces) == 12);

constexpr PackedPieces packed_pieces(const Cube& cube, std::uint32_t note) {
    PackedPieces packed;
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        packed.words[slot / 8] |= static_cast<std::uint32_t>(cube.edges[slot].piece())
                                  << (4 * (slot % 8));
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        packed.words[2] |= static_cast<std::uint32_t>(cube.corners[slot].piece()) << (3 * slot);
    packed.words[1] |= note << 16;
    return packed;
}

// With all orientations 0.
constexpr Cube pieces_of(const PackedPieces& packed) {
    Cube cube;
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        cube.edges[slot] = Cubie(packed.words[slot / 8] >> (4 * (slot % 8)) & 15, 0);
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        cube.corners[slot] = Cubie(packed.words[2] >> (3 * slot) & 7, 0);
    return cube;
}

}  // namespace antipode
