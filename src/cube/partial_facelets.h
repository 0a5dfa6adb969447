// The 54 stickers of a cube of which some are not painted yet: what somebody has
// entered so far, or what a camera has not seen.
//
//     Result<WrittenPartialFacelets> seen = parse_partial_facelets("UUUUUUUU.RRR…");
//     seen->facelets[8]        // std::nullopt: sticker U9 is unpainted
//
// complete() in cube/completion.h fills in what the painted ones leave no choice
// about.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/facelets.h"

namespace antipode {

// The centres are always painted: they name the six colours.
class PartialFacelets {
public:
    constexpr PartialFacelets() {
        for (std::size_t i = 4; i < facelet_count; i += 9) colours_[i] = face_of(i);
    }
    explicit constexpr PartialFacelets(const Facelets& facelets) {
        for (std::size_t i = 0; i < facelet_count; ++i) colours_[i] = facelets[i];
    }

    constexpr std::optional<Face> operator[](std::size_t facelet) const {
        return colours_[facelet];
    }
    constexpr void paint(std::size_t facelet, Face colour) { colours_[facelet] = colour; }
    constexpr void clear(std::size_t facelet) { colours_[facelet].reset(); }

    // All stickers, if none is unpainted.
    std::optional<Facelets> all_painted() const;

    friend constexpr bool operator==(const PartialFacelets&, const PartialFacelets&) = default;

private:
    std::array<std::optional<Face>, facelet_count> colours_{};
};

// Written as a dot, and read as any of these.
inline constexpr std::string_view unpainted_symbols = ".-?_xX";

std::string to_text(const PartialFacelets& facelets);  // 54 letters and dots

struct WrittenPartialFacelets {
    PartialFacelets     facelets;
    std::array<char, 6> symbols = {'U', 'R', 'F', 'D', 'L', 'B'};  // as in WrittenFacelets
};

// Reads 54 symbols (white space between them is skipped), letters in either case.
// If all centres are painted they say which symbol means which face, as in
// parse_facelets(); if some are not, the letters are U R F D L B.
Result<WrittenPartialFacelets> parse_partial_facelets(std::string_view text);

}  // namespace antipode
