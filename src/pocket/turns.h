// Where the turns of U, R and F take each position.
//
//     const Turns turns;
//     turns.after(position, Move(Face::R, Turn::half))
//
// They are all that is needed: L does to the position what R does, since the two
// differ by a rotation of the whole cube, and so do D and U, B and F.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "pocket/position.h"

namespace antipode::pocket {

// U, R and F with their three turns each.
inline constexpr std::span<const Move> position_moves = std::span(all_moves).first(9);

class Turns {
public:
    Turns();

    Position after(Position position, Move m) const {
        return {orders_[m.index()][position.order()], twists_[m.index()][position.twist()]};
    }

    // The same for all positions with one order: where the order goes, and where
    // each twist goes.
    std::uint32_t order_after(std::uint32_t order, Move m) const {
        return orders_[m.index()][order];
    }
    std::span<const std::uint16_t> twists_after(Move m) const { return twists_[m.index()]; }

private:
    using Column = std::vector<std::uint16_t>;

    // A turn moves the pieces whatever their twists, and adds the same to the twists
    // of a slot whatever its piece: two small tables do.
    std::array<Column, position_moves.size()> orders_;
    std::array<Column, position_moves.size()> twists_;
};

}  // namespace antipode::pocket
