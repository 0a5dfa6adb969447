#include "notation/alphabet.h"

#include <string>

#include "notation/characters.h"

namespace antipode {
namespace {

// Spelled out for ASCII, because the ones of the C library depend on the locale.
constexpr bool is_upper(char c) { return 'A' <= c && c <= 'Z'; }
constexpr bool is_lower(char c) { return 'a' <= c && c <= 'z'; }
constexpr char upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

std::optional<HandTurn> turn_of_wca_letter(char letter) {
    std::optional<Grip> grip = grip_named({&letter, 1});
    // A small face letter is a wide turn, a capital X Y Z the rotation x y z.
    if (!grip && is_lower(letter)) grip = grip_named(std::string{upper(letter), 'w'});
    if (!grip && is_upper(letter)) grip = grip_named(std::string{lowered(letter)});
    if (!grip) return std::nullopt;
    return HandTurn{*grip, Turn::clockwise};
}

std::optional<HandTurn> turn_of_papers_letter(char letter) {
    for (const PapersAlphabet alphabet : {PapersAlphabet::faces, PapersAlphabet::colours}) {
        const std::size_t face = papers_letters(alphabet).find(upper(letter));
        if (face == std::string_view::npos) continue;
        return HandTurn{grip_of(all_faces[face]),
                        is_upper(letter) ? Turn::counter : Turn::clockwise};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Grip> grip_named(std::string_view name) {
    for (std::size_t i = 0; i < grip_rows.size(); ++i)
        if (grip_rows[i].name == name) return static_cast<Grip>(i);
    return std::nullopt;
}

std::optional<HandTurn> turn_of_letter(char letter, Alphabet alphabet) {
    return alphabet == Alphabet::wca ? turn_of_wca_letter(letter) : turn_of_papers_letter(letter);
}

}  // namespace antipode
