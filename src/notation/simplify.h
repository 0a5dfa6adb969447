// The same maneuver in fewer turns, as far as adjacent turns about one axis go.
//
//     R R       ->  R2          R L R'    ->  L
//     R M'      ->  Rw          R M' L'   ->  x
//     F R L L' R' F  ->  F2     the gap closes, and its two sides merge
//
// Both the position and the way the cube is held at the end stay the same. The
// result is never longer in htm, qtm, etm or axial turns, is the same for all
// orders in which turns about one axis can be written, and is its own
// simplification. Rotations stay where they are: `R y F'` is left alone.
#pragma once

#include "notation/maneuver.h"

namespace antipode {

// Turns about one axis come out in the order of Face: U before D.
Moves simplify(const Moves& moves);

// Turns about one axis come out in the order of Grip: faces before wide turns
// before rotations. A maneuver of face turns alone stays one.
Maneuver simplify(const Maneuver& maneuver);

}  // namespace antipode
