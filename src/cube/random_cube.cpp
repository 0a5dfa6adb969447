#include "cube/random_cube.h"

#include <utility>

#include "cube/validity.h"

namespace antipode {
namespace {

void shuffle(Orbit& orbit, std::size_t pieces, std::size_t orientations, Random& random) {
    for (std::size_t slot = pieces; slot > 1; --slot)  // Fisher and Yates
        std::swap(orbit[slot - 1], orbit[random.below(slot)]);
    for (std::size_t slot = 0; slot < pieces; ++slot)
        orbit[slot] = Cubie(orbit[slot].piece(), random.below(orientations));
}

}  // namespace

Cube random_assembled(Random& random, Pieces pieces) {
    Cube cube;
    if (pieces != Pieces::edges) shuffle(cube.corners, corner_count, 3, random);
    if (pieces != Pieces::corners) shuffle(cube.edges, edge_count, 2, random);
    return cube;
}

// Mending the three invariants in fixed places, among the pieces that were drawn, maps
// equally many assembled cubes to each reachable one, so uniform stays uniform.
Cube random_reachable(Random& random, Pieces pieces) {
    Cube             cube   = random_assembled(random, pieces);
    const Invariants broken = invariants(cube);
    Orbit&           mended = pieces == Pieces::corners ? cube.corners : cube.edges;
    if (broken.parity != 0) std::swap(mended[0], mended[1]);
    cube.edges[0] =
        Cubie(cube.edges[0].piece(),
              (cube.edges[0].orientation() + static_cast<std::size_t>(broken.flip)) % 2);
    cube.corners[0] =
        Cubie(cube.corners[0].piece(),
              (cube.corners[0].orientation() + 3 - static_cast<std::size_t>(broken.twist)) % 3);
    return cube;
}

Moves random_word(Random& random, unsigned turns) {
    Moves word;
    while (word.size() < turns) {
        const Move m = Move::from_index(random.below(Move::count));
        if (word.empty() || may_follow(word[word.size() - 1].face(), m.face())) word.push_back(m);
    }
    return word;
}

}  // namespace antipode
