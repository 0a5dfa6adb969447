#include "explore/structure/centre_ways.h"

#include <algorithm>

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

std::array<std::vector<CentreTwists>, 2> centre_ways(const IsomorphismSet& subgroup) {
    constexpr unsigned                       all            = 4096;
    const SymmetrySet                        symmetries     = symmetries_in(subgroup);
    const SymmetrySet                        antisymmetries = antisymmetries_in(subgroup);
    std::array<std::vector<CentreTwists>, 2> ways;
    for (unsigned bits = 0; bits < all; ++bits) {
        const CentreTwists twists = CentreTwists::from_bits(bits);
        if (is_fixed(twists, symmetries, antisymmetries)) ways[twists.sum() % 2].push_back(twists);
    }
    return ways;
}

CentresByParity related_centres(const IsomorphismSet& subgroup) {
    CentresByParity all;
    const auto      ways = centre_ways(subgroup);
    for (std::size_t parity = 0; parity < 2; ++parity)
        for (const CentreTwists twists : ways[parity])
            all[parity].push_back({twists, relations_of(twists)});
    return all;
}

}  // namespace antipode::structure
