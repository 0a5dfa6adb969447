// What one face of a cube looks like, whatever its colours are: a drawing of nine cells.
//
//     const auto patterns = parse_face_patterns("aba/bab/aba|dot");
//     shows(facelets_of(cube), Face::U, patterns->front())
//
// A small letter is a label: cells with one label have one colour, cells with two labels
// have two. U R F D L B are colours themselves, and a dot is any colour. A face shows a
// pattern in any of the eight ways to lay the drawing on it, unless it begins with '=',
// which means as it is drawn. Rows are read as in the net of cube/geometry.h.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cube/facelets.h"

namespace antipode {

inline constexpr std::size_t cells_of_face = 9;
inline constexpr std::size_t colour_count  = 6;

struct FacePattern {
    std::array<char, cells_of_face> cells{};  // 'a' to 'z', a letter of a face, or '.'
    bool                            as_drawn = false;

    friend bool operator==(const FacePattern&, const FacePattern&) = default;
};

// Patterns with '|' between them, each drawn or by its name.
Result<std::vector<FacePattern>> parse_face_patterns(std::string_view text);

std::string to_text(const FacePattern& pattern);  // "=aba/bab/aba"
std::string to_text(std::span<const FacePattern> patterns);

struct NamedPattern {
    std::string_view name;
    std::string_view drawing;
};
std::span<const NamedPattern> named_patterns();

bool shows(const Facelets& facelets, Face face, const FacePattern& pattern);
bool shows_any(const Facelets& facelets, Face face, std::span<const FacePattern> patterns);

std::size_t colours_on(const Facelets& facelets, Face face);

// The drawing of a face: of the eight ways to see it, the one that comes first.
FacePattern pattern_of(const Facelets& facelets, Face face);

// Wherever an edge and a corner are neighbours, their stickers agree on both faces they
// share, or on neither.
bool is_continuous(const Facelets& facelets);

// Colours of the cells of a face, by their numbers; `any_colour` where it does not matter.
inline constexpr std::uint8_t any_colour = colour_count;
using FaceColouring                      = std::array<std::uint8_t, cells_of_face>;

// Every way to colour a face that shows the pattern, its centre included, each once.
std::vector<FaceColouring> colourings_of(const FacePattern& pattern, Face face);

}  // namespace antipode
