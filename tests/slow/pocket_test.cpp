// God's algorithm for the 2x2x2, checked in full.
#include <gtest/gtest.h>

#include "pocket/distances.h"

namespace antipode::pocket {
namespace {

// Walks down from the position on the cube itself, not on its number.
bool is_solved_in(const Distances& distances, Position position, unsigned length) {
    HeldCube cube  = home_cube(position);
    unsigned turns = 0;
    for (const Move m : shortest_solution(distances, position)) {
        cube = cube * m;
        turns += cost_of(m, distances.metric());
    }
    return cube == HeldCube() && turns == length;
}

class EveryPocketPosition : public ::testing::TestWithParam<Metric> {};

TEST_P(EveryPocketPosition, IsSolvedByWalkingTheTableInAsManyTurnsAsItsDistance) {
    const Distances distances(GetParam());
    for (std::uint32_t i = 0; i < Position::count; ++i)
        ASSERT_TRUE(is_solved_in(distances, Position(i), distances[Position(i)])) << i;
}

TEST_P(EveryPocketPosition, HasNoNeighbourThatIsNearerByMoreThanATurn) {
    const Distances distances(GetParam());
    for (std::uint32_t i = 0; i < Position::count; ++i)
        for (const Move m : position_moves)
            ASSERT_LE(distances[Position(i)],
                      distances[distances.turns().after(Position(i), m)] + cost_of(m, GetParam()));
}

INSTANTIATE_TEST_SUITE_P(InBothMetrics, EveryPocketPosition,
                         ::testing::Values(Metric::htm, Metric::qtm),
                         [](const auto& test) { return std::string(row(test.param).name); });

TEST(EveryPocketPositionHasItsNumber, AndEveryNumberItsPosition) {
    for (std::uint32_t i = 0; i < Position::count; ++i)
        ASSERT_EQ(position_of(home_cube(Position(i))).number(), i);
}

}  // namespace
}  // namespace antipode::pocket
