#include "search/two_phase/inner_search.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "tables/turn_costs.h"

namespace antipode::two_phase {
namespace {

constexpr std::size_t no_face = 6;

// Below this many turns left the small tables alone are as good as exact.
constexpr unsigned big_table_pays_from = 6;

// About a tenth of a millisecond.
constexpr std::uint64_t states_between_checks = 4096;

}  // namespace

template <class Rules>
InnerSearch<Rules>::InnerSearch(const Tables& tables, std::function<bool()> should_end)
    : tables_(tables), should_end_(std::move(should_end)) {
    const TurnCosts costs = turn_costs(tables.metric());
    for (std::size_t turn = 0; turn < inner_turn_count; ++turn) {
        costs_[turn] = costs.of(inner_turns[turn]);
        for (std::size_t last = 0; last <= no_face; ++last)
            if (last == no_face || may_follow(static_cast<Face>(last), inner_turns[turn].face()))
                allowed_after_[last] |= 1U << turn;
    }
}

template <class Rules>
unsigned InnerSearch<Rules>::lower_bound(const State& state) const {
    const SmallTables& small = tables_.small();
    const unsigned     bound = std::max(corner_slice_bound(small, state.corners, state.slice),
                                        rim_slice_bound(small, state.rim, state.slice, state.corners));
    const unsigned     value = tables_.phase_two_value(
            phase_two::entry_index(small, state.corners, state.rim, state.slice));
    return value == 0 ? bound : std::max(bound, phase_two::base(tables_.metric()) + value);
}

// A half turn of the opposite face that stands just before the end of phase one
// may as well come here, and here only is it always looked for: the listed ends
// of phase one are those of a representative, which may be seen upside down.
template <class Rules>
std::uint32_t InnerSearch<Rules>::first_turns(const Task& task) const {
    std::uint32_t first = allowed_after_[no_face];
    for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
        if (task.has_last && inner_turns[turn].face() == task.last) first &= ~(1U << turn);
    return first;
}

template <class Rules>
std::optional<Moves> InnerSearch<Rules>::solve(const Task& task) {
    counted_   = twist_bits(task.counted);
    bounds_    = task.bounds;
    permitted_ = 0;
    for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
        if (task.turns >> inner_turns[turn].index() & 1) permitted_ |= 1U << turn;
    has_ended_                = false;
    const std::uint32_t first = first_turns(task);
    if (centres_are_too_far(task.state, task.budget)) return std::nullopt;
    for (unsigned left = lower_bound(task.state); left <= task.budget && !has_ended_; ++left) {
        if (centres_are_too_far(task.state, left)) continue;
        reversed_ = {};
        if (!descend(task.state, left, first)) continue;
        std::vector<Move> moves(reversed_.begin(), reversed_.end());
        std::reverse(moves.begin(), moves.end());
        return Moves(std::move(moves));
    }
    return std::nullopt;
}

template <class Rules>
auto InnerSearch<Rules>::turned(const State& state, std::size_t turn) const -> State {
    const SmallTables& small = tables_.small();
    State              next  = state;
    next.corners             = small.corner_after[state.corners][turn];
    next.rim                 = small.rim_after[state.rim][turn];
    next.slice               = small.slice_after[state.slice][turn];
    if constexpr (Rules::with_centres)
        next.twists = CentreTwists::from_bits((state.twists * inner_turns[turn]).bits() & counted_);
    return next;
}

// Reads what is seldom in the cache, so what is cheaper is asked before.
template <class Rules>
bool InnerSearch<Rules>::centres_are_too_far(const State& state, unsigned left) const {
    if constexpr (Rules::with_centres) {
        if (bounds_ == nullptr) return twisted_centres(state.twists) > left;
        return centre_bound(*bounds_, tables_.small(), state.corners, state.rim,
                            inner_centre_way(state.twists))
               > left;
    }
    return false;
}

template <class Rules>
bool InnerSearch<Rules>::has_to_end() {
    if (++states_ % states_between_checks == 0 && should_end_()) has_ended_ = true;
    return has_ended_;
}

template <class Rules>
bool InnerSearch<Rules>::descend(const State& state, unsigned left, std::uint32_t allowed) {
    if (left == 0) return state == State{};
    if (has_to_end()) return false;
    const SmallTables& small = tables_.small();
    if constexpr (Rules::with_centres)
        if (left > big_table_pays_from) return descend_far(state, left, allowed);
    for (std::uint32_t rest = allowed & permitted_; rest != 0; rest &= rest - 1) {
        const auto turn = static_cast<std::size_t>(std::countr_zero(rest));
        if (costs_[turn] > left) continue;
        const unsigned after = left - costs_[turn];
        const State    next  = turned(state, turn);
        if (corner_slice_bound(small, next.corners, next.slice) > after) continue;
        if (rim_slice_bound(small, next.rim, next.slice, next.corners) > after) continue;
        if constexpr (Rules::with_centres)
            if (centres_are_too_far(next, after)) continue;
        if (after >= big_table_pays_from && lower_bound(next) > after) continue;
        if (descend(next, after, allowed_after_[index(inner_turns[turn].face())])) {
            reversed_.push_back(inner_turns[turn]);
            return true;
        }
    }
    return false;
}

// The same where much of H is near enough to be looked up in the big table: what all turns
// lead to is asked for together, so that the reads wait for memory at the same time.
template <class Rules>
bool InnerSearch<Rules>::descend_far(const State& state, unsigned left, std::uint32_t allowed) {
    struct Step {
        State         next;
        std::uint64_t entry;
        unsigned      after;
        std::size_t   turn;
    };
    std::array<Step, inner_turn_count> steps;
    std::size_t                        count = 0;
    const SmallTables&                 small = tables_.small();
    for (std::uint32_t rest = allowed & permitted_; rest != 0; rest &= rest - 1) {
        const auto turn = static_cast<std::size_t>(std::countr_zero(rest));
        if (costs_[turn] > left) continue;
        const unsigned after = left - costs_[turn];
        const State    next  = turned(state, turn);
        if (corner_slice_bound(small, next.corners, next.slice) > after) continue;
        if (rim_slice_bound(small, next.rim, next.slice, next.corners) > after) continue;
        const std::uint64_t entry =
            phase_two::entry_index(small, next.corners, next.rim, next.slice);
        tables_.prefetch_phase_two(entry);
        steps[count++] = {next, entry, after, turn};
    }
    for (const auto& [next, entry, after, turn] : std::span(steps).first(count)) {
        const unsigned value = tables_.phase_two_value(entry);
        if (value != 0 && phase_two::base(tables_.metric()) + value > after) continue;
        if (centres_are_too_far(next, after)) continue;
        if (descend(next, after, allowed_after_[index(inner_turns[turn].face())])) {
            reversed_.push_back(inner_turns[turn]);
            return true;
        }
    }
    return false;
}

template class InnerSearch<PlainRules>;
template class InnerSearch<CentredRules>;

}  // namespace antipode::two_phase
