#include "explore/structure/centre_ways.h"

#include <algorithm>

#include "cube/centres.h"
#include "explore/structure/symmetry_types.h"

namespace antipode::structure {
namespace {

bool is_fixed(CentreTwists twists, const SymmetrySet& symmetries,
              const SymmetrySet& antisymmetries) {
    return std::ranges::all_of(all_symmetries, [&](Symmetry s) {
        return (!symmetries[s.index()] || image(s, twists) == twists)
               && (!antisymmetries[s.index()] || image(s, twists) == inverse(twists));
    });
}

}  // namespace

std::array<std::uint64_t, 2> centre_ways(const IsomorphismSet& subgroup) {
    constexpr unsigned           all            = 4096;
    const SymmetrySet            symmetries     = symmetries_in(subgroup);
    const SymmetrySet            antisymmetries = antisymmetries_in(subgroup);
    std::array<std::uint64_t, 2> ways{};
    for (unsigned bits = 0; bits < all; ++bits) {
        const CentreTwists twists = CentreTwists::from_bits(bits);
        if (is_fixed(twists, symmetries, antisymmetries)) ++ways[twists.sum() % 2];
    }
    return ways;
}

}  // namespace antipode::structure
