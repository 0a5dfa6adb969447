// The two-phase search with all turns, as one of the solvers.
#pragma once

#include <memory>

#include "search/two_phase/solver.h"
#include "solvers/solver.h"

namespace antipode {

class TwoPhaseSolver final : public Solver {
public:
    explicit TwoPhaseSolver(std::shared_ptr<const two_phase::Solver> search)
        : search_(std::move(search)) {}

    Result<Solution> solve(const Request& request, const Watch& watch) const override {
        return Solution{
            .answer = search_->solve(
                {.cube = request.cube, .limits = request.limits, .centres = request.centres},
                watch)};
    }

private:
    std::shared_ptr<const two_phase::Solver> search_;
};

}  // namespace antipode
