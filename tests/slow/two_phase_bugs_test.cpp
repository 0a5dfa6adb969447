// What was once wrong with the two-phase search and needs its tables to show.
#include <gtest/gtest.h>

#include "tests/support/cubes.h"
#include "tests/support/inner_cubes.h"
#include "tests/support/solving.h"

namespace antipode {
namespace {

using testing::is_right;

const two_phase::Solver& solver() {
    static const two_phase::Solver the_solver = testing::two_phase_solver(Metric::htm);
    return the_solver;
}

// Short first phases are many near H, and limits were not looked at among them: a
// search for a millisecond took a quarter of a second.
TEST(TwoPhaseBugs, LimitsHoldNearH) {
    Random random(71);
    for (int i = 0; i < 20; ++i) {
        const Cube   cube   = testing::random_in_h(random);
        const Answer answer = solver().solve({.cube = cube, .limits = {.max_nodes = 2000}});
        EXPECT_TRUE(is_right(answer, cube, Metric::htm));
        EXPECT_EQ(answer.ended, Ended::out_of_nodes);
        EXPECT_LT(answer.nodes, 4000U);
    }
}

// On a busy machine the time was sometimes over before anything was found.
TEST(TwoPhaseBugs, NoTimeIsEnoughForSomeSolution) {
    Random random(72);
    for (int i = 0; i < 300; ++i) {
        const Cube   cube   = random_reachable(random);
        const Answer answer = solver().solve({.cube = cube, .limits = {.max_time = {}}});
        ASSERT_TRUE(is_right(answer, cube, Metric::htm));
        ASSERT_EQ(answer.ended, Ended::out_of_time);
    }
}

// Rounds went on to 60 turns, past the last list of nodes.
TEST(TwoPhaseBugs, FewTurnsWithoutASolutionComeToAnEnd) {
    const phase_one::TurnMask turns_of_u = 7;
    const Answer answer = solver().solve({.cube = testing::cube_after("R"), .turns = turns_of_u});
    EXPECT_FALSE(answer.found);
}

}  // namespace
}  // namespace antipode
