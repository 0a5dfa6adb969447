// The whole cube as a goal: the search that goes on finds what the tables of goals find.
#include <gtest/gtest.h>

#include "solvers/shortest.h"
#include "tests/goals/brute_force.h"
#include "tests/support/real_optimal_solver.h"

namespace antipode::goals {
namespace {

using namespace testing;

std::shared_ptr<const Solver> shortest_solver(optimal::Frontier::Wanted wanted) {
    const auto bounds = std::make_shared<const optimal::Solver>(antipode::testing::small_solver());
    return std::make_shared<ShortestSolver>(ShortestSolver::Options{
        .wanted = wanted, .stages = {{.bounds = [=] { return ShortestSolver::Bounds(bounds); }}}});
}

TEST(WholeCube, HasTheSameShortestSolutionsWhoeverGoesOn) {
    using Wanted = optimal::Frontier::Wanted;
    for (const char* scramble :
         {"R U R' U R U2 R' F R U R' U' F'", "R2 D R' U2 R D' R' U2 R'", "F R U R' U' F' U"}) {
        const Cube          cube  = cube_after(scramble);
        GoalSolver::Options alone = {.goals = goals_named("solved"), .wanted = {.all = true}};
        GoalSolver::Options other = alone;
        other.whole               = {
                          .solver =
                              [] { return Result<std::shared_ptr<const Solver>>(shortest_solver(Wanted::all)); },
                          .is_there = true};
        const Solution expected = solve(alone, cube, {.threads = 2});
        const Solution found    = solve(other, cube, {.threads = 2});
        EXPECT_EQ(texts(found), texts(expected)) << scramble;
        EXPECT_EQ(found.answer.lower_bound, expected.answer.lower_bound);
        expect_replayed(found, cube, alone.goals);
    }
}

}  // namespace
}  // namespace antipode::goals
