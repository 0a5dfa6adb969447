// The two searches of this program as methods among the others.
#pragma once

#include "solvers/methods/method.h"
#include "solvers/shortest.h"

namespace antipode::methods {

// Three axes, the position and its inverse: search/two_phase.
class TwoPhase final : public Method {
public:
    explicit TwoPhase(std::shared_ptr<const two_phase::Solver> solver)
        : solver_(std::move(solver)) {}

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override {
        return *solve({.cube = cube, .limits = limits}, watch);
    }
    // It knows centres, and so does the other one.
    Result<Solution> solve(const Request& request, const Watch& watch) const override;

private:
    std::shared_ptr<const two_phase::Solver> solver_;
};

// Shortest solutions: solvers/shortest.h.
class Optimal final : public Method {
public:
    Optimal(std::shared_ptr<const two_phase::Solver> two_phase,
            const ShortestSolver::Bounds&            bounds)
        : solver_(
            {.two_phase = std::move(two_phase),
             .stages = {{.bounds = [bounds] { return Result<ShortestSolver::Bounds>(bounds); }}}}) {
    }

    Solution solve_in_phases(const Cube& cube, const Limits& limits,
                             const Watch& watch) const override {
        return *solve({.cube = cube, .limits = limits}, watch);
    }
    Result<Solution> solve(const Request& request, const Watch& watch) const override;

private:
    ShortestSolver solver_;
};

// A solution as the two phases that it has along one of the axes, for the position or
// for its inverse: of all ways to see it so, the one whose second phase is longest.
std::vector<Phase> two_phases_of(const Moves& solution);

}  // namespace antipode::methods
