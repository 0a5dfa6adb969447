// What corners that are placed leave to the edges beside them.
#pragma once

#include "explore/structure/placements.h"

namespace antipode::structure {

// The placements of edges that go on as the corners do: wherever an edge and a corner are
// neighbours, their stickers agree on both faces they share, or on neither.
PlacementSet continuing(const Orbit& corners);

}  // namespace antipode::structure
