// Where turns take states of phase one with the ways of their side centres, all by numbers: a
// search learns what the table says of a child before it makes the child.
#pragma once

#include <array>
#include <cstdint>

#include "tables/centre_way.h"
#include "tables/phase_one_steps.h"

namespace antipode::centre_parity {

// A row as a turn reaches it from another.
//
//     bit  20..5 | 4                                 | 3..0
//          row   | the order of the slice is another | the symmetry that takes it there
struct RowAfter {
    std::uint32_t packed;

    std::uint32_t row() const { return packed >> 5; }
    std::uint32_t exchange() const { return packed & 16; }  // as a bit of the way
    std::uint32_t symmetry() const { return packed & 15; }
};

// Used as it lies in the file.
struct CentreTurns {
    using Ways = std::array<std::uint8_t, ways>;

    std::array<std::array<RowAfter, Move::count>, phase_one::row_count>            row_after;
    std::array<std::array<std::uint16_t, Move::count>, CornerTwist::size>          twist_after;
    std::array<std::array<Ways, AxisSymmetry::count>, Move::count>                 way_after;
    std::array<std::array<std::uint8_t, AxisSymmetry::count>, AxisSymmetry::count> product;
};
static_assert(1U << crossed_bit == 16);

void fill_centre_turns(CentreTurns& turns, const phase_one::Steps& steps);

}  // namespace antipode::centre_parity
