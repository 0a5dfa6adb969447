// RapidCheck generators for permutations.
#pragma once

#include <rapidcheck.h>

#include <algorithm>

#include "base/random.h"
#include "group/permutation.h"

namespace antipode::testing {

inline Permutation shuffled(std::size_t degree, Random random) {
    const Permutation  identity = Permutation::identity(degree);
    std::vector<Point> images(identity.images().begin(), identity.images().end());
    for (std::size_t left = degree; left > 1; --left)
        std::swap(images[left - 1], images[random.below(left)]);
    return Permutation(std::move(images));
}

inline rc::Gen<Permutation> permutations(std::size_t degree) {
    return rc::gen::map(rc::gen::arbitrary<std::uint64_t>(),
                        [degree](std::uint64_t seed) { return shuffled(degree, Random(seed)); });
}

inline Permutation from_cycles(std::size_t degree, const std::vector<Cycle>& cycles) {
    return Permutation::from_cycles(degree, cycles).value();
}

// The cycle (first first+1 ... last).
inline Cycle consecutive(Point first, Point last) {
    Cycle cycle;
    for (int point = first; point <= last; ++point) cycle.push_back(static_cast<Point>(point));
    return cycle;
}

}  // namespace antipode::testing
