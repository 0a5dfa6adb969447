// A position as its cycles, as Singmaster writes them:
//
//     (UF BD UR)(ULF+)
//
// The edge at UF goes to BD, its U sticker to B and its F sticker to D; the one at BD
// goes to UR in the same way, and that at UR to UF. The corner at ULF is twisted
// clockwise. At the end of a bracket + means that its pieces come round turned
// clockwise (or flipped), - counter-clockwise; the mark may also stand behind it.
// Pieces that are not named are home; () is the solved cube.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/cube.h"

namespace antipode {

std::string  to_cycle_form(const Cube& cube);
Result<Cube> parse_cycle_form(std::string_view text);

// Whether the text can only be meant so: brackets with nothing but different pieces
// in them, which do something. A bracket of turns such as (RU) does not.
bool looks_like_cycle_form(std::string_view text);

}  // namespace antipode
