// Uniformly random positions.
#pragma once

#include "base/random.h"
#include "cube/cube.h"

namespace antipode {

Cube random_assembled(Random& random);  // any of the 519 024 039 293 878 272 000 of G
Cube random_reachable(Random& random);  // any of the 43 252 003 274 489 856 000 reachable ones

}  // namespace antipode
