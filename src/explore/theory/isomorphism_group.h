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

    friend constexpr bool operator==(Isomorphism, Isomorphism) = default;

private:
    std::size_t index_;
};

constexpr Isomorphism operator*(Isomorphism a, Isomorphism b) {
    return {a.symmetry() * b.symmetry(), a.inverts() != b.inverts()};
}

constexpr Isomorphism inverse(Isomorphism a) { return {inverse(a.symmetry()), a.inverts()}; }

using IsomorphismSet = std::bitset<Isomorphism::count>;

std::vector<Isomorphism> members_of(const IsomorphismSet& set);

// Which classes positions are sorted into: every position is one of its own, or they are
// the same up to the 48 symmetries, or up to all 96 isomorphisms.
IsomorphismSet only_identity();
IsomorphismSet symmetries_only();
IsomorphismSet all_isomorphisms();

// The smallest subgroup that holds the set.
IsomorphismSet closure(const IsomorphismSet& set);

// g m g⁻¹ for all m of the set.
IsomorphismSet conjugated(const IsomorphismSet& set, Isomorphism g);

inline bool contains(const IsomorphismSet& larger, const IsomorphismSet& smaller) {
    return (smaller & ~larger).none();
}

// Every subgroup once, the largest first.
const std::vector<IsomorphismSet>& isomorphism_subgroups();

// For each of them, the number of the first one that is conjugate to it.
const std::vector<std::size_t>& subgroup_classes();

}  // namespace antipode
