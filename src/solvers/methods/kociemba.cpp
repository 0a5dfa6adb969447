#include "solvers/methods/kociemba.h"

#include <algorithm>

#include "solvers/methods/aspects.h"
#include "solvers/methods/deepening.h"
#include "solvers/methods/messages.h"

namespace antipode::methods {

OuterSpace::OuterSpace()
    : twists_(factor(corner_twists, every_turn())),
      flips_(factor(edge_flips, every_turn())),
      middle_(factor(middle_places, every_turn())),
      twists_middle_({twists_, middle_}, every_turn()),
      flips_middle_({flips_, middle_}, every_turn()) {}

OuterSpace::State OuterSpace::start(const Cube& cube) const {
    return {twists_->of(cube), flips_->of(cube), middle_->of(cube)};
}

OuterSpace::State OuterSpace::after(const State& state, Move m) const {
    return {twists_->after(state.twists, m), flips_->after(state.flips, m),
            middle_->after(state.middle, m)};
}

bool OuterSpace::exceeds(const State& state, unsigned left) const {
    return flips_middle_.at(std::size_t{state.flips} * middle_->size() + state.middle) > left
           || twists_middle_.at(std::size_t{state.twists} * middle_->size() + state.middle) > left;
}

unsigned OuterSpace::bound(const State& state) const {
    unsigned turns = 0;
    while (exceeds(state, turns)) ++turns;
    return turns;
}

bool OuterSpace::is_goal(const State& state) const {
    return state.twists == 0 && state.flips == 0 && state.middle == 0;
}

// One solve().
class Kociemba::Search {
public:
    Search(const Kociemba& method, const Cube& cube, Meter& meter)
        : method_(method),
          cube_(cube),
          meter_(meter),
          outer_(method.outer_, meter),
          inner_(*method.inner_, meter),
          best_(std::min(worst_total + 1, meter.limits().shorter_than)) {}

    Solution run() {
        const auto start  = method_.outer_.start(cube_);
        unsigned   length = method_.outer_.bound(start);
        for (; length < best_ && !is_over(); ++length) {
            meter_.begin_round(length, length);
            outer_.words(start, length, [&](const Moves& first) { return try_second(first); });
        }
        return answer(length);
    }

private:
    bool is_over() const { return meter_.ended() || is_enough_; }

    // A first phase that ends with a turn of H is another one, made longer.
    bool try_second(const Moves& first) {
        if (!first.empty() && is_inner(first[first.size() - 1])) return false;
        const auto size = static_cast<unsigned>(first.size());
        if (size >= best_) return true;
        const unsigned budget = std::min(best_ - 1 - size, InnerSpace::diameter);
        const auto     second =
            inner_.shortest(method_.inner_->start(cube_ * first), budget, last_face(first));
        if (second) keep(first, *second);
        return is_over();
    }

    static std::optional<Face> last_face(const Moves& word) {
        if (word.empty()) return std::nullopt;
        return word[word.size() - 1].face();
    }

    bool is_inner(Move m) const {
        return std::ranges::find(method_.inner_->turns(), m) != method_.inner_->turns().end();
    }

    void keep(const Moves& first, const Moves& second) {
        phases_ = {{.name  = phase_message<"phase-one">("<U,D,R2,L2,F2,B2>"),
                    .goal  = phase_message<"inner-group-reached-at-once">(),
                    .moves = first},
                   {.name  = phase_message<"phase-two">(),
                    .goal  = phase_message<"cube-solved-inside">(),
                    .moves = second}};
        best_   = static_cast<unsigned>(first.size() + second.size());
        meter_.found(joined(phases_));
        is_enough_ = best_ <= meter_.limits().enough_length;
    }

    // All first phases shorter than `length` have been followed to their ends.
    Solution answer(unsigned length) const {
        Solution solution    = phases_.empty() ? unfinished({}, meter_) : solution_of(phases_);
        Answer&  found       = solution.answer;
        found.nodes          = meter_.nodes();
        found.elapsed        = meter_.elapsed();
        found.lower_bound    = found.found ? std::min(length, found.length) : length;
        found.ended          = Ended::exhausted;
        const bool is_proven = found.found && found.lower_bound == found.length;
        if (is_over() && !is_proven)
            found.ended = is_enough_ ? Ended::enough_found : *meter_.ended();
        return solution;
    }

    const Kociemba&       method_;
    const Cube&           cube_;
    Meter&                meter_;
    Deepening<OuterSpace> outer_;
    Deepening<InnerSpace> inner_;
    unsigned              best_;  // only shorter solutions are of interest
    bool                  is_enough_ = false;
    std::vector<Phase>    phases_;
};

Solution Kociemba::solve_in_phases(const Cube& cube, const Limits& limits,
                                   const Watch& watch) const {
    Meter meter(limits, watch);
    return Search(*this, cube, meter).run();
}

}  // namespace antipode::methods
