// A position with its centres in 16 bytes, for long lists of them.
//
//     unpacked(packed(cube, twists))
//
//     first   bit  59 … 0                     edges, five bits each
//     second  bit  51 … 40  centre twists     39 … 0  corners, five bits each
#pragma once

#include <compare>
#include <cstdint>

#include "cube/centres.h"

namespace antipode::counting {

struct PackedPosition {
    std::uint64_t edges              = 0;
    std::uint64_t twists_and_corners = 0;

    friend constexpr auto operator<=>(const PackedPosition&, const PackedPosition&) = default;
};
static_assert(sizeof(PackedPosition) == 16);

constexpr PackedPosition packed(const Cube& cube, CentreTwists twists) {
    PackedPosition packed;
    for (std::size_t slot = edge_count; slot-- > 0;)
        packed.edges = packed.edges << 5 | cube.edges[slot].bits();
    packed.twists_and_corners = twists.bits();
    for (std::size_t slot = corner_count; slot-- > 0;) {
        const Cubie corner = cube.corners[slot];
        packed.twists_and_corners =
            packed.twists_and_corners << 5 | corner.orientation() << 3 | corner.piece();
    }
    return packed;
}

struct UnpackedPosition {
    Cube         cube   = {};
    CentreTwists twists = {};
};

constexpr UnpackedPosition unpacked(const PackedPosition& packed) {
    UnpackedPosition position;
    for (std::size_t slot = 0; slot < edge_count; ++slot) {
        const std::uint64_t bits  = packed.edges >> 5 * slot;
        position.cube.edges[slot] = Cubie(bits & 15, bits >> 4 & 1);
    }
    for (std::size_t slot = 0; slot < corner_count; ++slot) {
        const std::uint64_t bits    = packed.twists_and_corners >> 5 * slot;
        position.cube.corners[slot] = Cubie(bits & 7, bits >> 3 & 3);
    }
    position.twists = CentreTwists::from_bits(
        static_cast<unsigned>(packed.twists_and_corners >> 5 * corner_count));
    return position;
}

}  // namespace antipode::counting
