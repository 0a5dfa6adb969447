// Words made from words: inverted, rotated, mirrored, repeated.
//
//     inverse(m)               undoes m
//     image(mirror_lr, m)      what m looks like in a mirror: R becomes L', M becomes M
//     image(rotation_y, m)     the same turns by somebody who sees the cube turned by y'
//     isomorphic_words(m)      all of these, each once: at most 96
//
// Laws: inverse(a b) = inverse(b) inverse(a); image(s, a b) = image(s, a) image(s, b);
// image(t, image(s, a)) = image(s * t, a).
#pragma once

#include <cstddef>
#include <vector>

#include "notation/maneuver.h"

namespace antipode {

Moves    inverse(const Moves& moves);
Maneuver inverse(const Maneuver& maneuver);

HandTurn image(Symmetry s, HandTurn turn);
Moves    image(Symmetry s, const Moves& moves);
Maneuver image(Symmetry s, const Maneuver& maneuver);

Moves    repeat(const Moves& moves, std::size_t times);
Maneuver repeat(const Maneuver& maneuver, std::size_t times);

// The same turns for somebody who never turns the cube as a whole: every turn
// after a rotation is named as if the rotation had not been made. `R y F` makes
// `R R`. Unlike on_the_table, slices and wide turns stay what they are.
Maneuver without_rotations(const Maneuver& maneuver);

// The distinct words among the images of `moves` under the 48 symmetries, in
// their order, and then the images of its inverse. The first is `moves` itself.
// Words are compared letter by letter: `R L` and `L R` are two.
std::vector<Moves> isomorphic_words(const Moves& moves);

}  // namespace antipode
