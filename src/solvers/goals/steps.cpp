#include "solvers/goals/steps.h"

#include <algorithm>

#include "cube/algebra.h"
#include "notation/transform.h"

namespace antipode::goals {
namespace steps_detail {

// How the cube is held after a slice, and the faces that it turns.
TableMoves made_by(HandTurn slice) { return on_the_table(Maneuver{slice}); }

// A slice takes what is permitted along with the hand: somebody who held the cube so from
// the beginning could turn the same.
HandTurnSet held_after(HandTurn slice, const HandTurnSet& hold) {
    return image(inverse(made_by(slice).held), hold);
}

std::vector<HandTurnSet> holds_from(const HandTurnSet& first) {
    std::vector<HandTurnSet> holds = {first};
    for (std::size_t i = 0; i < holds.size(); ++i)
        for (const HandTurn slice : holds[i].slice_turns()) {
            const HandTurnSet next = held_after(slice, holds[i]);
            if (std::ranges::find(holds, next) == holds.end()) holds.push_back(next);
        }
    return holds;
}

// All that is permitted in some hold.
HandTurnSet turns_of_any(const std::vector<HandTurnSet>& holds) {
    HandTurnSet any;
    for (const HandTurnSet& hold : holds) any = turns_of_either(any, hold);
    return any;
}

// Of two faces.
constexpr unsigned slice_cost(Metric metric, Turn turn) {
    if (metric == Metric::stm) return 1;
    return metric == Metric::qtm && turn == Turn::half ? 4 : 2;
}

}  // namespace steps_detail

GoalSteps::GoalSteps(const StepChoice& choice)
    : GoalSteps(choice, steps_detail::holds_from(choice.turns)) {}

GoalSteps::GoalSteps(const StepChoice& choice, const std::vector<HandTurnSet>& holds)
    : choice_(choice),
      rules_(steps_detail::turns_of_any(holds).faces,
             weights_of(choice.metric == Metric::qtm ? Metric::qtm : Metric::htm)) {
    for (std::size_t step = 0; step < rules_.size(); ++step)
        add(Moves{rules_.move(static_cast<Step>(step))}, rules_.cost(static_cast<Step>(step)));
    if (metric() == Metric::stm && !has_slices()) add_pairs();
    add_slices(steps_detail::turns_of_any(holds));
    find_holds(holds);
    find_inverses();
    find_successions();
}

void GoalSteps::add(const Moves& powers, unsigned cost) {
    moves_.push_back(powers);
    cubes_.push_back(antipode::after(powers));
    costs_.push_back(cost);
    dearest_ = std::max(dearest_, cost);
}

// Two opposite faces turned the other way, both of them permitted, count as one turn.
void GoalSteps::add_pairs() {
    for (const Face face : {Face::U, Face::R, Face::F})
        for (const Turn turn : all_turns) {
            const Move one(face, turn);
            const Move other(opposite(face), antipode::inverse(turn));
            if (rules_.permitted().contains(Moves{one, other})) add(Moves{one, other}, 1);
        }
}

void GoalSteps::add_slices(const HandTurnSet& turns) {
    for (const HandTurn slice : turns.slice_turns()) {
        by_hand_.push_back(slice);
        add(steps_detail::made_by(slice).moves, steps_detail::slice_cost(metric(), slice.turn));
    }
}

void GoalSteps::find_holds(const std::vector<HandTurnSet>& holds) {
    for (const HandTurnSet& hold : holds) {
        const HandTurnSet      may = turns_of_both(hold, choice_.kept);
        std::array<Hold, most> next{};
        next.fill(static_cast<Hold>(permitted_.size()));
        StepMask permitted = 0;
        for (std::size_t step = 0; step < size(); ++step) {
            const HandTurn* slice = by_hand(static_cast<Step>(step));
            if (slice != nullptr ? may.contains(*slice)
                                 : powers_of(may.faces).contains(moves_[step]))
                permitted |= StepMask{1} << step;
            if (slice == nullptr || !hold.contains(*slice)) continue;
            const HandTurnSet after = steps_detail::held_after(*slice, hold);
            next[step] = static_cast<Hold>(std::ranges::find(holds, after) - holds.begin());
        }
        permitted_.push_back(permitted);
        hold_after_.push_back(next);
    }
}

// Powers of a face or slice come with all its powers, or are half turns.
void GoalSteps::find_inverses() {
    for (const Cube& cube : cubes_) {
        const auto found = std::ranges::find(cubes_, antipode::inverse(cube));
        inverses_.push_back(static_cast<Step>(found - cubes_.begin()));
    }
}

void GoalSteps::find_successions() {
    for (std::size_t last = 0; last < size(); ++last)
        for (std::size_t next = 0; next < size(); ++next)
            if (may_come(static_cast<Step>(last), static_cast<Step>(next)))
                after_[last] |= StepMask{1} << next;
}

// About one axis: a turn of each face, then a slice by hand, if there is no better way to say it.
bool GoalSteps::may_come(Step last, Step next) const {
    if (axis(last) != axis(next)) return true;
    if (moves_[last].size() > 1) return false;
    if (!is_by_hand(next)
        && (moves_[next].size() > 1 || !may_follow(moves_[last][0].face(), moves_[next][0].face())))
        return false;
    return !is_better_said(last, next);
}

// By one step, or by two turns of faces, wherever these two may be made.
bool GoalSteps::is_better_said(Step last, Step next) const {
    for (std::size_t a = 0; a < size(); ++a) {
        const Step one = static_cast<Step>(a);
        if (axis(one) != axis(next)) continue;
        if (is_better({one}, last, next)) return true;
        for (std::size_t b = 0; b < size() - by_hand_.size(); ++b)
            if (axis(static_cast<Step>(b)) == axis(one)
                && is_better({one, static_cast<Step>(b)}, last, next))
                return true;
    }
    return false;
}

// Of what costs the same: one step, or else two turns of faces.
bool GoalSteps::is_preferred(const std::vector<Step>& other, Step next) const {
    return other.size() == 1 || (is_by_hand(next) && std::ranges::none_of(other, [&](Step step) {
                                     return is_by_hand(step);
                                 }));
}

bool GoalSteps::is_better(const std::vector<Step>& other, Step last, Step next) const {
    Cube     cube;
    unsigned cost = 0;
    for (const Step step : other) {
        cube = cube * cubes_[step];
        cost += costs_[step];
    }
    const unsigned here = costs_[last] + costs_[next];
    if (cost > here || (cost == here && !is_preferred(other, next))) return false;
    if (cube != cubes_[last] * cubes_[next]) return false;
    for (std::size_t hold = 0; hold < permitted_.size(); ++hold) {
        const auto can = [&](Step step) { return (permitted_[hold] >> step & 1) != 0; };
        if (!can(last) || !can(next)) continue;
        if (!std::ranges::all_of(other, can)) return false;
        if (hold_after_[hold][other.front()] != hold_after_[hold][next]) return false;
    }
    return true;
}

Maneuver GoalSteps::spelled(const std::vector<Step>& word) const {
    Maneuver turns;
    for (const Step step : word) {
        if (const HandTurn* slice = by_hand(step))
            turns.push_back(*slice);
        else
            turns.append(Maneuver(rules_.spelled(moves_[step])));
    }
    return turns;
}

}  // namespace antipode::goals
