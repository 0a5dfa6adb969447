// The 20 pieces listed slot by slot, as Singmaster, Reid and Cube Explorer do:
//
//     UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR
//
// is the solved cube; the k-th letter of an entry is the colour shown at the
// k-th letter of the slot's name.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/facelets.h"

namespace antipode {

std::string             to_reid(const Cube& cube);
Result<WrittenFacelets> parse_reid(std::string_view text);

// Whether the text looks like such a list, even if something in it is wrong.
bool looks_like_reid(std::string_view text);

}  // namespace antipode
