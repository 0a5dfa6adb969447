// Restricted and priced searches that use the real tables.
#include <gtest/gtest.h>

#include "solvers/cheapest.h"
#include "solvers/restricted.h"
#include "tests/solvers/turns.h"
#include "tests/support/two_phase_tables.h"

namespace antipode {
namespace {

using namespace testing;

std::shared_ptr<const two_phase::Solver> two_phase_solver(Metric metric) {
    return std::make_shared<const two_phase::Solver>(two_phase_tables(metric));
}

void expect_solved(std::string_view text, Metric metric, unsigned longest) {
    const RestrictedSolver solver(
        {.turns = turn_set(text), .metric = metric, .two_phase = two_phase_solver(metric)});
    EXPECT_EQ(solver.strategy(), RestrictedStrategy::two_phase);
    for (const Cube& cube : random_members(solver.turns(), 20, 1)) {
        const Answer answer = *solver.solve(cube, some_nodes);
        ASSERT_TRUE(answer.found);
        EXPECT_EQ(cube * answer.solution, solved);
        EXPECT_TRUE(solver.turns().contains(answer.solution));
        EXPECT_EQ(answer.length, length(answer.solution, metric));
        EXPECT_LE(answer.length, longest);
    }
}

TEST(RestrictedTwoPhase, SolvesWithFiveFaces) { expect_solved("U R F D L", Metric::htm, 24); }

TEST(RestrictedTwoPhase, SolvesWithFiveFacesInQuarterTurns) {
    expect_solved("U R F D L", Metric::qtm, 34);
}

TEST(RestrictedTwoPhase, SolvesWithAHalfTurnForTheSixthFace) {
    expect_solved("U R F D L B2", Metric::htm, 22);
}

TEST(CheapestTwoPhase, CostsNoMoreThanTheShortestSolution) {
    const auto           two_phase = two_phase_solver(Metric::htm);
    const CostProfile    profile   = *parse_cost_profile("half=1.6,parallel");
    const CheapestSolver solver({.costs = profile, .two_phase = two_phase});
    for (const Cube& cube : random_members(TurnSet::every_turn(), 20, 2)) {
        const CheapestAnswer cheapest = *solver.solve(cube, some_nodes);
        const Answer         shortest = two_phase->solve({.cube = cube, .limits = some_nodes});
        ASSERT_EQ(cube * cheapest.solution, solved);
        EXPECT_DOUBLE_EQ(cheapest.cost, cost(cheapest.solution, profile));
        EXPECT_LE(cheapest.cost, cost(shortest.solution, profile) + 1e-9);
    }
}

TEST(CheapestTwoPhase, GoesAroundADearFace) {
    const CostProfile    profile = *parse_cost_profile("U=10");
    const CheapestSolver solver({.costs = profile, .two_phase = two_phase_solver(Metric::htm)});
    const Cube           cube   = cube_after("U");
    const CheapestAnswer answer = *solver.solve(cube, {.max_nodes = 2'000'000});
    ASSERT_EQ(cube * answer.solution, solved);
    EXPECT_LE(answer.cost, 10);
}

}  // namespace
}  // namespace antipode
