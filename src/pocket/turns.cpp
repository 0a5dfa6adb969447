#include "pocket/turns.h"

namespace antipode::pocket {

Turns::Turns() {
    for (const Move m : position_moves) {
        for (std::uint32_t order = 0; order < Position::orders; ++order)
            orders_[m.index()].push_back(
                static_cast<std::uint16_t>(position_of(home_cube({order, 0}) * m).order()));
        for (std::uint32_t twist = 0; twist < Position::twists; ++twist)
            twists_[m.index()].push_back(
                static_cast<std::uint16_t>(position_of(home_cube({0, twist}) * m).twist()));
    }
}

}  // namespace antipode::pocket
