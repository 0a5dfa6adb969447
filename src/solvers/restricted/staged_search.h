// Solutions in two stages, for any set of turns: first into the subgroup K that
// some of the turns generate, then home inside K. The idea of the two-phase
// search with everything derived from the turns.
//
// Stage one looks at stickers coloured by where K can take them; with all colours
// at home a position is in K, or in a somewhat larger group, which the exact
// membership test sorts out. Corners and edges each give a bound for pruning.
// Stage two knows how far corners alone and edges alone are from home.
//
// All shorter first stages are tried before longer ones; words get shorter the
// longer one searches, and are proven shortest only in the trivial case.
#pragma once

#include <optional>

#include "solvers/restricted/orbit_states.h"
#include "solvers/restricted/pursuit.h"
#include "solvers/restricted/turn_group.h"

namespace antipode {

class StagedSearch {
public:
    struct Sizes {
        std::size_t max_states = 2'500'000;  // of each table: about 10 bytes a turn and state
    };

    // `rules` must outlive the search. Nothing if a table would be too big, or if it is stopped.
    static std::optional<StagedSearch> prepare(const TurnRules& rules, const TurnGroup& inner,
                                               Sizes sizes, const std::stop_token& stop = {});

    TurnSet inner_turns() const { return inner_.turns(); }

    struct Task {
        Cube     cube;
        bool     inverted = false;  // the cube is the inverse of the position
        unsigned length   = 0;      // of the first stage
    };

    // Offers what it finds to the runner's pursuit.
    void search(const Task& task, Runner& runner) const;

private:
    class Walk;

    struct Stage {
        OrbitStates corners;
        OrbitStates edges;
    };

    StagedSearch(const TurnRules& rules, const TurnGroup& inner, Stage outer, Stage exact);

    const TurnRules& rules_;
    TurnRules        inner_rules_;
    TurnGroup        inner_;
    StepMask         inner_steps_;  // numbered by `rules_`
    Stage            outer_;
    Stage            exact_;  // stepped by `inner_rules_`
};

}  // namespace antipode
