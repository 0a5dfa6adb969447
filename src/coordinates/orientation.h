// The two orientation coordinates. Both are zero exactly on the positions where
// all corners (edges) are turned right, as H = <U, D, R2, L2, F2, B2> keeps them.
#pragma once

#include "coordinates/coordinate.h"

namespace antipode {

struct CornerTwist {
    static constexpr std::string_view name = "corner-twist";
    static constexpr std::uint32_t    size = 2187;  // 3^7: the eighth twist follows

    static constexpr Index<CornerTwist> of(const Cube& cube) {
        std::uint32_t twists = 0;
        for (std::size_t slot = 7; slot-- > 0;)
            twists = 3 * twists + static_cast<std::uint32_t>(cube.corners[slot].orientation());
        return Index<CornerTwist>(twists);
    }

    static constexpr Cube representative(Index<CornerTwist> i) {
        Cube          cube;
        std::uint32_t rest = i.value();
        std::uint32_t sum  = 0;
        for (std::size_t slot = 0; slot < 7; ++slot, rest /= 3) {
            cube.corners[slot] = Cubie(slot, rest % 3);
            sum += rest % 3;
        }
        cube.corners[7] = Cubie(7, (3 - sum % 3) % 3);
        return cube;
    }
};
static_assert(Coordinate<CornerTwist>);

struct EdgeFlip {
    static constexpr std::string_view name = "edge-flip";
    static constexpr std::uint32_t    size = 1U << 11;  // the twelfth flip follows

    static constexpr Index<EdgeFlip> of(const Cube& cube) {
        std::uint32_t flips = 0;
        for (std::size_t slot = 0; slot < 11; ++slot)
            flips |= static_cast<std::uint32_t>(cube.edges[slot].orientation()) << slot;
        return Index<EdgeFlip>(flips);
    }

    static constexpr Cube representative(Index<EdgeFlip> i) {
        Cube          cube;
        std::uint32_t sum = 0;
        for (std::size_t slot = 0; slot < 11; ++slot) {
            cube.edges[slot] = Cubie(slot, i.value() >> slot & 1);
            sum += i.value() >> slot & 1;
        }
        cube.edges[11] = Cubie(11, sum % 2);
        return cube;
    }
};
static_assert(Coordinate<EdgeFlip>);

}  // namespace antipode
