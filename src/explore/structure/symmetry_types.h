// The types of symmetry a position can have, as subgroups of the 96 isomorphisms.
//
//     find_symmetry_type("C4v{D4h}")->group     // in its standard orientation
//
// The 33 classes of subgroups of the 48 symmetries have names. A type of antisymmetry is
// two of them, written H{G}: the symmetries in H leave the position as it is, the others in
// G make it its inverse. H{I} are those where the identity does that, too.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cube/symmetry_class.h"
#include "explore/theory/isomorphism_group.h"

namespace antipode {

struct SymmetryType {
    std::string    name;
    IsomorphismSet group;
};

std::span<const SymmetryType> symmetry_types();      // the 33, in Cube Explorer's order
std::span<const SymmetryType> antisymmetry_types();  // the 65, by their larger group
std::span<const SymmetryType> self_inverse_types();  // 33 again

// By name, with or without spaces, in any case.
const SymmetryType* find_symmetry_type(std::string_view name);

// The name of the type that a group has: as symmetry_label() of cube/symmetry_class.h.
std::string label_of(const IsomorphismSet& group);

SymmetrySet symmetries_in(const IsomorphismSet& group);
SymmetrySet antisymmetries_in(const IsomorphismSet& group);

// The isomorphisms with these symmetries, with inversion or without.
IsomorphismSet isomorphisms_with(const SymmetrySet& symmetries, const SymmetrySet& antisymmetries);

// A rotation that brings a position with this group into the standard orientation: its
// symmetries become those of their class as symmetry_types() has them and, where that leaves
// a choice, all of the group that of its type. None where it is so already; rotations are
// enough, because the inversion through the middle commutes with every symmetry.
Symmetry arranging_rotation(const IsomorphismSet& group);
// Of the group of the position; no rotation at all if only the identity is in it.
Symmetry arranging_rotation(const Cube& cube);

// All subgroups of the type of a group, each once.
std::vector<IsomorphismSet> conjugates_of(const IsomorphismSet& group);

}  // namespace antipode
