// How many turns it takes to turn centres and nothing else, proven by meeting in the middle.
#include <gtest/gtest.h>

#include "tests/support/centred_replay.h"
#include "tests/support/cubes.h"
#include "tests/support/pure_twists.h"

namespace antipode {
namespace {

using testing::PureTwists;
using testing::PureTwistSearch;

// Every class of them that takes at most 14 turns; the digits are those of U R F D L B.
TEST(PureTwists, WithinFourteenFaceTurns) {
    const PureTwists expected = {
        {"000002", 12},                  // one by a half
        {"000013", 14},                  // two neighbours by a quarter, one back
        {"000022", 10}, {"001003", 14},  // two opposite ones by a quarter, one back
        {"002002", 10}, {"002222", 14}, {"022022", 12},
        {"112112", 14}, {"112332", 14}, {"222222", 14},
    };
    EXPECT_EQ(PureTwistSearch(Metric::htm).within(7), expected);
}

TEST(PureTwists, WithinSixteenQuarterTurns) {
    const PureTwists expected = {
        {"000002", 14}, {"000013", 14}, {"000022", 16}, {"001133", 16},
        {"001331", 16}, {"002002", 16}, {"011033", 16}, {"013013", 16},
        {"022022", 16}, {"112112", 16}, {"112332", 16},
    };
    EXPECT_EQ(PureTwistSearch(Metric::qtm).within(8), expected);
}

}  // namespace
}  // namespace antipode
