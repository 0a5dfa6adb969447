// Which turn may follow which, so that no two words of a search differ only by
// the order of commuting turns or by splitting a turn.
//
// A little automaton reads the word. In face turns its state is the face turned
// last. In quarter turns a half turn is the clockwise turn twice, so the state
// also says whether the last turn may be repeated.
#pragma once

#include <array>
#include <cstdint>

#include "notation/metric.h"
#include "notation/move.h"

namespace antipode {

class Succession {
public:
    static constexpr std::uint8_t start     = 0;
    static constexpr std::size_t  states    = 13;  // start, and two for each face
    static constexpr std::uint8_t forbidden = 0xff;

    explicit constexpr Succession(Metric metric) {
        for (auto& row : next_) row.fill(forbidden);
        for (std::uint8_t state = 0; state < states; ++state)
            for (Move m : all_moves) {
                if (!may_come(state, m, metric)) continue;
                next_[state][m.index()] = after(state, m, metric);
                allowed_[state] |= 1U << m.index();
            }
    }

    constexpr std::uint32_t allowed(std::uint8_t state) const { return allowed_[state]; }
    constexpr std::uint8_t  next(std::uint8_t state, std::size_t move) const {
         return next_[state][move];
    }

    // The state after a turn that cannot be repeated.
    static constexpr std::uint8_t closed(Face f) {
        return static_cast<std::uint8_t>(2 * index(f) + 1);
    }

private:
    static constexpr std::uint8_t repeatable(Face f) {
        return static_cast<std::uint8_t>(2 * index(f) + 2);
    }

    static constexpr bool may_come(std::uint8_t state, Move m, Metric metric) {
        if (metric == Metric::qtm && m.turn() == Turn::half) return false;
        if (state == start) return true;
        const Face last = static_cast<Face>((state - 1) / 2);
        if (m.face() == last) return state == repeatable(last) && m.turn() == Turn::clockwise;
        return may_follow(last, m.face());
    }

    static constexpr std::uint8_t after(std::uint8_t state, Move m, Metric metric) {
        const bool again = state == repeatable(m.face());
        return metric == Metric::qtm && m.turn() == Turn::clockwise && !again ? repeatable(m.face())
                                                                              : closed(m.face());
    }

    std::array<std::array<std::uint8_t, Move::count>, states> next_{};
    std::array<std::uint32_t, states>                         allowed_{};
};

}  // namespace antipode
