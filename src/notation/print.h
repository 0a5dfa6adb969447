// Maneuvers to text. What is printed parses back to the very same turns.
//
//     to_text(Moves{{Face::R, Turn::clockwise}, {Face::U, Turn::half}}) == "R U2"
//     to_papers(moves, PapersAlphabet::colours) == "oV2"
#pragma once

#include <string>

#include "notation/alphabet.h"
#include "notation/maneuver.h"

namespace antipode {

// WCA notation: R U2 F', wide turns as Rw, one space between turns.
std::string to_text(Move move);
std::string to_text(HandTurn turn);
std::string to_text(const Moves& moves);
std::string to_text(const Maneuver& maneuver);

// The words of the Caml papers, without spaces: lower case clockwise, upper case
// counter-clockwise, upper case and 2 for a half turn.
std::string to_papers(Move move, PapersAlphabet alphabet);
std::string to_papers(const Moves& moves, PapersAlphabet alphabet);

}  // namespace antipode
