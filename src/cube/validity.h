// Which positions can be reached by turning faces, and how to repair the others.
#pragma once

#include <string>
#include <vector>

#include "cube/facelets.h"

namespace antipode {

// The three sums that no face turn changes. Turning reaches exactly the
// positions where all three are zero: one in twelve.
struct Invariants {
    int parity = 0;  // 1 when corners and edges are permuted with different signs
    int flip   = 0;  // sum of the edge flips, mod 2
    int twist  = 0;  // sum of the corner twists, mod 3 (clockwise)

    friend constexpr bool operator==(Invariants, Invariants) = default;
};

int corner_parity(const Cube& cube);  // 0 even, 1 odd
int edge_parity(const Cube& cube);

Invariants invariants(const Cube& cube);
bool       is_reachable(const Cube& cube);

// Which invariants fail. Empty when reachable.
Message why_unreachable(const Cube& cube);

// As one sentence.
Message broken_laws(std::vector<Message> laws);

struct StickerChange {
    std::size_t facelet;
    Face        from;
    Face        to;

    friend constexpr bool operator==(const StickerChange&, const StickerChange&) = default;
};

// A way to a reachable cube: a few stickers to repaint, and what that means.
struct Repair {
    Message                    description;  // "twist the corner at URF clockwise"
    std::vector<StickerChange> changes;
};

Facelets repaired(const Facelets& facelets, const Repair& repair);

// Every repair that repaints as few stickers as possible; none when the
// stickers are fine already, or when more than three wrong stickers hide which
// pieces are meant.
std::vector<Repair> smallest_repairs(const Facelets& facelets);

}  // namespace antipode
