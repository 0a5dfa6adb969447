// What the terminal at standard output, or at standard error, can show.
#pragma once

#include <cstddef>

#include "service/answers/picture.h"

namespace antipode::cli {

// A terminal, and nobody has set NO_COLOR (https://no-color.org).
bool terminal_wants_colour();

AnsiColour terminal_colours();

// Standard error is a terminal on which a line can be written anew.
bool terminal_shows_progress();

// In characters, of the terminal at standard error; 80 if it does not tell.
std::size_t terminal_width();

}  // namespace antipode::cli
