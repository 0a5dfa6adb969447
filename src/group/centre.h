// The centre of a permutation group: the elements that commute with all others.
//
//     const Centre centre = centre_of(cube_group);
//     centre.order.decimal();   // "2"
//     centre.generators;        // {superflip}
#pragma once

#include <vector>

#include "base/natural.h"
#include "group/stabilizer_chain.h"

namespace antipode {

struct Centre {
    std::vector<Permutation> generators;  // none for a trivial centre
    Natural                  order;
};

// Exact for every group, by a backtrack search whose cost depends on the number
// of orbits and not on the order of the group.
Centre centre_of(const StabilizerChain& group);

}  // namespace antipode
