// Colour schemes: which colour each face has in a picture.
//
//     Result<ColourScheme> scheme = find_scheme("colour-blind");
//     Rgb up                      = scheme->sticker(Face::U);
//
// The named schemes are the entries of colour_schemes; help and error messages
// list them from there. Six hex colours separated by commas make one more.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "notation/move.h"

namespace antipode {

struct Rgb {
    std::uint8_t red   = 0;
    std::uint8_t green = 0;
    std::uint8_t blue  = 0;

    friend constexpr bool operator==(Rgb, Rgb) = default;
};

// rgb(0xff8000) is orange, as one writes it in hexadecimal.
constexpr Rgb rgb(std::uint32_t code) {
    return {static_cast<std::uint8_t>(code >> 16 & 255), static_cast<std::uint8_t>(code >> 8 & 255),
            static_cast<std::uint8_t>(code & 255)};
}

std::string hex(Rgb colour);  // "#ff8000"

// The same colour under less light: 1 leaves it as it is, 0 makes it black.
Rgb shaded(Rgb colour, double light);

// How light a colour looks, from 0 (black) to 1 (white): the relative luminance
// of the Web Content Accessibility Guidelines.
double luminance(Rgb colour);

// Black or white, whichever stands out more on `colour`.
Rgb ink_on(Rgb colour);

// A shape drawn on stickers, so that colour is not the only carrier. The six
// stay different from each other when a face is seen turned or foreshortened.
enum class Symbol : std::uint8_t { none, ring, triangle, square, disc, cross, bar };

struct ColourScheme {
    std::string_view      name;
    std::string_view      summary;
    std::array<Rgb, 6>    stickers;  // in the order U R F D L B
    Rgb                   plastic = rgb(0x1b1c20);
    std::array<Symbol, 6> symbols = {};

    constexpr Rgb    sticker(Face f) const { return stickers[index(f)]; }
    constexpr Symbol symbol(Face f) const { return symbols[index(f)]; }
};

inline constexpr std::array six_symbols = {Symbol::ring, Symbol::triangle, Symbol::square,
                                           Symbol::disc, Symbol::cross,    Symbol::bar};

// The first one is the default.
inline constexpr std::array colour_schemes = {
    ColourScheme{.name     = "wca",
                 .summary  = "white up, green front, red right: the order of official scrambles",
                 .stickers = {rgb(0xf8f8f6), rgb(0xd0202e), rgb(0x12a150), rgb(0xffd60a),
                              rgb(0xff7d14), rgb(0x1558d6)}},
    ColourScheme{.name     = "papers",
                 .summary  = "green up, white front, orange right: the cube of the Caml papers",
                 .stickers = {rgb(0x12a150), rgb(0xff7d14), rgb(0xf8f8f6), rgb(0xffd60a),
                              rgb(0xd0202e), rgb(0x1558d6)}},
    ColourScheme{.name     = "japanese",
                 .summary  = "wca with yellow and blue exchanged: white opposite blue",
                 .stickers = {rgb(0xf8f8f6), rgb(0xd0202e), rgb(0x12a150), rgb(0x1558d6),
                              rgb(0xff7d14), rgb(0xffd60a)}},
    // After Okabe and Ito's palette, drawn further apart in lightness.
    ColourScheme{
        .name     = "colour-blind",
        .summary  = "colours that stay apart without red-green vision, and a symbol on each",
        .stickers = {rgb(0xf8f8f6), rgb(0xa03000), rgb(0x00a078), rgb(0xfbf056), rgb(0xdd8400),
                     rgb(0x0060b0)},
        .symbols  = six_symbols},
    // Neighbouring faces get distant greys, equally spaced to the eye.
    ColourScheme{.name     = "grey",
                 .summary  = "six greys with symbols, for printing",
                 .stickers = {rgb(0xf9f9f9), rgb(0x636363), rgb(0xababab), rgb(0x434343),
                              rgb(0xd1d1d1), rgb(0x868686)},
                 .plastic  = rgb(0x141414),
                 .symbols  = six_symbols},
};

// A scheme by its name, or a custom one from six colours in the order
// U,R,F,D,L,B: "#ffffff,#d0202e,#12a150,#ffd60a,#ff7d14,#1558d6".
Result<ColourScheme> find_scheme(std::string_view text);

// "#ff8000"
Result<Rgb> parse_colour(std::string_view text);

}  // namespace antipode
