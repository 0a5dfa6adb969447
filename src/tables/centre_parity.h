// Distances to H = <U, D, R2, L2, F2, B2> with the centres of R F L B twisted evenly, which
// is what H leaves them.
//
// Beside each entry of the phase-one table, for each of the sixteen ways in which these
// centres can be odd: how many turns more than the pieces alone it takes to make them even as
// well: 0, 1, 2, or 3 and more. As seen from the representative, like the twists:
//
//     bit  31..16                    | 15..0
//          high bit of each of 16    | low bit
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "coordinates/axis_symmetry.h"
#include "tables/centre_bounds.h"
#include "tables/phase_one.h"
#include "tables/spec.h"

namespace antipode::centre_parity {

// The entries, and behind them the bounds for phase two.
inline constexpr std::uint64_t entry_bytes = phase_one::entry_count * sizeof(std::uint32_t);
inline constexpr std::uint64_t bytes       = entry_bytes + sizeof(CentreBounds);

inline const CentreBounds& bounds_in(std::span<const std::byte> table) {
    return *reinterpret_cast<const CentreBounds*>(table.data() + entry_bytes);
}

// The side centres, bit by bit of a way to be odd.
inline constexpr std::array<Face, 4> sides = {Face::R, Face::F, Face::L, Face::B};
inline constexpr unsigned            ways  = 16;

// Of six bits by face, those of the sides.
constexpr unsigned way_of(unsigned odd_faces) {
    return (odd_faces >> 1 & 0b0011) | (odd_faces >> 2 & 0b1100);
}
static_assert(index(Face::R) == 1 && index(Face::F) == 2 && index(Face::L) == 4
              && index(Face::B) == 5);

// The way as seen after a symmetry.
constexpr unsigned image(AxisSymmetry s, unsigned way) {
    unsigned seen = 0;
    for (unsigned i = 0; i < sides.size(); ++i)
        for (unsigned to = 0; to < sides.size(); ++to)
            if ((way >> i & 1) != 0 && antipode::image(symmetry(s), sides[i]) == sides[to])
                seen |= 1U << to;
    return seen;
}

using WaySet = std::uint16_t;  // bit by bit

// The ways that take at most so many turns more than the pieces.
constexpr WaySet within(std::uint32_t entry, unsigned more) {
    const std::uint32_t high = entry >> 16;
    if (more == 0) return static_cast<WaySet>(~(entry | high));
    if (more == 1) return static_cast<WaySet>(~high);
    return more == 2 ? static_cast<WaySet>(~(entry & high)) : WaySet{0xffff};
}

// From the phase-one table of the metric.
Result<BuildEnd> build_half_turns(std::span<std::byte> out, const BuildContext& context,
                                  const TableSource& other_tables);
Result<BuildEnd> build_quarter_turns(std::span<std::byte> out, const BuildContext& context,
                                     const TableSource& other_tables);

// Counted by this program; the sum is 16 times the states of the pieces.
inline constexpr std::uint64_t half_turn_histogram[]    = {7'887'850'114, 18'273'079'234,
                                                           8'193'776'068, 1'118'784'504};
inline constexpr std::uint64_t quarter_turn_histogram[] = {6'568'927'562, 15'425'119'912,
                                                           10'675'288'116, 2'804'154'330};

// Of all 16 x 2 217 093 120 unreduced states, how many take 0, 1, 2, or more turns more.
std::vector<std::uint64_t> histogram(std::span<const std::byte> table, unsigned threads);

}  // namespace antipode::centre_parity
