// What the generators of a group tell without knowing the whole group: where
// points can go, and whether everything commutes.
//
//     orbits(generators, 48);                      // {{0, 2, 5, 7, ...}, ...}
//     is_transitive_on(generators, corner_points); // one orbit holds them all
#pragma once

#include <span>
#include <vector>

#include "group/permutation.h"

namespace antipode {

// All points that `point` can be brought to, itself first.
std::vector<Point> orbit_of(Point point, std::span<const Permutation> generators);

// Every point is in one orbit, fixed points alone in theirs. Points ascend in
// an orbit, and orbits are sorted by their smallest point.
std::vector<std::vector<Point>> orbits(std::span<const Permutation> generators, std::size_t degree);

// Can each of the points be brought to the place of each other one? Points
// outside the set may lie in the same orbit. An empty set counts as transitive.
bool is_transitive_on(std::span<const Permutation> generators, std::span<const Point> points);

bool is_abelian(std::span<const Permutation> generators);

}  // namespace antipode
