// The 24 stickers of a 2x2x2, and whether they can be those of one.
//
//              +-------+
//              | U1 U2 |
//              | U3 U4 |
//      +-------+-------+-------+-------+
//      | L1 L2 | F1 F2 | R1 R2 | B1 B2 |
//      | L3 L4 | F3 F4 | R3 R4 | B3 B4 |
//      +-------+-------+-------+-------+
//              | D1 D2 |
//              | D3 D4 |
//              +-------+
//
//     Result<Painting> painting = parse_painting("UUUU RRRR FFFF DDDD LLLL BBBB");
//     const Feasibility answer  = feasibility(*painting);
//     if (!answer.cube) show(answer.reason);
//
// Stickers are numbered 0..23: the faces in the order U R F D L B, each row by row.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "pocket/held_cube.h"

namespace antipode::pocket {

inline constexpr std::size_t facelet_count = 24;

// The number of a corner's facelet of the 3x3x3 on the 2x2x2.
constexpr std::size_t facelet_from(std::size_t facelet_of_54) {
    const std::size_t on_face = facelet_of_54 % 9;
    return 4 * (facelet_of_54 / 9) + on_face / 6 * 2 + on_face % 3 / 2;
}

// The facelets of each slot, in the order of the letters of its name.
inline constexpr auto facelets_of_slot = [] {
    std::array<std::array<std::size_t, 3>, corner_count> facelets{};
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        for (std::size_t k = 0; k < 3; ++k)
            facelets[slot][k] = facelet_from(corner_facelets[slot][k]);
    return facelets;
}();
static_assert(facelets_of_slot[0] == std::array<std::size_t, 3>{3, 4, 9});  // U4 R1 F2

// Colours as somebody wrote them: one character of ASCII each.
using Painting = std::array<char, facelet_count>;

// The colours of U R F D L B.
using Scheme = std::array<char, 6>;

inline constexpr Scheme face_scheme = {'U', 'R', 'F', 'D', 'L', 'B'};

Painting    painting_of(const HeldCube& cube, const Scheme& scheme = face_scheme);
std::string to_text(const Painting& painting);  // 24 letters
std::string facelet_name(std::size_t facelet);  // "F3"

// Reads 24 symbols; white space between them is skipped.
Result<Painting> parse_painting(std::string_view text);

struct Feasibility {
    std::optional<HeldCube>  cube;               // as it is held, if there is one
    Message                  reason;             // why there is none
    std::vector<std::size_t> facelets_at_fault;  // the stickers that show it
};

// The colours U R F D L B are those of the faces so named. Of any other six the
// corners tell which are opposite, and which way round they go: white, red, green,
// yellow, orange and blue are U R F D L B if that fits, else the six are named in
// alphabetical order as far as they can be. That depends on the cube alone, not on
// how it is held.
Feasibility feasibility(const Painting& painting);

}  // namespace antipode::pocket
