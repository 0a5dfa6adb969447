#include "solvers/shortest.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "tests/support/cubes.h"
#include "tests/support/optimal_table.h"

namespace antipode {
namespace {

using testing::cube_after;
using Bounds = ShortestSolver::Bounds;

// Positions near the solved cube, with a table that is quickly made.
class ShortestSolverWithASmallTable : public ::testing::Test {
protected:
    ShortestSolver::Stage stage(std::chrono::nanoseconds max_time) {
        return {.bounds =
                    [this] {
                        ++opened;
                        return Result<Bounds>(bounds);
                    },
                .max_time = max_time};
    }

    const Bounds bounds = std::make_shared<const optimal::Solver>(
        testing::small_shape(Metric::htm), testing::small_table(Metric::htm));
    const Cube cube   = cube_after("R U F2 D' L B2");
    int        opened = 0;
};

TEST_F(ShortestSolverWithASmallTable, GoesOnWithTheNextTableWhereAStageEnds) {
    const ShortestSolver solver(
        {.stages = {stage(std::chrono::nanoseconds::zero()), stage(Limits{}.max_time)}});
    const auto solution = solver.solve({.cube = cube}, {});
    ASSERT_TRUE(solution);
    EXPECT_EQ(opened, 2);
    EXPECT_EQ(solution->answer.length, 6U);
    EXPECT_EQ(solution->answer.lower_bound, 6U);
    EXPECT_EQ(cube * solution->answer.solution, solved);
    EXPECT_FALSE(solution->proof);
}

TEST_F(ShortestSolverWithASmallTable, DoesNotOpenTheNextTableWhenTheProofIsComplete) {
    const ShortestSolver solver({.stages = {stage(Limits{}.max_time), stage(Limits{}.max_time)}});
    EXPECT_TRUE(solver.solve({.cube = cube}, {}));
    EXPECT_EQ(opened, 1);
}

TEST_F(ShortestSolverWithASmallTable, EndsWithItsOwnTimeAndNotWithThatOfAStage) {
    const ShortestSolver solver(
        {.stages = {stage(std::chrono::nanoseconds::zero()), stage(Limits{}.max_time)}});
    const auto solution =
        solver.solve({.cube = cube, .limits = {.max_time = std::chrono::nanoseconds::zero()}}, {});
    ASSERT_TRUE(solution);
    EXPECT_EQ(opened, 1);
    EXPECT_EQ(solution->answer.ended, Ended::out_of_time);
    EXPECT_TRUE(solution->proof);
}

// A count of nodes is asked for where an answer is to be the same every time.
TEST_F(ShortestSolverWithASmallTable, LeavesStagesThatEndByTheClockOutWhereNodesAreCounted) {
    const ShortestSolver solver(
        {.stages = {stage(std::chrono::nanoseconds::zero()), stage(Limits{}.max_time)}});
    EXPECT_TRUE(solver.solve({.cube = cube, .limits = {.max_nodes = 1'000}}, {}));
    EXPECT_EQ(opened, 1);
}

TEST_F(ShortestSolverWithASmallTable, TellsWhyATableCannotBeHad) {
    const ShortestSolver solver({.stages = {{.bounds = [] {
                                     return Result<Bounds>(
                                         Error{.message = Message::in_words("no")});
                                 }}}});
    const auto           solution = solver.solve({.cube = cube}, {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().message.text(), "no");
}

}  // namespace
}  // namespace antipode
