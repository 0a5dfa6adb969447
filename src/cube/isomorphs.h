// Positions that are the same up to the 48 symmetries and inversion.
//
// The papers' *isomorphs* of a position are its images under the 24 rotations,
// the mirror and inversion: at most 96. Their number is the *morph*; the one
// with the smallest zip represents the class (*pos_ref*).
#pragma once

#include <cstddef>
#include <vector>

#include "cube/algebra.h"

namespace antipode {

// Distinct, by increasing zip.
std::vector<Cube> isomorphs(const Cube& cube);
std::size_t       morph(const Cube& cube);

// The isomorph with the smallest zip.
Cube representative(const Cube& cube);
bool are_isomorphic(const Cube& a, const Cube& b);

namespace kernel {

// The same in one loop each, for tests and measurements; representative()
// takes the fastest the processor has.
Cube representative_plain(const Cube& cube);
Cube representative_avx2(const Cube& cube);

}  // namespace kernel

}  // namespace antipode
