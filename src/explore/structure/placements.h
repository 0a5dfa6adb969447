// A position as a set of placements: which piece stands in which slot, turned how.
//
//     const std::size_t number = number_of(PieceKind::corner, {.slot = 0, .cubie = Cubie(3, 1)});
//     image_of(PieceKind::corner, isomorphism, number)
//
// The 96 isomorphisms permute placements, and a position is left as it is by one of
// them if its set of placements is. So what symmetries ask of a position is said by
// the orbits of placements (explore/structure/blocks.h), whatever the symmetries are.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>

#include "cube/cube.h"
#include "explore/cycles.h"
#include "explore/theory/isomorphism_group.h"

namespace antipode::structure {

constexpr std::size_t slots_of(PieceKind kind) {
    return kind == PieceKind::corner ? corner_count : edge_count;
}
constexpr std::size_t turns_of(PieceKind kind) { return kind == PieceKind::corner ? 3 : 2; }

struct Placement {
    std::uint8_t slot = 0;
    Cubie        cubie;

    friend constexpr bool operator==(Placement, Placement) = default;
};

// Of each kind a slot has 24 placements.
inline constexpr std::size_t placements_of_slot = 24;
inline constexpr std::size_t most_placements    = edge_count * placements_of_slot;

constexpr std::size_t number_of(PieceKind kind, Placement placement) {
    return placement.slot * placements_of_slot + placement.cubie.piece() * turns_of(kind)
           + placement.cubie.orientation();
}
constexpr Placement placement_of(PieceKind kind, std::size_t number) {
    const std::size_t cubie = number % placements_of_slot;
    return {.slot  = static_cast<std::uint8_t>(number / placements_of_slot),
            .cubie = Cubie(cubie / turns_of(kind), cubie % turns_of(kind))};
}

// The placement that the isomorphic position has for this one.
std::size_t image_of(PieceKind kind, Isomorphism isomorphism, std::size_t number);

// Some placements of one kind of pieces, by their numbers.
using PlacementSet = std::bitset<most_placements>;

PlacementSet all_placements(PieceKind kind);

// The images of all of them.
PlacementSet image_of(PieceKind kind, Isomorphism isomorphism, const PlacementSet& set);

// The pieces of one kind of a position.
constexpr const Orbit& orbit_of(const Cube& cube, PieceKind kind) {
    return kind == PieceKind::corner ? cube.corners : cube.edges;
}

// Whether each of its placements is in the set.
bool is_within(const Orbit& orbit, PieceKind kind, const PlacementSet& set);

}  // namespace antipode::structure
