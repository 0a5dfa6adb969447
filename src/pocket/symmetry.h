// Positions of the 2x2x2 that are the same up to symmetry.
//
//     symmetry_class(symmetries_of(position)).name     // "D4" after the turn R
//     classes_at(distances, distances.greatest())      // the antipodes, class by class
//
// A symmetry takes a position to the one that its mirrored or rotated turns make. A
// position that turns L is that of R, so R has also the rotations that exchange
// the two. Inverting is a matter of classes: the inverses of a cube held in 24 ways
// are 24 positions, but rotations take them to each other.
#pragma once

#include <vector>

#include "cube/symmetry_class.h"
#include "pocket/distances.h"

namespace antipode::pocket {

Position image(Symmetry s, Position position);

// Those that leave the position alone: a group.
SymmetrySet symmetries_of(Position position);

// The distinct images under the 48 symmetries, by increasing number.
std::vector<Position> images_of(Position position);

// The same with the images of the inverse: at most 96.
std::vector<Position> isomorphs_of(Position position);

struct PositionClass {
    Position    representative;  // the one with the smallest number
    std::size_t positions = 1;
};

// All positions at one distance up to the 48 symmetries, by increasing
// representative.
std::vector<PositionClass> classes_at(const Distances& distances, unsigned distance);

}  // namespace antipode::pocket
