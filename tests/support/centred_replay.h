// Solutions of cubes with centres that show, judged by a cube with marks in the hand.
#pragma once

#include "cube/forms.h"
#include "notation/transform.h"
#include "tests/support/hand_model.h"

namespace antipode::testing {

// Whether the inverse of the word makes the position, and turns the centres that count as
// they are.
inline bool solves_in_the_hand(const Moves& word, const CentredCube& cube) {
    HandCube hand;
    hand.perform(Maneuver(inverse(word)));
    hand.put_down();
    if (hand.text() != to_text(cube.cube, Form::facelets)) return false;
    const std::string turned = hand.centres();
    for (const Face f : all_faces)
        if (cube.counted.has(f) && turned[index(f)] != to_text(cube.twists)[index(f)]) return false;
    return true;
}

}  // namespace antipode::testing
