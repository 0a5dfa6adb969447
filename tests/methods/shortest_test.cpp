#include <gtest/gtest.h>

#include "solvers/methods/ida.h"
#include "solvers/methods/pattern.h"
#include "solvers/methods/pieces.h"
#include "tests/methods/solving.h"
#include "tests/solvers/turns.h"
#include "tests/support/cubes.h"

namespace antipode::methods {
namespace {

using namespace testing;

// Every position of the levels gets its level as its proven length; one in `stride`
// is tried.
void expect_shortest(const Method& method, std::size_t depth, std::size_t stride) {
    const auto  levels = levels_by_trying(TurnSet::every_turn(), depth);
    std::size_t number = 0;
    for (std::size_t level = 0; level < levels.size(); ++level)
        for (const Cube& cube : levels[level]) {
            if (number++ % stride != 0) continue;
            const Solution solution = method.solve_in_phases(cube, {}, {});
            ASSERT_TRUE(is_whole(solution, cube));
            ASSERT_EQ(solution.answer.length, level);
            ASSERT_EQ(solution.answer.lower_bound, level);
            ASSERT_EQ(solution.answer.ended, Ended::exhausted);
        }
}

TEST(Ida, NearPositionsAreSolvedInTheFewestTurns) { expect_shortest(Ida(), 4, 101); }

TEST(Pieces, NearPositionsAreSolvedInTheFewestTurns) { expect_shortest(Pieces(), 4, 11); }

TEST(Pieces, TheBoundNeverExceedsTheDistance) {
    const Pieces pieces;
    const auto   levels = levels_by_trying(TurnSet::every_turn(), 3);
    for (std::size_t level = 0; level < levels.size(); ++level)
        for (const Cube& cube : levels[level]) ASSERT_LE(pieces.space().bound(cube), level);
}

TEST(Pieces, NoPieceIsFartherThanTheSearchBelieves) {
    const Pieces pieces;
    for (const Cube& cube : random_cubes(10'000, 1)) ASSERT_LE(pieces.space().bound(cube), 4u);
}

TEST(Ida, LimitsEndTheSearchWithWhatIsProven) {
    const Solution solution =
        Ida().solve_in_phases(random_cubes(1, 2)[0], {.max_nodes = 100'000}, {});
    EXPECT_FALSE(solution.answer.found);
    EXPECT_EQ(solution.answer.ended, Ended::out_of_nodes);
    EXPECT_EQ(solution.answer.lower_bound, 5u);  // 18 + 243 + 3240 + 43254 words are shorter
    EXPECT_TRUE(solution.phases.empty());
}

TEST(Ida, AStopEndsTheSearch) {
    std::stop_source stop;
    const Solution   solution = Ida().solve_in_phases(
          random_cubes(1, 3)[0], {},
          {.stop = stop.get_token(), .on_progress = [&](const Progress&) { stop.request_stop(); }});
    EXPECT_EQ(solution.answer.ended, Ended::stopped);
}

TEST(Ida, SolutionsThatAreNotShorterThanAKnownOneAreNotLookedFor) {
    const Solution solution = Ida().solve_in_phases(cube_after("R U F"), {.shorter_than = 3}, {});
    EXPECT_FALSE(solution.answer.found);
    EXPECT_EQ(solution.answer.ended, Ended::exhausted);
    EXPECT_EQ(solution.answer.lower_bound, 3u);
}

TEST(Pattern, TurnsOfSixEdgesAreThoseOfTheCube) {
    const SixEdgesPattern pattern;
    for (const Cube& cube : random_cubes(100, 4))
        for (const std::size_t first : {0, 6})
            for (const Move m : all_moves)
                ASSERT_EQ(pattern.after(pattern.state_of(cube, first), m),
                          pattern.state_of(cube * m, first));
}

}  // namespace
}  // namespace antipode::methods
