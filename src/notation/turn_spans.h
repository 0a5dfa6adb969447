// Where the turns of a maneuver stand in its text, so that a page can mark the one
// being performed.
//
//     turn_spans("R U2 // up\nF'", maneuver)  ->  {{0, 1}, {2, 2}, {11, 2}}
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "notation/alphabet.h"
#include "notation/maneuver.h"

namespace antipode {

// One span of bytes for each turn; nothing if they do not stand there one by one,
// because of brackets or pairs such as Rs. `maneuver` is what the text parses to.
std::optional<std::vector<Span>> turn_spans(std::string_view text, const Maneuver& maneuver,
                                            Alphabet alphabet = Alphabet::wca);

}  // namespace antipode
