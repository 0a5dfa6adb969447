#include "cube/validity.h"

#include "cube/messages.h"

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

Message why_unreachable(const Cube& cube) {
    const Invariants     broken = invariants(cube);
    std::vector<Message> laws;
    if (broken.twist != 0)
        laws.push_back(
            cube_message<"corners-twisted">(broken.twist == 1 ? "clockwise" : "counter-clockwise"));
    if (broken.flip != 0) laws.push_back(cube_message<"edges-flipped">());
    if (broken.parity != 0) laws.push_back(cube_message<"pieces-exchanged">());
    return broken_laws(std::move(laws));
}

Message broken_laws(std::vector<Message> laws) {
    if (laws.empty()) return {};
    return laws.size() == 1 ? laws[0] : cube_message<"several-laws-broken">(std::move(laws));
}

}  // namespace antipode
