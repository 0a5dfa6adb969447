// Shortest solutions: a short one first, then the proof that none is shorter, or one
// that is.
//
//     const ShortestSolver solver({.two_phase = two_phase, .stages = {{.bounds = open}}});
//     Result<Solution> solution = solver.solve({.cube = cube}, watch);
//
// The two-phase search finds solutions, the other one proves. Tables of bounds are asked
// for when the first solution is there to be seen, and not at all where it proves to be
// shortest by itself. With several stages the proof goes on from one table to the next.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "search/optimal/solver.h"
#include "search/two_phase/solver.h"
#include "solvers/solver.h"

namespace antipode {

class ShortestSolver final : public Solver {
public:
    using Bounds = std::shared_ptr<const optimal::Solver>;

    struct Stage {
        std::function<Result<Bounds>()> bounds;  // may take its time
        // After so long the next stage takes over.
        std::chrono::nanoseconds max_time = std::chrono::nanoseconds::max();
    };

    struct Options {
        // As optimal::Solver::Request has them.
        optimal::Frontier::Wanted wanted     = optimal::Frontier::Wanted::one;
        std::optional<unsigned>   max_length = std::nullopt;
        // Of the same metric as the bounds; none for slice turns, of which it knows nothing.
        std::shared_ptr<const two_phase::Solver> two_phase = nullptr;
        std::vector<Stage>                       stages;  // at least one
    };

    explicit ShortestSolver(Options options) : options_(std::move(options)) {}

    Result<Solution> solve(const Request& request, const Watch& watch) const override;

private:
    Options options_;
};

}  // namespace antipode
