#include "solvers/goals/walk.h"

#include <bit>

#include "cube/algebra.h"

namespace antipode::goals {

void Walk::run(const Unit& unit, unsigned length, const Found& found) {
    tell_       = &found;
    tried_side_ = unit.tried;
    tried_      = {};
    if (!unit.tried) {
        if (!attempt_.start) return;
        nodes_on_the_way_.assign(1, *attempt_.start);
        word_.clear();
        unsigned left = length;
        if (begin(unit.first, left)) descend(left, hold_after(unit.first));
        return;
    }
    rest_         = length - unit.tried_length;
    tried_base_   = *unit.tried == Side::normal ? attempt_.cube : inverse(attempt_.cube);
    Cube     cube = tried_base_;
    unsigned left = unit.tried_length;
    for (const Step step : unit.first) {
        cube = cube * tables_.steps().cube(step);
        left -= tables_.steps().cost(step);
        tried_.push_back(step);
    }
    try_all(cube, left);
}

void Walk::count_node() {
    if ((++nodes_ & 1023) != 0) return;
    control_.count(nodes_, options_.is_caller);
    nodes_ = 0;
}

// Makes the first steps, unless they lead nowhere.
bool Walk::begin(const std::vector<Step>& first, unsigned& left) {
    for (const Step step : first) {
        if (tables_.steps().cost(step) > left) return false;
        left -= tables_.steps().cost(step);
        GoalTables::Node next;
        const unsigned   bound = tables_.step_within(nodes_on_the_way_.back(), step, left, next);
        if (bound == GoalTables::too_far || (bound == 0 && left > 0) || !are_last_needed(step))
            return false;
        word_.push_back(step);
        nodes_on_the_way_.push_back(next);
    }
    return true;
}

GoalSteps::Hold Walk::hold_after(const std::vector<Step>& word) const {
    GoalSteps::Hold hold = 0;
    for (const Step step : word) hold = tables_.steps().hold_after(hold, step);
    return hold;
}

void Walk::descend(unsigned left, GoalSteps::Hold hold) {
    count_node();
    if (left == 0) return emit();
    const std::size_t depth = nodes_on_the_way_.size();
    nodes_on_the_way_.emplace_back();
    StepMask steps = tables_.steps().after(word_.empty() ? GoalSteps::none : word_.back(), hold);
    for (; steps != 0 && !is_done(); steps &= steps - 1) {
        const Step     step = static_cast<Step>(std::countr_zero(steps));
        const unsigned cost = tables_.steps().cost(step);
        if (cost > left) continue;
        const unsigned bound = tables_.step_within(nodes_on_the_way_[depth - 1], step, left - cost,
                                                   nodes_on_the_way_[depth]);
        if (bound == GoalTables::too_far || (bound == 0 && left > cost) || !are_last_needed(step))
            continue;
        word_.push_back(step);
        descend(left - cost, tables_.steps().hold_after(hold, step));
        word_.pop_back();
    }
    nodes_on_the_way_.pop_back();
}

void Walk::emit() {
    if (tables_.bound(nodes_on_the_way_.back()) != 0 || tried_meets_goal_before()) return;
    ++found_;
    if (tried_side_ == Side::inverse)
        (*tell_)({.normal = word_, .inverse = tried_});
    else if (tried_side_ == Side::normal)
        (*tell_)({.normal = tried_, .inverse = word_});
    else
        (*tell_)({.normal = word_, .inverse = {}});
}

// Of steps that could change places, each is needed if the others alone do not meet the goal.
bool Walk::are_last_needed(Step next) const {
    for (std::size_t last = word_.size(); last-- > 0;) {
        if (!tables_.steps().commute(word_[last], next)) return true;
        if (meets_goal_without(last, next)) return false;
    }
    return true;
}

bool Walk::meets_goal_without(std::size_t last, Step next) const {
    constexpr unsigned any  = GoalTables::too_far - 1;
    GoalTables::Node   node = nodes_on_the_way_[last];
    for (std::size_t i = last + 1; i < word_.size(); ++i) {
        GoalTables::Node after;
        if (tables_.step_within(node, word_[i], any, after) == GoalTables::too_far) return false;
        node = after;
    }
    GoalTables::Node without;
    return tables_.step_within(node, next, 0, without) == 0;
}

void Walk::try_all(const Cube& cube, unsigned left) {
    if (is_done()) return;
    if (left == 0) return search_rest(cube);
    const GoalSteps& all   = tables_.steps();
    StepMask         steps = all.after(tried_.empty() ? GoalSteps::none : tried_.back(), 0);
    for (; steps != 0; steps &= steps - 1) {
        const Step step = static_cast<Step>(std::countr_zero(steps));
        if (all.cost(step) > left) continue;
        tried_.push_back(step);
        try_all(cube * all.cube(step), left - all.cost(step));
        tried_.pop_back();
    }
}

// A last step that is in the goal itself could be left out.
bool Walk::ends_in_goal(const std::vector<Step>& word) const {
    const std::size_t size      = word.size();
    const auto        is_keeper = [&](Step step) { return (attempt_.keepers >> step & 1) != 0; };
    if (size == 0) return false;
    if (is_keeper(word[size - 1])) return true;
    return size > 1 && tables_.steps().commute(word[size - 2], word[size - 1])
           && is_keeper(word[size - 2]);
}

// With the other part as it is, less of what was tried may meet the goal.
bool Walk::tried_meets_goal_before() const {
    if (tried_.size() < 2) return false;
    const GoalSteps& steps = tables_.steps();
    Cube             other = inverse(tried_base_);
    for (const Step step : word_) other = other * steps.cube(step);
    const auto is_met = [&](const Cube& tried) {
        return attempt_.tables->goal().is_met(inverse(tried) * other);
    };
    Cube before;
    for (std::size_t i = 0; i < tried_.size(); ++i) {
        if (is_met(before)) return true;
        const bool could_be_first =
            i + 1 < tried_.size() && steps.commute(tried_[i], tried_[i + 1]);
        if (could_be_first && is_met(before * steps.cube(tried_[i + 1]))) return true;
        before = before * steps.cube(tried_[i]);
    }
    return false;
}

void Walk::search_rest(const Cube& cube) {
    count_node();
    if (ends_in_goal(tried_)) return;
    const auto start = tables_.start(inverse(cube));
    if (!start) return;
    const unsigned bound = tables_.bound(*start);
    if (bound > rest_ || (bound == 0 && rest_ > 0)) return;
    nodes_on_the_way_.assign(1, *start);
    word_.clear();
    descend(rest_, 0);
}

}  // namespace antipode::goals
