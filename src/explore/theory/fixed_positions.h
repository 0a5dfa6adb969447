// How many positions a group of isomorphisms leaves as they are.
//
// A position is a permutation of stickers that commutes with turning a piece in its
// slot. That a symmetry s fixes it means that it commutes with s; that s with
// inversion fixes it means that the position, followed by s, is a square root of
// s². Both say how the orbits of stickers under the symmetries are mapped to each
// other, so that what is to be counted are few maps between few orbits.
#pragma once

#include <array>
#include <cstdint>

#include "base/natural.h"
#include "explore/theory/isomorphism_group.h"

namespace antipode {

struct FixedCount {
    Natural reachable;
    Natural all;
};

// The set must be a subgroup.
FixedCount fixed_positions(const IsomorphismSet& subgroup);

}  // namespace antipode
