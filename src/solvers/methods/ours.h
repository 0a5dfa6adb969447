// The two searches of this program as methods among the others.
#pragma once

#include "solvers/methods/method.h"

namespace antipode::methods {

// Three axes, the position and its inverse: search/two_phase.
class TwoPhase final : public Method {
public:
    explicit TwoPhase(std::shared_ptr<const two_phase::Solver> solver)
        : solver_(std::move(solver)) {}

    Solution solve(const Cube& cube, const Limits& limits, const Watch& watch) const override;

private:
    std::shared_ptr<const two_phase::Solver> solver_;
};

// A short solution first, then the proof that none is shorter, or one that is:
// search/optimal.
class Optimal final : public Method {
public:
    Optimal(std::shared_ptr<const two_phase::Solver> start,
            std::shared_ptr<const optimal::Solver>   solver)
        : start_(std::move(start)), solver_(std::move(solver)) {}

    Solution solve(const Cube& cube, const Limits& limits, const Watch& watch) const override;

private:
    std::shared_ptr<const two_phase::Solver> start_;
    std::shared_ptr<const optimal::Solver>   solver_;
};

// A solution as the two phases that it has along one of the axes, for the position or
// for its inverse: of all ways to see it so, the one whose second phase is longest.
std::vector<Phase> two_phases_of(const Moves& solution);

}  // namespace antipode::methods
