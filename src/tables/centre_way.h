// How the side centres, those of R F L B, stand to H = <U, D, R2, L2, F2, B2>: the *way* of a
// position, five bits of which all are 0 in H.
//
//     bit  4       | 3 2 1 0
//          crossed | B L F R is twisted oddly
//
// In H the side centres are turned by halves, and each half turn exchanges two edges of the
// slice. So the order of the slice edges has the parity of the half turns there. Elsewhere the
// same two are compared: the order in which the slice edges follow one another in their slots,
// wherever these are, and the second bit of the sum of the side twists. If they differ, the
// way is crossed. Whatever of H is done first changes both or neither, so a way belongs to the
// state of phase one; a turn changes it by what the state tells (CentreTurns).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "coordinates/axis_symmetry.h"
#include "cube/centres.h"

namespace antipode::centre_parity {

inline constexpr std::array<Face, 4> sides        = {Face::R, Face::F, Face::L, Face::B};
inline constexpr unsigned            odd_ways     = 16;
inline constexpr unsigned            ways         = 2 * odd_ways;
inline constexpr unsigned            crossed_bit  = 4;
inline constexpr unsigned            every_side   = odd_ways - 1;
inline constexpr unsigned            side_centres = 0b110110;  // by face

using WaySet = std::uint32_t;  // bit by bit

// Of six bits by face, those of the sides.
constexpr unsigned odd_sides(unsigned faces) {
    return (faces >> 1 & 0b0011) | (faces >> 2 & 0b1100);
}
static_assert(index(Face::R) == 1 && index(Face::F) == 2 && index(Face::L) == 4
              && index(Face::B) == 5);

constexpr unsigned sum_of_sides(CentreTwists twists) {
    unsigned sum = 0;
    for (const Face side : sides) sum += twists[side];
    return sum % 4;
}

// Whether the slice edges, slot by slot, follow one another in an odd order.
bool slice_is_odd(const Cube& cube);

inline unsigned way_of(const CentredCube& cube) {
    const unsigned half    = sum_of_sides(cube.twists) / 2;
    const unsigned crossed = half ^ static_cast<unsigned>(slice_is_odd(cube.cube));
    return odd_sides(cube.twists.odd()) | crossed << crossed_bit;
}

// The odd sides as a symmetry sees them.
constexpr unsigned image_of_sides(AxisSymmetry s, unsigned odd) {
    unsigned seen = 0;
    for (unsigned i = 0; i < sides.size(); ++i)
        for (unsigned to = 0; to < sides.size(); ++to)
            if ((odd >> i & 1) != 0 && image(symmetry(s), sides[i]) == sides[to]) seen |= 1U << to;
    return seen;
}

// The way after a turn, seen by a symmetry, but for what both do to the order of the slice.
// Sums of twists carry: 1 + 1 = 2, and a mirror takes 1 to 3.
constexpr unsigned twisted(Move m, AxisSymmetry s, unsigned way) {
    const unsigned turned  = odd_sides(CentreTwists(m).odd());
    const unsigned sum     = sum_of_sides(CentreTwists(m));
    const unsigned before  = way & every_side;
    const unsigned after   = before ^ turned;
    const auto     is_odd  = [](unsigned odd) { return std::popcount(odd) & 1U; };
    const unsigned carried = sum / 2 ^ (sum & is_odd(before));
    const unsigned negated = symmetry(s).is_mirror() ? is_odd(after) : 0;
    return image_of_sides(s, after) | ((way >> crossed_bit ^ carried ^ negated) & 1) << crossed_bit;
}

}  // namespace antipode::centre_parity
