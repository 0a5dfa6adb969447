#include "solvers/slice_turns.h"

#include <gtest/gtest.h>

#include "cube/random_cube.h"
#include "notation/metric.h"
#include "tests/support/cubes.h"
#include "tests/support/solving.h"

namespace antipode {
namespace {

std::shared_ptr<const two_phase::Solver> face_turns() {
    static const auto search =
        std::make_shared<const two_phase::Solver>(testing::two_phase_solver(Metric::htm));
    return search;
}

unsigned slice_turns(const Moves& word) { return static_cast<unsigned>(length(word, Metric::stm)); }

constexpr Limits some_nodes = {.max_nodes = 50'000};

TEST(SliceTurns, AreFewerThanInTheShortestSolutionInFaceTurns) {
    const SliceTurnSolver solver(face_turns());
    Random                random(7);
    for (int i = 0; i < 10; ++i) {
        const Cube   cube   = random_reachable(random);
        const Answer answer = solver.solve({.cube = cube, .limits = some_nodes}, {})->answer;
        const Answer other  = face_turns()->solve({.cube = cube, .limits = some_nodes});
        ASSERT_EQ(cube * answer.solution, solved);
        EXPECT_EQ(answer.length, slice_turns(answer.solution));
        EXPECT_LE(answer.length, slice_turns(other.solution));
        EXPECT_LE(answer.lower_bound, answer.length);
    }
}

TEST(SliceTurns, CountASliceOnce) {
    const SliceTurnSolver solver(face_turns());
    const auto            answer = solver.solve({.cube = testing::cube_after("R L' U D'"),
                                                 .limits = {.enough_length = 2, .max_nodes = 1'000'000}},
                                                {});
    EXPECT_EQ(answer->answer.length, 2U);
    EXPECT_EQ(answer->answer.ended, Ended::enough_found);
}

TEST(SliceTurns, TellOnlyWhatIsBetterThanWhatIsKnown) {
    const SliceTurnSolver solver(face_turns());
    Random                random(8);
    std::vector<unsigned> told;
    const Watch           watch = {
                  .on_solution = [&](const Moves& word) { told.push_back(slice_turns(word)); }};
    const auto answer = solver.solve(
        {.cube = random_reachable(random), .limits = {.max_nodes = 50'000, .shorter_than = 8}},
        watch);
    EXPECT_FALSE(answer->answer.found);
    EXPECT_TRUE(told.empty());
}

}  // namespace
}  // namespace antipode
