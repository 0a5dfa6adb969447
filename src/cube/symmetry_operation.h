// Names of single symmetries.
//
//     name_of_operation(*find_operation("URF"))     // a third of a turn about that corner
//
// Rotations are named after their axes: x y z turn about the axis of a face as in maneuvers
// (x, x2, x'), UF by a half turn about the axis through that edge, URF by a third, clockwise
// seen from that corner, and URF' back. A minus sign before it adds the inversion through
// the middle, which alone is -1: so -y2 is the mirror between U and D, -UF a diagonal mirror
// and -y a rotary one. 1 is the identity.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/symmetry.h"

namespace antipode {

std::string             name_of_operation(Symmetry s);
std::optional<Symmetry> find_operation(std::string_view name);

}  // namespace antipode
