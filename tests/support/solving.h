// Solving positions in tests: every answer is replayed before anything else is
// said about it.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "search/two_phase/solver.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::testing {

inline two_phase::Solver two_phase_solver(Metric metric) {
    return two_phase::Solver(two_phase_tables(metric));
}

// Whether the answer is what it claims to be.
inline ::testing::AssertionResult is_right(const Answer& answer, const Cube& cube, Metric metric) {
    if (!answer.found) return ::testing::AssertionFailure() << "nothing was found";
    if (cube * answer.solution != solved)
        return ::testing::AssertionFailure() << "the solution does not solve";
    if (length(answer.solution, metric) != answer.length)
        return ::testing::AssertionFailure() << "the length is not that of the solution";
    if (answer.lower_bound > answer.length)
        return ::testing::AssertionFailure() << "the lower bound is above the length";
    if (answer.ended == Ended::exhausted && answer.lower_bound != answer.length)
        return ::testing::AssertionFailure() << "a proof with a lower bound below the length";
    return ::testing::AssertionSuccess();
}

}  // namespace antipode::testing
