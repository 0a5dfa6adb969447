// Which symmetries a position has, under the names crystallographers and Cube
// Explorer give to the 33 kinds of subgroups of the cube's 48 symmetries.
//
//     symmetry_class(symmetries_of(cube)).name        // "D3d"
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <string_view>

#include "cube/algebra.h"

namespace antipode {

using SymmetrySet = std::bitset<Symmetry::count>;

// The ten kinds of symmetries: a rotation, by its axis, and the same rotation
// followed by the inversion through the cube's middle.
enum class SymmetryKind : std::uint8_t {
    identity,
    quarter_turn,    // about a face axis
    half_turn,       // about a face axis
    edge_half_turn,  // about an axis through two edges
    corner_turn,     // a third of a turn about a diagonal
    inversion,
    quarter_turn_reflection,
    face_mirror,      // in a plane parallel to faces
    diagonal_mirror,  // in a plane through four corners
    corner_turn_reflection,
};
inline constexpr std::size_t symmetry_kind_count = 10;

SymmetryKind kind_of(Symmetry s);

struct SymmetryClass {
    std::string_view                     name;
    std::array<int, symmetry_kind_count> members;  // how many of each kind
};

// The 33 kinds of subgroups, in Cube Explorer's order.
extern const std::array<SymmetryClass, 33> symmetry_classes;

// The class of a *subgroup*; the set must be closed under composition.
const SymmetryClass& symmetry_class(const SymmetrySet& subgroup);

SymmetrySet symmetries_of(const Cube& cube);      // s⁻¹ c s = c
SymmetrySet antisymmetries_of(const Cube& cube);  // s⁻¹ c s = c⁻¹

bool is_self_inverse(const Cube& cube);

// The class of the group of all symmetries and antisymmetries together, when
// there are antisymmetries.
std::optional<std::string_view> antisymmetry_name(const Cube& cube);

// "D3d", "C1{C2 (b)}", or "D4h{I}" for a self-inverse position.
std::string symmetry_label(const Cube& cube);

// The same of what the two functions above give.
std::optional<std::string_view> antisymmetry_name(const SymmetrySet& symmetries,
                                                  const SymmetrySet& antisymmetries);
std::string symmetry_label(const SymmetrySet& symmetries, const SymmetrySet& antisymmetries);

}  // namespace antipode
