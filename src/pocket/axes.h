// The 2x2x2 as the paper with the Maple programs writes it: eight cubies at places
// (x,y,z) with coordinates 0 and 1, and quarter turns of the layers x = 0, x = 1, …
//
//                  z           x  0 back, 1 front
//            000 ----- 001     y  0 top,  1 bottom
//           / |       / |      z  0 left, 1 right
//         100 ----- 101 |
//      y   | 010 ---|- 011     x0 turns the back layer as B does, x1 turns the front
//          |/       | /        layer the same way in space, which is F'; a double
//         110 ----- 111        prime turns back: x0'' is B'. So for y and z.
//        x
//
//     to_layer_turns(*parse_layer_turns("x0 y1''"))       == "x0 y1''", which is B D
//     to_cubies(HeldCube())      == "000:BUL 001:BUR 010:BDL 011:BDR 100:FUL …"
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "notation/move.h"
#include "pocket/painting.h"

namespace antipode::pocket {

// Whether the text turns layers: an axis and a number are no turn in other
// notations.
bool looks_like_layer_turns(std::string_view text);

// x0 x0'' x1 x1'' y0 … z1'' in any number; one prime, or ", is as good as two.
// Blanks and commas may stand between them.
Result<Moves> parse_layer_turns(std::string_view text);

// A half turn is two quarter turns.
std::string to_layer_turns(const Moves& moves);

// Each cubie as its place and its colours across x, y and z.
std::string to_cubies(const HeldCube& cube);

// Whether the text begins with a place.
bool looks_like_cubies(std::string_view text);

// Eight cubies in any order: three coordinates, then three colours, which are
// letters or words whose first letters differ. Brackets, commas, colons and quotes
// may stand anywhere: 000:BUL, [[0,0,0],[B,U,L]] and (0,0,0) blue white orange.
Result<Painting> parse_cubies(std::string_view text);

}  // namespace antipode::pocket
