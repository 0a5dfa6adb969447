// The aspects of a position that the staged methods look at, one after the other.
//
// They are numbers of any size: a Factor numbers the ones that occur.
#pragma once

#include <cstdint>

#include "cube/cube.h"

namespace antipode::methods {

std::uint64_t edge_flips(const Cube& cube);
std::uint64_t corner_twists(const Cube& cube);

// Which slots hold the edges of the middle layer between U and D.
std::uint64_t middle_places(const Cube& cube);
// Which slots hold the edges of the layer between R and L.
std::uint64_t standing_places(const Cube& cube);
// Which slots hold corners, or edges, of the U layer.
std::uint64_t upper_corner_places(const Cube& cube);
std::uint64_t upper_edge_places(const Cube& cube);

// Who sits where.
std::uint64_t corner_places(const Cube& cube);
// The eight edges of the U and D layers; where each of the others is does not matter.
std::uint64_t rim_places(const Cube& cube);

// The four edges of each of the three middle layers.
std::uint64_t middle_order(const Cube& cube);    // between U and D
std::uint64_t standing_order(const Cube& cube);  // between R and L
std::uint64_t lying_order(const Cube& cube);     // between F and B

// The corners up to what half turns can do to them: one of 420 numbers.
std::uint64_t corners_up_to_half_turns(const Cube& cube);

}  // namespace antipode::methods
