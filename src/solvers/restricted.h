// Solving with some of the turns only: without the B face, with U and R, with
// half turns, with turns in one direction.
//
//     const RestrictedSolver solver({.turns = *parse_turn_set("U R F")});
//     Result<Answer> answer = solver.solve(cube, {.max_time = 1s});
//     if (!answer) tell(answer.error().message);   // the turns cannot make this position
//
// How it is done depends on the group that the turns generate:
//
//     two_phase  the turns reach all of some H = <U,D,R2,L2,F2,B2>, as five faces
//                do: the two-phase search, if its tables are given
//     exact      groups of up to 10^10 positions, as <U,R> or the half turns: a
//                proven shortest word, by meeting in the middle
//     staged     the rest, as <U,R,F> or <R,L,F,B>: two stages through a subgroup
//                chosen for the set; words get shorter as time goes by
//     words      where the tables of staged would be too big: a word from the
//                group, shortened piece by piece
//
// Preparing takes from milliseconds to a few seconds (staged, whole cube group);
// afterwards solve() may run on several threads at once. With one thread and a
// limit on nodes the answer is reproducible.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "base/natural.h"
#include "search/two_phase/solver.h"
#include "solvers/restricted/engine.h"
#include "solvers/solver.h"
#include "solvers/turn_set.h"

namespace antipode {

enum class RestrictedStrategy : std::uint8_t { two_phase, exact, staged, words };

constexpr std::string_view name(RestrictedStrategy strategy) {
    constexpr std::string_view names[] = {"two-phase", "exact", "staged", "words"};
    return names[static_cast<std::size_t>(strategy)];
}

// Whether the two-phase search can do the job, so that its tables are worth
// loading. They are never needed.
bool suits_two_phase(TurnSet turns, Metric metric);

class RestrictedSolver final : public Solver {
public:
    struct Options {
        TurnSet turns;
        Metric  metric = Metric::htm;  // or qtm
        // Of the same metric; used if suits_two_phase().
        std::shared_ptr<const two_phase::Solver> two_phase = nullptr;
        Engine::Sizes                            sizes     = {};
        std::stop_token                          stop      = {};  // of the preparation
    };

    // Where the preparation is stopped, it works as the Engine does then.
    explicit RestrictedSolver(const Options& options);

    TurnSet            turns() const { return options_.turns; }
    RestrictedStrategy strategy() const;
    Natural            order() const { return group_.order(); }

    // Wrong, with the reason, if the turns cannot make the position.
    Result<Answer>   solve(const Cube& cube, const Limits& limits, const Watch& watch = {}) const;
    Result<Solution> solve(const Request& request, const Watch& watch) const override;

private:
    Options                       options_;
    TurnGroup                     group_;
    std::shared_ptr<const Engine> engine_;  // nothing for two_phase
};

}  // namespace antipode
