// The steps of a search for a goal: powers of faces and slices. What each costs, and which
// may follow which so that no two words differ only in the order of commuting turns.
//
//     const GoalSteps steps({.turns = TurnSet::every_turn(), .metric = Metric::stm});
//     steps.size() == 27
//
// Where slices count as one turn and none is permitted by name, two opposite faces turned
// the other way are a step. Slices that are permitted by name are made by hand: what is
// named U afterwards is another face. A hold is what may be turned then; steps are named by
// the centres all the time, and each belongs to some of the holds.
#pragma once

#include <array>
#include <vector>

#include "cube/cube.h"
#include "notation/metric.h"
#include "solvers/restricted/turn_rules.h"
#include "solvers/turn_set.h"

namespace antipode::goals {

// What may be done.
struct StepChoice {
    HandTurnSet turns  = TurnSet::every_turn();  // as the cube is held first
    Metric      metric = Metric::htm;            // or qtm, stm
    // Named by the centres: others would leave what is to be kept. Without slices it is
    // simpler to leave them out of the turns.
    HandTurnSet kept = every_hand_turn();

    friend bool operator==(const StepChoice&, const StepChoice&) = default;
};

class GoalSteps {
public:
    // Faces have 18 powers, slices nine.
    static constexpr std::size_t most = 27;

    explicit GoalSteps(const StepChoice& choice);

    const StepChoice& choice() const { return choice_; }
    Metric            metric() const { return choice_.metric; }
    std::size_t       size() const { return moves_.size(); }
    bool              has_slices() const { return choice_.turns.slices != 0; }

    const Moves& powers(Step step) const { return moves_[step]; }
    const Cube&  cube(Step step) const { return cubes_[step]; }  // what it does
    unsigned     cost(Step step) const { return costs_[step]; }
    unsigned     dearest() const { return dearest_; }
    Step         inverse(Step step) const { return inverses_[step]; }

    // Holds are numbered, the first one is 0.
    using Hold = std::uint8_t;
    Hold hold_after(Hold hold, Step step) const { return hold_after_[hold][step]; }

    static constexpr Step none = TurnRules::none;
    StepMask              all() const { return (StepMask{1} << size()) - 1; }
    StepMask              after(Step last, Hold hold) const {
                     return permitted_[hold] & (last == none ? all() : after_[last]);
    }
    // Different steps about one axis.
    bool commute(Step a, Step b) const { return axis(a) == axis(b); }

    // In permitted turns, named by the centres: slices by hand as well.
    Maneuver spelled(const std::vector<Step>& word) const;

    friend bool operator==(const GoalSteps& a, const GoalSteps& b) {
        return a.choice_ == b.choice_;
    }

private:
    GoalSteps(const StepChoice& choice, const std::vector<HandTurnSet>& holds);

    std::size_t axis(Step step) const { return index(moves_[step][0].face()) % 3; }
    // Slices by hand are the last steps; nothing for others.
    const HandTurn* by_hand(Step step) const {
        const std::size_t others = size() - by_hand_.size();
        return step < others ? nullptr : &by_hand_[step - others];
    }
    bool is_by_hand(Step step) const { return by_hand(step) != nullptr; }
    void add(const Moves& powers, unsigned cost);
    void add_pairs();
    void add_slices(const HandTurnSet& turns);
    void find_holds(const std::vector<HandTurnSet>& holds);
    void find_inverses();
    void find_successions();
    bool may_come(Step last, Step next) const;
    bool is_better_said(Step last, Step next) const;
    bool is_preferred(const std::vector<Step>& other, Step next) const;
    bool is_better(const std::vector<Step>& other, Step last, Step next) const;

    StepChoice                          choice_;
    TurnRules                           rules_;
    unsigned                            dearest_ = 1;
    std::vector<Moves>                  moves_;
    std::vector<Cube>                   cubes_;
    std::vector<unsigned>               costs_;
    std::vector<HandTurn>               by_hand_;  // the last steps
    std::vector<Step>                   inverses_;
    std::array<StepMask, most>          after_{};
    std::vector<StepMask>               permitted_;   // by hold
    std::vector<std::array<Hold, most>> hold_after_;  // by hold and step
};

}  // namespace antipode::goals
