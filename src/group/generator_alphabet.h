// The letters that words are spelled with while they are searched: powers of the
// generators, small numbers instead of pairs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "group/word.h"

namespace antipode {

using Letter  = std::uint32_t;
using Letters = std::vector<Letter>;

Letters joined(Letters first, std::span<const Letter> then);

// Generators of small order give a letter for each of their powers, so that a
// half turn counts as one letter; others give themselves and their inverse.
class GeneratorAlphabet {
public:
    GeneratorAlphabet(std::size_t degree, std::span<const Permutation> generators);

    std::size_t        degree() const { return degree_; }
    std::size_t        size() const { return powers_.size(); }
    const Permutation& permutation(Letter letter) const { return permutations_[letter]; }

    Word        word(std::span<const Letter> letters) const;
    Letters     inverse(std::span<const Letter> letters) const;
    Permutation product(std::span<const Letter> letters) const;

private:
    void add_powers(std::size_t generator, const Permutation& p);

    std::size_t              degree_;
    std::vector<Permutation> permutations_;
    Word                     powers_;
    std::vector<Letter>      inverses_;
};

}  // namespace antipode
