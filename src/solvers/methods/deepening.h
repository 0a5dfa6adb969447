// Iterative deepening: all words of one length, then all that are one turn longer.
//
// A space says what is searched:
//
//     State                 what a node carries
//     start(cube)           its state
//     after(state, move)
//     exceeds(state, left)  whether a goal is certainly more than `left` turns away
//     bound(state)          a number of turns that is certainly needed
//     is_goal(state)
//     turns()               the moves to try
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "cube/algebra.h"
#include "solvers/methods/messages.h"
#include "solvers/methods/meter.h"
#include "solvers/methods/method.h"

namespace antipode::methods {

template <class Space>
class Deepening {
public:
    using State = typename Space::State;

    Deepening(const Space& space, Meter& meter) : space_(space), meter_(meter) {}

    // Tells `leaf` each word of exactly so many turns that leads to a goal, until it
    // answers true; whether it did. `last` is the face turned before.
    template <class Leaf>
    bool words(const State& start, unsigned length, const Leaf& leaf,
               std::optional<Face> last = std::nullopt) {
        word_.clear();
        if (space_.exceeds(start, length)) return false;
        return descend(start, length, last, leaf);
    }

    // A shortest word, if there is one of at most `longest` turns and the meter does
    // not end the search before.
    std::optional<Moves> shortest(const State& start, unsigned longest,
                                  std::optional<Face> last = std::nullopt) {
        const auto stop_at_once = [](const Moves&) { return true; };
        for (unsigned length = space_.bound(start); length <= longest; ++length) {
            if (words(start, length, stop_at_once, last)) return Moves(word_);
            if (meter_.ended()) return std::nullopt;
        }
        return std::nullopt;
    }

private:
    template <class Leaf>
    bool descend(const State& state, unsigned left, std::optional<Face> last, const Leaf& leaf) {
        if (!meter_.goes_on()) return false;
        if (left == 0) return space_.is_goal(state) && leaf(Moves(word_));
        for (const Move m : space_.turns()) {
            if (last && !may_follow(*last, m.face())) continue;
            const State next = space_.after(state, m);
            if (space_.exceeds(next, left - 1)) continue;
            word_.push_back(m);
            if (descend(next, left - 1, m.face(), leaf)) return true;
            word_.pop_back();
        }
        return false;
    }

    const Space&      space_;
    Meter&            meter_;
    std::vector<Move> word_;
};

// No position needs more.
inline constexpr unsigned gods_number = 20;

inline Phase shortest_phase(const Moves& moves) {
    return {.name  = phase_message<"phase-all-at-once">(),
            .goal  = phase_message<"cube-solved-shortest">(),
            .moves = moves};
}

// A proven shortest solution, as one phase.
template <class Space>
Solution solve_by_deepening(const Space& space, const Cube& cube, const Limits& limits,
                            const Watch& watch) {
    Meter            meter(limits, watch);
    Deepening<Space> deepening(space, meter);
    Solution         solution;
    Answer&          answer = solution.answer;
    const auto       start  = space.start(cube);
    unsigned         length = space.bound(start);
    // A space may see less than the whole cube.
    const auto keep = [&](const Moves& word) {
        if (cube * word != solved) return false;
        answer.found    = true;
        answer.solution = word;
        return true;
    };
    for (; length <= gods_number && length < limits.shorter_than && !meter.ended(); ++length) {
        meter.begin_round(length, length);
        if (deepening.words(start, length, keep)) break;
        if (meter.ended()) break;
    }
    answer.lower_bound = length;
    answer.ended       = meter.ended() && !answer.found ? *meter.ended() : Ended::exhausted;
    answer.nodes       = meter.nodes();
    answer.elapsed     = meter.elapsed();
    if (!answer.found) return solution;
    answer.length = length;
    meter.found(answer.solution);
    solution.phases = {shortest_phase(answer.solution)};
    return solution;
}

}  // namespace antipode::methods
