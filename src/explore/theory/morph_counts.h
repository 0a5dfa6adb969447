// How many positions have how many isomorphs, exactly.
//
// The isomorphs of a position are as many as 96 over the size of the group that
// fixes it. How many positions a subgroup fixes at least is counted for each of the
// subgroups; how many it fixes exactly follows from the largest downwards, by taking
// away those that a larger one fixes (Möbius inversion).
#pragma once

#include <vector>

#include "base/natural.h"

namespace antipode {

struct MorphCount {
    std::size_t morph = 1;
    Natural     reachable;  // positions with that many isomorphs
    Natural     all;
};

struct MorphReport {
    std::size_t             subgroups = 0;  // of the 96 isomorphisms
    std::vector<MorphCount> morphs;         // by increasing morph; none that is 0 in both
    // Classes of reachable positions, by Burnside's lemma.
    Natural classes_of_48;
    Natural classes_of_96;
};

MorphReport morph_report();

}  // namespace antipode
