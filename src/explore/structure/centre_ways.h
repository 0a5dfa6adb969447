// How many ways there are to turn the six centres that a subgroup of the isomorphisms leaves
// as they are: symmetries keep the twists, antisymmetries make them their inverses.
//
//     centre_ways(only_identity())      // {2048, 2048}
//
// By the parity of their sum, which is that of the corners.
#pragma once

#include <array>
#include <cstdint>

#include "explore/theory/isomorphism_group.h"

namespace antipode::structure {

std::array<std::uint64_t, 2> centre_ways(const IsomorphismSet& subgroup);

}  // namespace antipode::structure
