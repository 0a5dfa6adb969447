// How many turns it takes to turn centres and nothing else, proven by meeting in the middle.
#include <gtest/gtest.h>

#include "tests/support/pure_twists.h"

namespace antipode {
namespace {

using testing::PureTwists;
using testing::PureTwistSearch;

// Every class of them, and no other; the digits are those of U R F D L B. Words of these
// lengths are replayed in tests/laws.
TEST(PureTwists, WithinFourteenFaceTurns) {
    EXPECT_EQ(PureTwistSearch(Metric::htm).within(7), testing::pure_twists_within(14));
}

// 30 million classes of positions, and 2 GB.
TEST(PureTwistsFarther, WithinSixteenFaceTurns) {
    EXPECT_EQ(PureTwistSearch(Metric::htm).within(8), testing::pure_twists_within(16));
}

const PureTwists within_16_quarter_turns = {
    {"000002", 14}, {"000013", 14}, {"000022", 16}, {"001133", 16}, {"001331", 16}, {"002002", 16},
    {"011033", 16}, {"013013", 16}, {"022022", 16}, {"112112", 16}, {"112332", 16},
};

TEST(PureTwists, WithinSixteenQuarterTurns) {
    EXPECT_EQ(PureTwistSearch(Metric::qtm).within(8), within_16_quarter_turns);
}

TEST(PureTwistsFarther, WithinEighteenQuarterTurns) {
    PureTwists expected = within_16_quarter_turns;
    for (const char* twists : {"000011", "000112", "001001", "001003", "001012", "001232", "011123",
                               "011213", "012023", "012113", "111333", "112233", "113113"})
        expected.emplace(twists, 18);
    EXPECT_EQ(PureTwistSearch(Metric::qtm).within(9), expected);
}

}  // namespace
}  // namespace antipode
