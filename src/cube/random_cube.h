// Uniformly random positions.
#pragma once

#include <cstdint>

#include "base/random.h"
#include "cube/cube.h"

namespace antipode {

// Which pieces are drawn; the others are solved.
enum class Pieces : std::uint8_t { all, corners, edges };

// Any of the 519 024 039 293 878 272 000 of G, or of those whose other pieces are solved.
Cube random_assembled(Random& random, Pieces pieces = Pieces::all);
// Any of the 43 252 003 274 489 856 000 reachable ones; corners alone have 44 089 920,
// edges alone 490 497 638 400.
Cube random_reachable(Random& random, Pieces pieces = Pieces::all);

// So many face turns of which no two next to each other could be one, or in another order.
Moves random_word(Random& random, unsigned turns);

}  // namespace antipode
