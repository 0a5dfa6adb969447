// The small tables of the two-phase search: everything it reads besides the two
// big ones, in one block that is used as it lies in the file.
//
// In H = <U, D, R2, L2, F2, B2> a position is three orders: corners, rim edges,
// slice edges. Ten turns stay in H. Distances count turns, or quarter turns in
// the quarter-turn metric, where the half turns of H cost two.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "coordinates/classes.h"
#include "tables/completions.h"
#include "tables/spec.h"
#include "tables/turn_costs.h"

namespace antipode {

inline constexpr std::size_t inner_turn_count = 10;

// The turns that stay in H, in the order of all tables about H.
inline constexpr std::array<Move, inner_turn_count> inner_turns = {
    Move(Face::U, Turn::clockwise), Move(Face::U, Turn::half), Move(Face::U, Turn::counter),
    Move(Face::D, Turn::clockwise), Move(Face::D, Turn::half), Move(Face::D, Turn::counter),
    Move(Face::R, Turn::half),      Move(Face::L, Turn::half), Move(Face::F, Turn::half),
    Move(Face::B, Turn::half)};

struct SmallTables {
    // To find an entry of the phase-one table: class << 4 | symmetry, and twists
    // as seen after a symmetry.
    std::array<std::uint32_t, FlipSlice::size>                                    flip_slice_place;
    std::array<std::array<std::uint16_t, AxisSymmetry::count>, CornerTwist::size> twist_image;

    // The same for the phase-two table; here class << 4 | symmetry fits 16 bits.
    std::array<std::uint16_t, CornerOrder::size>                                corner_place;
    std::array<std::array<std::uint16_t, AxisSymmetry::count>, RimOrder::size>  rim_image;
    std::array<std::array<std::uint8_t, AxisSymmetry::count>, SliceOrder::size> slice_image;

    // Where the inner turns lead.
    std::array<std::array<std::uint16_t, inner_turn_count>, CornerOrder::size> corner_after;
    std::array<std::array<std::uint16_t, inner_turn_count>, RimOrder::size>    rim_after;
    std::array<std::array<std::uint8_t, inner_turn_count>, SliceOrder::size>   slice_after;

    // Lower bounds for phase two: corners alone, and corners or rim with the
    // slice, two to a byte. Quarter turns need more than 15, but there the parity
    // of the corners tells odd distances from even ones, so the half is kept:
    // distance = (value << halved) - (halved & distance of the corners).
    std::uint32_t                                                      halved;
    std::array<std::uint8_t, CornerOrder::size>                        corner_distance;
    std::array<std::uint8_t, CornerOrder::size * SliceOrder::size / 2> corner_slice_distance;
    std::array<std::uint8_t, RimOrder::size * SliceOrder::size / 2>    rim_slice_distance;

    CompletionTable completions;
};
static_assert(std::is_trivially_copyable_v<SmallTables>);

// Two four-bit values to a byte.
inline unsigned nibble(const std::uint8_t* bytes, std::size_t i) {
    return bytes[i / 2] >> (4 * (i % 2)) & 15;
}

// Lower bounds on the turns from a state of H to the solved cube.
inline unsigned corner_slice_bound(const SmallTables& small, std::uint32_t corners,
                                   std::uint32_t slice) {
    const unsigned value =
        nibble(small.corner_slice_distance.data(), corners * SliceOrder::size + slice);
    return (value << small.halved) - (small.halved & small.corner_distance[corners]);
}
// The corners are needed for their parity, which is that of the edges.
inline unsigned rim_slice_bound(const SmallTables& small, std::uint32_t rim, std::uint32_t slice,
                                std::uint32_t corners) {
    const unsigned value = nibble(small.rim_slice_distance.data(), rim * SliceOrder::size + slice);
    return (value << small.halved) - (small.halved & small.corner_distance[corners]);
}

// Of the 967 680 pairs of a corner order and a slice order, how many are at each
// distance.
inline constexpr std::uint64_t small_half_turn_histogram[] = {
    1, 10, 67, 404, 2023, 8504, 28545, 69734, 127540, 179700, 189120, 199200, 116112, 44416, 2304};
inline constexpr std::uint64_t small_quarter_turn_histogram[] = {
    1,     4,     10,    36,     123,    344,    980,    2648,  6131,  13372, 24892, 37716,
    58249, 83984, 97550, 125480, 127584, 114256, 121408, 75056, 46848, 30944, 64};

void fill_small_tables(SmallTables& small, Metric metric);

Result<BuildEnd> build_small_half_turns(std::span<std::byte> out, const BuildContext& context,
                                        const TableSource&);
Result<BuildEnd> build_small_quarter_turns(std::span<std::byte> out, const BuildContext& context,
                                           const TableSource&);

// How many states of corners and slice are at each distance.
std::vector<std::uint64_t> small_histogram(std::span<const std::byte> table, unsigned threads);

}  // namespace antipode
