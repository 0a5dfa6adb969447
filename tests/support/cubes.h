// Positions as test cases write them.
#pragma once

#include <string_view>
#include <vector>

#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "tests/notation/words.h"

namespace antipode::testing {

inline Cube cube_after(std::string_view word) { return after(maneuver(word)); }

// A word of the Caml papers, in either of their alphabets.
inline Cube papers_cube(std::string_view word) { return after(maneuver(word, Alphabet::papers)); }

inline Cube superflip() {
    Cube cube;
    for (std::size_t slot = 0; slot < edge_count; ++slot) cube.edges[slot] = Cubie(slot, 1);
    return cube;
}

inline Cube pons_asinorum() { return cube_after("R2 L2 U2 D2 F2 B2"); }

// The smallest n > 0 with cube^n solved, by trying.
inline int order_by_trying(const Cube& cube) {
    int  n     = 1;
    Cube power = cube;
    for (; power != solved; ++n) power = power * cube;
    return n;
}

// Positions with something in common, since those make classes with ties: any of
// corner places, edge places, twists and flips may be those of the solved cube.
inline std::vector<Cube> half_solved_cubes(std::uint64_t seed, std::size_t of_each_kind) {
    std::vector<Cube> cubes;
    Random            random(seed);
    for (std::size_t i = 0; i < 16 * of_each_kind; ++i) {
        Cube cube = random_assembled(random);
        for (std::size_t slot = 0; slot < corner_count; ++slot)
            cube.corners[slot] = Cubie((i & 1) ? slot : cube.corners[slot].piece(),
                                       (i & 2) ? 0 : cube.corners[slot].orientation());
        for (std::size_t slot = 0; slot < edge_count; ++slot)
            cube.edges[slot] = Cubie((i & 4) ? slot : cube.edges[slot].piece(),
                                     (i & 8) ? 0 : cube.edges[slot].orientation());
        cubes.push_back(cube);
    }
    return cubes;
}

// Positions that many symmetries leave alone.
inline std::vector<Cube> symmetric_cubes() {
    std::vector<Cube> cubes = {solved, superflip(), pons_asinorum(), superflip() * pons_asinorum()};
    for (const char* word :
         {"R", "R2", "R L", "R L'", "R2 L2", "R2 L2 U2 D2", "R2 L2 F2 B2 U D'",
          "F B' U D' R L' F B'", "R L' F B' U D' R L'", "F L F U' R U F2 L2 U' L' B D' B' L2 U",
          "U2 F2 R2 U' L2 D B R' B R' B R' D' L2 U'", "(R2 U2)3", "(R U' L U)2 M2 E S'"}) {
        cubes.push_back(cube_after(word));
        cubes.push_back(cubes.back() * superflip());
    }
    return cubes;
}

}  // namespace antipode::testing
