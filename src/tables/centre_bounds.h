// Lower bounds for phase two where all six centres count: the distances of the corners with the
// centres, and of the rim edges with the centres, in H = <U, D, R2, L2, F2, B2>. There the
// centres of U and D have four twists and the others two: 256 ways in all.
#pragma once

#include <array>
#include <cstdint>

#include "cube/centres.h"
#include "tables/small.h"

namespace antipode {

inline constexpr std::uint32_t inner_centre_ways = 256;

// Of twists that are even on the sides.
constexpr std::uint32_t inner_centre_way(CentreTwists twists) {
    std::uint32_t way   = twists[Face::U] | twists[Face::D] << 2;
    unsigned      shift = 4;
    for (const Face side : {Face::R, Face::F, Face::L, Face::B}) way |= twists[side] / 2 << shift++;
    return way;
}

struct CentreBounds {
    // Two to a byte, as in SmallTables.
    std::array<std::uint8_t, CornerOrder::size * inner_centre_ways / 2> corners;
    std::array<std::uint8_t, RimOrder::size * inner_centre_ways / 2>    rim;
};

inline unsigned centre_bound(const CentreBounds& bounds, const SmallTables& small,
                             std::uint32_t corners, std::uint32_t rim, std::uint32_t way) {
    const unsigned by_corners = nibble(bounds.corners.data(), corners * inner_centre_ways + way);
    const unsigned by_rim     = nibble(bounds.rim.data(), rim * inner_centre_ways + way);
    const unsigned most       = by_corners > by_rim ? by_corners : by_rim;
    // As in small.h: what is halved has the parity of the corners. Where none is that far,
    // the least that is known is kept.
    return (most << small.halved) - (small.halved & small.corner_distance[corners]);
}

void fill_centre_bounds(CentreBounds& bounds, Metric metric);

}  // namespace antipode
