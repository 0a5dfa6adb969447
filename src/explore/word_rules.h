// Which move may come next, for words in any set of moves, so that few words differ
// only by the order of commuting turns or by splitting a turn. For all 18 turns this
// is Succession of notation/succession.h; sets that lack some turn of a face, such as
// R without R', may have to repeat it.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "notation/metric.h"
#include "notation/move.h"

namespace antipode {

class WordRules {
public:
    static constexpr std::uint8_t start  = 0;
    static constexpr std::size_t  states = 1 + 2 * Move::count;

    // In quarter turns, half turns are left out of the set.
    WordRules(std::span<const Move> moves, Metric metric);

    // Bit m.index() stands for Move m.
    std::uint32_t       allowed(std::uint8_t state) const { return allowed_[state]; }
    static std::uint8_t next(std::uint8_t state, Move move) {
        const bool again = state != start && state_move(state) == move;
        return static_cast<std::uint8_t>(1 + 2 * move.index() + (again ? 1 : 0));
    }

private:
    static Move state_move(std::uint8_t state) {
        return Move::from_index(static_cast<std::size_t>(state - 1) / 2);
    }

    std::array<std::uint32_t, states> allowed_{};
};

}  // namespace antipode
