// The short positions that stand on the left of a product, and which products with
// them need not be looked at.
//
//     const Prefixes prefixes(Metric::qtm, 3);
//     for (const Prefix& a : prefixes.level(3)) …
//
// A position of length k + d is a · b with a of length k and b of length d, often in
// several ways, and all but one are work for nothing. What the *left descents* of b
// tell, the moves m with b = m · b' and b' shorter, is enough to skip most of them:
//
//   - if a · m is not longer than a, the product is shorter than k + d;
//   - if a · m = a' · m' with a' of the same length before a in the list, then
//     a' · (m' · b') is the same product, and is looked at.
//
// The first a of a product is never skipped. In a sample at 11 quarter turns, 8 of them
// stored, all pairs are 1.33 times as many as products, and those not skipped 1.01
// times; at 9 face turns, 7 of them stored, 1.50 and 1.04 times.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "cube/algebra.h"
#include "notation/metric.h"

namespace antipode::counting {

using MoveMask = std::uint32_t;  // by Move::index()

struct Prefix {
    Cube cube;
    // Moves m with |a m| <= |a|.
    MoveMask cancelling = 0;
    // Those, and where an earlier prefix gives the same product.
    MoveMask skipped = 0;
};

// The moves that count 1.
std::span<const Move> unit_moves(Metric metric);

class Prefixes {
public:
    // All positions of at most `depth` turns, in face turns (htm) or quarter turns (qtm).
    // Not to be used where this was stopped.
    Prefixes(Metric metric, unsigned depth, const std::stop_token& stop = {});

    std::span<const Prefix> level(unsigned length) const { return levels_[length]; }
    unsigned                depth() const { return static_cast<unsigned>(levels_.size()) - 1; }

private:
    void add_level(std::span<const Move> moves, const std::stop_token& stop);
    void mark_skipped(std::span<const Move> moves, std::size_t length, const std::stop_token& stop);

    std::vector<std::vector<Prefix>> levels_;  // each in increasing order of its cubes
};

// Where the moves of the set go; that of the left descents of a is that of
// conjugate(a, s).
MoveMask image(Symmetry s, MoveMask moves);

}  // namespace antipode::counting
