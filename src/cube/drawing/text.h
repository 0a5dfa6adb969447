// The net of a cube for a terminal.
//
//     fmt::print("{}", text_net(facelets_of(cube), {.colour = AnsiColour::truecolor}));
//
// Each sticker shows the letter of its colour, so that the net says the same in
// a pipe, in a log file and to people who do not see the colours:
//
//             U U U
//             U U U
//             U U U
//
//     L L L   F F F   R R R   B B B
//     L L L   F F F   R R R   B B B
//     L L L   F F F   R R R   B B B
//
//             D D D
//             D D D
//             D D D
//
// Where centres count, an arrow follows the letter of each, as in F↑.
#pragma once

#include <string>

#include "cube/drawing/scheme.h"
#include "cube/drawing/stickers.h"

namespace antipode {

// What the terminal understands: nothing, the 256 colours of xterm, or 24 bits.
enum class AnsiColour { none, indexed256, truecolor };

struct TextOptions {
    AnsiColour   colour = AnsiColour::none;
    ColourScheme scheme = colour_schemes.front();
};

std::string text_net(const Stickers& stickers, const TextOptions& options = {});

}  // namespace antipode
