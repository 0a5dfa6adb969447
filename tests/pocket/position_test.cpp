#include "pocket/position.h"

#include <gtest/gtest.h>

#include "pocket/turns.h"
#include "tests/pocket/cubes.h"

namespace antipode::pocket {
namespace {

TEST(Position, NumbersItsCubes) {
    for (std::uint32_t i = 0; i < Position::count; i += 7)
        ASSERT_EQ(position_of(home_cube(Position(i))).number(), i);
    EXPECT_EQ(home_cube(Position()), HeldCube());
}

TEST(Position, IsTheSameForAllOrientations) {
    EXPECT_TRUE(rc::check([](const HeldCube& cube) {
        RC_ASSERT(home_cube(position_of(cube)) == at_home(cube));
        for (const Symmetry rotation : testing::all_rotations())
            RC_ASSERT(position_of(cube * rotation) == position_of(cube));
    }));
}

TEST(Turns, TakePositionsWhereTheyTakeCubes) {
    const Turns turns;
    Random      random(1);
    for (int i = 0; i < 5000; ++i) {
        const Position position = random_position(random);
        for (const Move m : position_moves)
            ASSERT_EQ(turns.after(position, m), position_of(home_cube(position) * m));
    }
}

TEST(RandomPosition, EveryOrderOfThePiecesIsAboutEquallyLikely) {
    constexpr int    draws = 504'000;
    Random           random(2);
    std::vector<int> seen(Position::orders);
    for (int i = 0; i < draws; ++i) ++seen[random_position(random).order()];
    double chi_squared = 0;
    for (const int n : seen) chi_squared += (n - 100.0) * (n - 100.0) / 100.0;
    // 5039 degrees of freedom: five standard deviations of 100.4 around the mean.
    EXPECT_NEAR(chi_squared, 5039, 502);
}

}  // namespace
}  // namespace antipode::pocket
