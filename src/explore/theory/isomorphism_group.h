// The 96 isomorphisms of positions: a symmetry, with or without inversion; and all
// subgroups of their group.
#pragma once

#include <bitset>
#include <vector>

#include "notation/symmetry.h"

namespace antipode {

// Numbered 0..95: the symmetry, plus 48 with inversion.
class Isomorphism {
public:
    static constexpr std::size_t count = 2 * Symmetry::count;

    constexpr explicit Isomorphism(std::size_t index) : index_(index) {}
    constexpr Isomorphism(Symmetry s, bool inverts)
        : index_(s.index() + (inverts ? Symmetry::count : 0)) {}

    constexpr std::size_t index() const { return index_; }
    constexpr Symmetry symmetry() const { return Symmetry::from_index(index_ % Symmetry::count); }
    constexpr bool     inverts() const { return index_ >= Symmetry::count; }

private:
    std::size_t index_;
};

constexpr Isomorphism operator*(Isomorphism a, Isomorphism b) {
    return {a.symmetry() * b.symmetry(), a.inverts() != b.inverts()};
}

using IsomorphismSet = std::bitset<Isomorphism::count>;

// Every subgroup once, the largest first.
std::vector<IsomorphismSet> isomorphism_subgroups();

}  // namespace antipode
