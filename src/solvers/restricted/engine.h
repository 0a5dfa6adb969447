// Everything that is prepared for solving with one set of turns: its group, the
// ball around the solved cube, and searches in two stages. Should their tables be
// too big for every choice of the middle, words come from the group alone and are
// shortened piece by piece.
//
// Two kinds of work take turns. Staged searches find words and shorten them;
// the exact search proves, length by length, that nothing shorter exists, and
// for small groups is all that is needed. It is given about half of the nodes, so
// that words keep getting shorter where proofs are out of reach.
#pragma once

#include <memory>
#include <vector>

#include "solvers/restricted/ball.h"
#include "solvers/restricted/pursuit.h"
#include "solvers/restricted/staged_search.h"
#include "solvers/restricted/turn_group.h"
#include "solvers/restricted/turn_rules.h"

namespace antipode {

class Engine {
public:
    struct Sizes {
        std::size_t max_states    = 2'500'000;  // of each table of a staged search
        std::size_t max_positions = 4'000'000;  // of the ball
    };

    // Ready sooner if it is stopped, and then slow.
    Engine(const TurnRules& rules, const Sizes& sizes, const std::stop_token& stop = {});
    Engine(const Engine&)            = delete;  // its parts refer to its rules
    Engine& operator=(const Engine&) = delete;

    const TurnRules& rules() const { return rules_; }
    const TurnGroup& group() const { return group_; }

    enum class Way : std::uint8_t { exact, staged, words };
    Way way() const { return way_; }

    // The position must be in the group. Returns when the pursuit is over.
    void run(Pursuit& pursuit) const;

private:
    class Schedule;

    void add_staged_searches(const Sizes& sizes, const std::stop_token& stop);
    void offer_any_word(Runner& runner) const;
    void work(Schedule& schedule, Runner& runner) const;

    TurnRules                 rules_;
    TurnGroup                 group_;
    Ball                      ball_;
    Way                       way_ = Way::exact;
    std::vector<StagedSearch> staged_;
};

}  // namespace antipode
