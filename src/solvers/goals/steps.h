// The steps of a search for a goal: powers of faces and, where slices count as one turn,
// slices. What each costs, and which may follow which so that no two words differ only in
// the order of commuting turns.
//
//     const GoalSteps steps(TurnSet::every_turn(), Metric::stm);
//     steps.size() == 27
#pragma once

#include <array>
#include <vector>

#include "cube/cube.h"
#include "notation/metric.h"
#include "solvers/restricted/turn_rules.h"
#include "solvers/turn_set.h"

namespace antipode::goals {

class GoalSteps {
public:
    // Faces have 18 powers, slices nine.
    static constexpr std::size_t most = 27;

    GoalSteps(TurnSet turns, Metric metric);  // htm, qtm or stm

    TurnSet     turns() const { return rules_.permitted(); }
    Metric      metric() const { return metric_; }
    std::size_t size() const { return moves_.size(); }

    const Moves& powers(Step step) const { return moves_[step]; }
    const Cube&  cube(Step step) const { return cubes_[step]; }  // what it does
    unsigned     cost(Step step) const { return costs_[step]; }
    unsigned     dearest() const { return dearest_; }
    Step         inverse(Step step) const { return inverses_[step]; }

    static constexpr Step none = TurnRules::none;
    StepMask              all() const { return (StepMask{1} << size()) - 1; }
    StepMask              after(Step last) const { return last == none ? all() : after_[last]; }
    // Different steps about one axis.
    bool commute(Step a, Step b) const { return axis(a) == axis(b); }

    // In permitted turns.
    Moves spelled(const std::vector<Step>& word) const;

    friend bool operator==(const GoalSteps& a, const GoalSteps& b) {
        return a.turns() == b.turns() && a.metric_ == b.metric_;
    }

private:
    std::size_t axis(Step step) const { return index(moves_[step][0].face()) % 3; }
    void        add(const Moves& powers, unsigned cost);
    void        add_slices();
    void        find_inverses();
    void        find_successions();
    bool        may_come(Step last, Step next) const;

    TurnRules                  rules_;
    Metric                     metric_;
    unsigned                   dearest_ = 1;
    std::vector<Moves>         moves_;
    std::vector<Cube>          cubes_;
    std::vector<unsigned>      costs_;
    std::vector<Step>          inverses_;
    std::array<StepMask, most> after_{};
};

}  // namespace antipode::goals
