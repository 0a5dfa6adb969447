// Words in the generators of a group: "generator 0 twice, then generator 3
// backwards".
//
//     const Word word = {{0, 2}, {3, -1}};
//     product(word, generators) == power(g0, 2) * inverse(g3);
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "group/permutation.h"

namespace antipode {

struct GeneratorPower {
    std::size_t  generator;  // its index in the list of generators
    std::int64_t exponent;

    friend constexpr bool operator==(GeneratorPower, GeneratorPower) = default;
};

// Read from left to right; the empty word is the identity.
using Word = std::vector<GeneratorPower>;

// There must be a generator for each index in the word, and at least one.
Permutation product(const Word& word, std::span<const Permutation> generators);

// The same element with less to write: powers of one generator are joined, also
// across generators that commute with it, and exponents are brought next to
// zero by the order of the generator (-order/2 < exponent <= order/2).
Word simplified(const Word& word, std::span<const Permutation> generators);

}  // namespace antipode
