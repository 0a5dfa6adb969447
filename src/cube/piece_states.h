// What is wanted of each piece of a cube that need not be solved as a whole: the four
// states that incomplete cubes know.
//
//     PieceStates states;                             // everything at home
//     states.corners[0] = PieceState::anywhere;       // but where URF ends does not matter
#pragma once

#include <array>
#include <cstdint>

#include "cube/geometry.h"

namespace antipode {

enum class PieceState : std::uint8_t {
    home,      // comes home, turned right
    anywhere,  // may end anywhere, turned in any way
    placed,    // comes home, turned in any way
    turned,    // may end anywhere, turned right
};

struct PieceStates {
    std::array<PieceState, corner_count> corners{};  // by piece
    std::array<PieceState, edge_count>   edges{};

    friend constexpr bool operator==(const PieceStates&, const PieceStates&) = default;
};

}  // namespace antipode
