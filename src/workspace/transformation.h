// What can be done to the cubes of a list: rotate, reflect, arrange, invert, multiply,
// duplicate. A known maneuver goes along.
//
//     Entry mirrored = transformed(entry, Conjugation{mirror_lr});
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <variant>

#include "workspace/row.h"

namespace antipode::workspace {

// The position seen after the cube was moved: rotate, or reflect if it is a mirror.
struct Conjugation {
    Symmetry by;
};
// The same, where each position says itself how it should lie.
struct Arrangement {
    std::function<Symmetry(const CentredCube&)> way;
};
struct Inversion {};
// By another position on the right: first the row's, then that one. With the
// word that makes it, the product of known words is known too. Centres count in the
// product that count in both.
struct Multiplication {
    CentredCube             by;
    std::optional<Maneuver> word = std::nullopt;  // without rotations
};
struct Duplication {};

using Transformation =
    std::variant<Conjugation, Arrangement, Inversion, Multiplication, Duplication>;

// "rotate", "reflect", "arrange", "invert", "multiply" or "duplicate".
std::string_view verb_of(const Transformation& transformation);

Entry transformed(const Entry& entry, const Transformation& transformation);

}  // namespace antipode::workspace
