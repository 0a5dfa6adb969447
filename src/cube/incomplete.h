// Cubes of which not everything is known, or not everything matters.
//
//     Result<IncompleteCube> cube = parse_incomplete("UUUUUUUUU .R..R.... …");
//     cube->states.corners[piece]       // what is wanted of it
//     cube->cube                        // one position that looks so
//
// Two ways to write one. As 54 stickers, as in cube/facelets.h, with marks:
//
//     URFDLB   coloured: the piece comes home, turned right
//     .        grey: any piece, which may end anywhere
//     urfdlb   hatched, all stickers of a piece: it comes home, turned in any way
//     *        marked, one sticker of a grey piece: it is an unknown piece whose sticker of
//              U or D (F or B for the four edges without) is there; at the end it is turned
//              right, in any place
//
// Or as the JSON of cube/json_form.h with null for what is not known: a piece without its
// orientation is hatched, an orientation without its piece marked.
//
// What is known must not contradict itself: a piece occurs once, and if everything that a
// law is about is known, parity, twists or flips, the law must hold.
#pragma once

#include <string_view>

#include "base/result.h"
#include "cube/cube.h"
#include "cube/piece_states.h"

namespace antipode {

struct IncompleteCube {
    Cube        cube;    // a reachable position that agrees with what is known
    PieceStates states;  // of its pieces

    friend bool operator==(const IncompleteCube&, const IncompleteCube&) = default;
};

Result<IncompleteCube> parse_incomplete(std::string_view text);

}  // namespace antipode
