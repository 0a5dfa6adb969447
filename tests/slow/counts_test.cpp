// The counts of tests/known, further out.
#include <gtest/gtest.h>

#include "tests/support/ball.h"

namespace antipode {
namespace {

TEST(SlowCounts, PositionsAtSevenFaceTurns) {
    EXPECT_EQ(testing::counts_by_classes(all_moves, 7).back(), 100803036U);
}

TEST(SlowCounts, PositionsAtEightQuarterTurns) {
    EXPECT_EQ(testing::counts_by_classes(testing::quarter_turns(), 8).back(), 76843595U);
}

}  // namespace
}  // namespace antipode
