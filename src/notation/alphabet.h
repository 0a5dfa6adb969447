// The letters maneuvers are written with.
//
//     turn_of_letter('r', Alphabet::wca)    == HandTurn{Grip::Rw, Turn::clockwise}
//     turn_of_letter('r', Alphabet::papers) == HandTurn{Grip::L, Turn::clockwise}
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "notation/maneuver.h"

namespace antipode {

enum class Alphabet : std::uint8_t {
    wca,     // U R F D L B and all that goes with them
    papers,  // the words of the Caml papers, both of their alphabets at once
};

// The Caml papers name a turn by its face, in French (H "haut", D "droite",
// F "face", P "plancher", G "gauche", A "arrière"), or by the colour of its
// centre (V green up, O orange right, W white front, J yellow down, R red left,
// B blue back). No letter is in both.
enum class PapersAlphabet : std::uint8_t { faces, colours };

// The letters of U R F D L B, in that order.
constexpr std::string_view papers_letters(PapersAlphabet alphabet) {
    return alphabet == PapersAlphabet::faces ? "HDFPGA" : "VOWJRB";
}

// In the papers an upper-case letter turns counter-clockwise, a lower-case one
// clockwise.
std::optional<HandTurn> turn_of_letter(char letter, Alphabet alphabet);

// The grip of that very name, as in grip_rows: "R", "M", "Rw", "x".
std::optional<Grip> grip_named(std::string_view name);

}  // namespace antipode
