// The ways to turn the six centres that a subgroup of the isomorphisms leaves as they are:
// symmetries keep the twists, antisymmetries make them their inverses.
//
//     centre_ways(only_identity())[0].size()      // 2048
//
// By the parity of their sum, which is that of the corners.
#pragma once

#include <array>
#include <vector>

#include "explore/structure/relations.h"

namespace antipode::structure {

std::array<std::vector<CentreTwists>, 2> centre_ways(const IsomorphismSet& subgroup);

// The same as the third part of positions, beside corners and edges.
struct TurnedCentres {
    CentreTwists   twists;
    ImageRelations relations;
};
using CentresByParity = std::array<std::vector<TurnedCentres>, 2>;
CentresByParity related_centres(const IsomorphismSet& subgroup);

}  // namespace antipode::structure
