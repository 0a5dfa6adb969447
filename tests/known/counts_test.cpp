// How many positions and sequences there are at each distance: published numbers.
#include <gtest/gtest.h>

#include "tests/support/ball.h"

namespace antipode {
namespace {

using Counts = std::vector<std::size_t>;

TEST(KnownCounts, PositionsByFaceTurns) {
    EXPECT_EQ(testing::counts_by_depth(all_moves, 5), (Counts{1, 18, 243, 3240, 43239, 574908}));
}

TEST(KnownCounts, PositionsByQuarterTurns) {
    EXPECT_EQ(testing::counts_by_depth(testing::quarter_turns(), 5),
              (Counts{1, 12, 114, 1068, 10011, 93840}));
}

TEST(KnownCounts, PositionsByFaceTurnsWithOneOfEachClass) {
    EXPECT_EQ(testing::counts_by_classes(all_moves, 6),
              (Counts{1, 18, 243, 3240, 43239, 574908, 7618438}));
}

TEST(KnownCounts, PositionsByQuarterTurnsWithOneOfEachClass) {
    EXPECT_EQ(testing::counts_by_classes(testing::quarter_turns(), 7),
              (Counts{1, 12, 114, 1068, 10011, 93840, 878880, 8221632}));
}

// Sequences in which neighbouring turns neither merge nor stand in the other order.
std::size_t canonical_sequences(int length, const Face* previous = nullptr) {
    if (length == 0) return 1;
    std::size_t count = 0;
    for (const Move m : all_moves) {
        const Face face = m.face();
        if (previous == nullptr || may_follow(*previous, face))
            count += canonical_sequences(length - 1, &face);
    }
    return count;
}

TEST(KnownCounts, CanonicalSequences) {
    Counts counts;
    for (int length = 0; length <= 4; ++length) counts.push_back(canonical_sequences(length));
    EXPECT_EQ(counts, (Counts{1, 18, 243, 3240, 43254}));
}

}  // namespace
}  // namespace antipode
