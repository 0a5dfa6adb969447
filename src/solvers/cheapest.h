// The solution that costs least, in seconds rather than in turns.
//
//     const CheapestSolver solver({.costs = profile, .two_phase = two_phase});
//     Result<CheapestAnswer> answer = solver.solve(cube, {.max_time = 1s});
//
// Two searches share the time. The two-phase search, if its tables are given,
// looks at solutions up to a few turns longer than the shortest and keeps the
// cheapest. The staged search counts turns at what they cost (as small whole
// numbers that are nearly in proportion), so that it finds ways around dear turns;
// it is used where costs differ much, and where two-phase cannot be.
//
// Turns of opposite faces stand next to each other in every solution, and a turn
// is made of others where that is cheaper: R R for a dear R2.
#pragma once

#include <memory>

#include "search/two_phase/solver.h"
#include "solvers/cost.h"
#include "solvers/restricted/engine.h"
#include "solvers/solver.h"
#include "solvers/turn_set.h"

namespace antipode {

struct CheapestAnswer {
    bool                     found = false;
    Moves                    solution;
    double                   cost  = 0;
    Ended                    ended = Ended::exhausted;  // says nothing about a proof here
    std::uint64_t            nodes = 0;
    std::chrono::nanoseconds elapsed{};
};

class CheapestSolver final : public Solver {
public:
    struct Options {
        CostProfile                              costs;
        TurnSet                                  turns     = TurnSet::every_turn();
        std::shared_ptr<const two_phase::Solver> two_phase = nullptr;  // of htm
        Engine::Sizes                            sizes     = {};
        std::stop_token                          stop      = {};  // of the preparation
    };

    // Where the preparation is stopped, it works as the Engine does then.
    explicit CheapestSolver(const Options& options);

    // on_solution tells ever cheaper ones. Wrong, with the reason, if the turns
    // cannot make the position.
    Result<CheapestAnswer> solve(const Cube& cube, const Limits& limits,
                                 const Watch& watch = {}) const;
    Result<Solution>       solve(const Request& request, const Watch& watch) const override;

private:
    struct Progressing;

    void run_two_phase(Progressing& progressing, const Limits& limits) const;
    void run_staged(Progressing& progressing, const Limits& limits) const;

    Options                       options_;
    TurnRules                     rules_;
    TurnGroup                     group_;
    std::shared_ptr<const Engine> engine_;  // may be nothing with two_phase
};

// Whole numbers nearly in proportion to the costs of the permitted turns.
TurnWeights weights_of(const CostProfile& costs, TurnSet turns);

}  // namespace antipode
