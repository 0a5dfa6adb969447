#include "solvers/goals/steps.h"

#include <algorithm>

#include "cube/algebra.h"

namespace antipode::goals {

GoalSteps::GoalSteps(TurnSet turns, Metric metric)
    : rules_(turns, weights_of(metric == Metric::qtm ? Metric::qtm : Metric::htm)),
      metric_(metric) {
    for (std::size_t step = 0; step < rules_.size(); ++step)
        add(Moves{rules_.move(static_cast<Step>(step))}, rules_.cost(static_cast<Step>(step)));
    if (metric == Metric::stm) add_slices();
    find_inverses();
    find_successions();
}

void GoalSteps::add(const Moves& powers, unsigned cost) {
    moves_.push_back(powers);
    cubes_.push_back(antipode::after(powers));
    costs_.push_back(cost);
    dearest_ = std::max(dearest_, cost);
}

// A slice turn is two opposite faces turned the other way, both of them permitted.
void GoalSteps::add_slices() {
    for (const Face face : {Face::U, Face::R, Face::F})
        for (const Turn turn : all_turns) {
            const Move one(face, turn);
            const Move other(opposite(face), antipode::inverse(turn));
            if (turns().contains(one) && turns().contains(other)) add(Moves{one, other}, 1);
        }
}

// Powers of a face come with all its powers, or are half turns.
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

// About one axis: one step, or a turn of each face if that is no slice.
bool GoalSteps::may_come(Step last, Step next) const {
    if (axis(last) != axis(next)) return true;
    if (moves_[last].size() > 1 || moves_[next].size() > 1) return false;
    if (!may_follow(moves_[last][0].face(), moves_[next][0].face())) return false;
    const Cube both = cubes_[last] * cubes_[next];
    return std::ranges::find(cubes_, both) == cubes_.end();
}

Moves GoalSteps::spelled(const std::vector<Step>& word) const {
    Moves turns;
    for (const Step step : word) turns.append(rules_.spelled(moves_[step]));
    return turns;
}

}  // namespace antipode::goals
