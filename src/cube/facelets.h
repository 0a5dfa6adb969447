// The 54 stickers of a cube, as a person or a camera sees them.
//
// Facelets are unchecked: any colour may be anywhere, except that the centres
// name their own faces. assemble() turns them into a Cube or says what is wrong.
//
//     Result<WrittenFacelets> seen = parse_facelets("UUUUUUUUURRR…");
//     Result<Cube>            cube = assemble(*seen);
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/cube.h"

namespace antipode {

class Facelets {
public:
    constexpr Facelets() {
        for (std::size_t i = 0; i < facelet_count; ++i) colours_[i] = face_of(i);
    }

    // The colour of a sticker is named by the face whose centre has it.
    constexpr Face operator[](std::size_t facelet) const { return colours_[facelet]; }
    constexpr void paint(std::size_t facelet, Face colour) { colours_[facelet] = colour; }

    friend constexpr bool operator==(const Facelets&, const Facelets&) = default;

private:
    std::array<Face, facelet_count> colours_{};
};

Facelets    facelets_of(const Cube& cube);
std::string to_text(const Facelets& facelets);  // 54 letters

// "F3": the name of a facelet in the net of cube/geometry.h, 1..9 per face.
std::string facelet_name(std::size_t facelet);

// That two centres (by their faces) show the same colour.
Message equal_centres(std::size_t first, std::size_t second, std::string_view shown);

// Stickers as somebody wrote them, with the six symbols used for the colours of
// U R F D L B, so that messages can speak of the same colours.
struct WrittenFacelets {
    Facelets            facelets;
    std::array<char, 6> symbols = {'U', 'R', 'F', 'D', 'L', 'B'};
};

// Reads 54 letters (white space between them is skipped): U R F D L B, or any
// six symbols. The centres say which symbol means which face, so a cube may be
// held in any way: the position is read as the hand sees it.
Result<WrittenFacelets> parse_facelets(std::string_view text);

// Puts the pieces together. Fails when a colour does not occur nine times, when
// some three (or two) stickers belong to no piece, or when a piece occurs twice.
Result<Cube>        assemble(const WrittenFacelets& written);
inline Result<Cube> assemble(const Facelets& facelets) {
    return assemble(WrittenFacelets{facelets});
}

// The same without the reason, for searches among many paintings.
std::optional<Cube> try_assemble(const Facelets& facelets);

}  // namespace antipode
