// Iterative deepening without any bound (Korf 1985): every word of 1 turn, of 2, of
// 3 …, but for words that differ only in the order of opposite faces. Each length
// takes thirteen times as long as the one before, so it is for shallow positions.
#pragma once

#include <span>

#include "cube/algebra.h"
#include "solvers/methods/method.h"

namespace antipode::methods {

class BlindSpace {
public:
    using State = Cube;

    State                 start(const Cube& cube) const { return cube; }
    State                 after(const State& state, Move m) const;
    bool                  exceeds(const State&, unsigned) const { return false; }
    unsigned              bound(const State&) const { return 0; }
    bool                  is_goal(const State& state) const { return state == solved; }
    std::span<const Move> turns() const { return all_moves; }
};

class Ida final : public Method {
public:
    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override;
};

}  // namespace antipode::methods
