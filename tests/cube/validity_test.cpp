#include "cube/validity.h"

#include <gtest/gtest.h>

#include "tests/support/cubes.h"

namespace antipode {
namespace {

Cube twisted(std::size_t by) {
    Cube cube;
    cube.corners[0] = Cubie(0, by);
    return cube;
}

Cube flipped() {
    Cube cube;
    cube.edges[0] = Cubie(0, 1);
    return cube;
}

Cube exchanged() {
    Cube cube;
    std::swap(cube.edges[0], cube.edges[1]);
    return cube;
}

TEST(Validity, TheTwelveCosetsHaveTwelveDifferentInvariants) {
    EXPECT_EQ(invariants(solved), (Invariants{0, 0, 0}));
    EXPECT_EQ(invariants(twisted(1)), (Invariants{0, 0, 1}));
    EXPECT_EQ(invariants(twisted(2)), (Invariants{0, 0, 2}));
    EXPECT_EQ(invariants(flipped()), (Invariants{0, 1, 0}));
    EXPECT_EQ(invariants(exchanged()), (Invariants{1, 0, 0}));
    EXPECT_EQ(invariants(exchanged() * flipped() * twisted(2)), (Invariants{1, 1, 2}));
}

TEST(Validity, TwoCornersExchangedBreakTheSameInvariantAsTwoEdges) {
    Cube cube;
    std::swap(cube.corners[3], cube.corners[6]);
    EXPECT_EQ(invariants(cube), invariants(exchanged()));
    EXPECT_TRUE(is_reachable(cube * exchanged()));
}

TEST(Validity, AReachablePositionNeedsNoReason) {
    EXPECT_EQ(why_unreachable(solved).text(), "");
    EXPECT_EQ(why_unreachable(testing::superflip()).text(), "");
}

TEST(Validity, EachBrokenInvariantHasItsWords) {
    EXPECT_EQ(why_unreachable(twisted(1)).text(),
              "the corners are twisted by a third of a turn clockwise in all");
    EXPECT_EQ(why_unreachable(twisted(2)).text(),
              "the corners are twisted by a third of a turn counter-clockwise in all");
    EXPECT_EQ(why_unreachable(flipped()).text(), "an odd number of edges is flipped");
    EXPECT_EQ(why_unreachable(exchanged()).text(),
              "two pieces are exchanged (corner and edge parity differ)");
}

TEST(Validity, AllBrokenInvariantsAreNamedAtOnce) {
    EXPECT_EQ(why_unreachable(twisted(1) * flipped() * exchanged()).text(),
              "the corners are twisted by a third of a turn clockwise in all; an odd number of "
              "edges is flipped; two pieces are exchanged (corner and edge parity differ)");
}

// Twist 1 is clockwise: the U sticker of URF comes to R, where a clockwise turn
// of that corner in place brings it.
TEST(Validity, ClockwiseIsClockwise) {
    const Facelets facelets = facelets_of(twisted(1));
    EXPECT_EQ(facelets[9], Face::U);
    EXPECT_EQ(facelets[20], Face::R);
    EXPECT_EQ(facelets[8], Face::F);
}

}  // namespace
}  // namespace antipode
