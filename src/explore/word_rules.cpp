#include "explore/word_rules.h"

#include <algorithm>

namespace antipode {
namespace {

struct WordSet {
    std::span<const Move> moves;
    Metric                metric;

    bool has(Move move) const {
        if (metric == Metric::qtm && move.turn() == Turn::half) return false;
        return std::ranges::find(moves, move) != moves.end();
    }
    bool has(Face face, Turn turn) const { return has(Move(face, turn)); }
};

// Whether a turn may follow one of the same face: only what the set cannot do in
// fewer moves. In quarter turns R R is a half turn, R' R' one too, and a third turn
// is needed only where the set cannot turn back.
bool may_go_on(const WordSet& set, Move last, bool repeated, Move next) {
    const int together = (static_cast<int>(last.turn()) + static_cast<int>(next.turn())) % 4;
    if (together == 0) return false;
    if (set.metric != Metric::qtm) return !set.has(next.face(), static_cast<Turn>(together));
    if (repeated) return !set.has(inverse(next));
    return next.turn() == Turn::clockwise || !set.has(inverse(next));
}

}  // namespace

WordRules::WordRules(std::span<const Move> moves, Metric metric) {
    const WordSet set{moves, metric};
    for (std::uint8_t state = 0; state < states; ++state)
        for (Move move : all_moves) {
            if (!set.has(move)) continue;
            const bool is_start = state == start;
            const Move last     = is_start ? move : state_move(state);
            const bool repeated = !is_start && state % 2 == 0;
            const bool fits     = last.face() == move.face() ? may_go_on(set, last, repeated, move)
                                                             : may_follow(last.face(), move.face());
            if (is_start || fits) allowed_[state] |= 1U << move.index();
        }
}

}  // namespace antipode
