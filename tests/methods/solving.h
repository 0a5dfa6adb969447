// Solving by methods in tests: every solution is replayed, as a whole and in phases.
#pragma once

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "notation/simplify.h"
#include "solvers/methods/method.h"

namespace antipode::testing {

inline std::vector<Cube> random_cubes(std::size_t count, std::uint64_t seed) {
    Random            random(seed);
    std::vector<Cube> cubes;
    for (std::size_t i = 0; i < count; ++i) cubes.push_back(random_reachable(random));
    return cubes;
}

inline ::testing::AssertionResult is_whole(const Solution& solution, const Cube& cube) {
    const Answer& answer = solution.answer;
    if (!answer.found) return ::testing::AssertionFailure() << "nothing was found";
    if (cube * answer.solution != solved)
        return ::testing::AssertionFailure() << "the solution does not solve";
    if (answer.length != answer.solution.size())
        return ::testing::AssertionFailure() << "the length is not that of the solution";
    if (methods::joined(solution.phases) != simplify(answer.solution))
        return ::testing::AssertionFailure() << "the phases do not make the solution";
    return ::testing::AssertionSuccess();
}

}  // namespace antipode::testing
