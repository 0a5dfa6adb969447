// A word written with brackets, where it is a commutator or a conjugate of one.
//
//     bracket_form(R U R' U')        "[R, U]"
//     bracket_form(F R U R' U' F')   "[F: [R, U]]"
//     bracket_form(R U R')           "[R: U]"
//
// Only the letters count: turns are cancelled and opposite faces change places, but
// nothing is known about the cube. A word that is cyclically reduced is a commutator
// in letters if and only if one of its rotations is X Y Z X' Y' Z' (Wicks, 1962);
// that is [X Y, Z X'], or [X, Y] where there is no Z.
#pragma once

#include <optional>
#include <string>

#include "notation/move.h"

namespace antipode {

// Nothing if the word has no such form, or is too long to look for one.
std::optional<std::string> bracket_form(const Moves& word);

}  // namespace antipode
