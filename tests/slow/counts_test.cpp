// The counts of tests/known, further out.
#include <gtest/gtest.h>

#include "tests/support/ball.h"
#include "tests/support/centred_ball.h"

namespace antipode {
namespace {

TEST(SlowCounts, PositionsAtSevenFaceTurns) {
    EXPECT_EQ(testing::counts_by_classes(all_moves, 7).back(), 100803036U);
}

TEST(SlowCounts, PositionsAtEightQuarterTurns) {
    EXPECT_EQ(testing::counts_by_classes(testing::quarter_turns(), 8).back(), 76843595U);
}

// Up to four turns there are as many as without centres; then some that are equal but for
// their centres are told apart.
TEST(SlowCounts, PositionsWithCentresWithinSixFaceTurns) {
    EXPECT_EQ(testing::centred_counts(6),
              (std::vector<std::size_t>{1, 18, 243, 3240, 43239, 575256, 7635214}));
}

}  // namespace
}  // namespace antipode
