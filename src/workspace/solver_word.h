// Words that make a position, and words that solve it.
//
// For face turns one is the inverse of the other. A slice or wide turn leaves the
// cube held otherwise, and positions are read with their centres home: the word
// that solves `M U` is not `U' M'`, but that word as done by somebody who holds
// the cube as `M U` left it.
//
//     after(m) * opposite_word(m) == solved
//     opposite_word(opposite_word(m)) == m
#pragma once

#include "notation/maneuver.h"

namespace antipode::workspace {

// The word must have no rotations; without_rotations() takes care of that.
Maneuver opposite_word(const Maneuver& word);

}  // namespace antipode::workspace
