// Which centres count where nobody chose: those that a text itself tells of.
//
//     told_centres("UUU…BBB+213000")    // all; a dot among the digits leaves one out later
//     told_centres("R U2 F'")           // none: every cube is made by turns
//
// A list of cubes keeps plain ones and those with pictures side by side, and each says for
// itself what it is.
#pragma once

#include <string_view>

#include "cube/centres.h"

namespace antipode {

// A suffix, "centres" in JSON, or a link whose cube has one of these.
CentreSet told_centres(std::string_view text);

}  // namespace antipode
