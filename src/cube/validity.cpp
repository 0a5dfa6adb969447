#include "cube/validity.h"

#include <fmt/format.h>

namespace antipode {
namespace {

int permutation_parity(const Orbit& orbit) {
    int inversions = 0;
    for (std::size_t i = 0; i < orbit.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) inversions += orbit[j].piece() > orbit[i].piece();
    return inversions % 2;
}

int orientation_sum(const Orbit& orbit) {
    int sum = 0;
    for (Cubie c : orbit) sum += static_cast<int>(c.orientation());
    return sum;
}

}  // namespace

int corner_parity(const Cube& cube) { return permutation_parity(cube.corners); }
int edge_parity(const Cube& cube) { return permutation_parity(cube.edges); }

Invariants invariants(const Cube& cube) {
    return {.parity = corner_parity(cube) ^ edge_parity(cube),
            .flip   = orientation_sum(cube.edges) % 2,
            .twist  = orientation_sum(cube.corners) % 3};
}

bool is_reachable(const Cube& cube) { return invariants(cube) == Invariants{}; }

std::string why_unreachable(const Cube& cube) {
    const Invariants         broken = invariants(cube);
    std::vector<std::string> reasons;
    if (broken.twist != 0)
        reasons.push_back(fmt::format("the corners are twisted by a third of a turn {} in all",
                                      broken.twist == 1 ? "clockwise" : "counter-clockwise"));
    if (broken.flip != 0) reasons.emplace_back("an odd number of edges is flipped");
    if (broken.parity != 0)
        reasons.emplace_back("two pieces are exchanged (corner and edge parity differ)");
    return fmt::format("{}", fmt::join(reasons, "; "));
}

}  // namespace antipode
