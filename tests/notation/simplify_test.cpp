#include "notation/simplify.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "notation/metric.h"
#include "notation/transform.h"
#include "tests/notation/generators.h"
#include "tests/notation/sticker_model.h"
#include "tests/notation/words.h"

namespace antipode {
namespace {

using testing::maneuver;
using testing::performed;

std::string simplified(std::string_view text) { return to_text(simplify(maneuver(text))); }

TEST(Simplify, MergesTurnsOfOneFace) {
    EXPECT_EQ(simplified("R R"), "R2");
    EXPECT_EQ(simplified("R R2"), "R'");
    EXPECT_EQ(simplified("R U U' R"), "R2");
    EXPECT_EQ(simplified("F R L L' R' F'"), "");
}

TEST(Simplify, MergesAcrossTheOppositeFace) {
    EXPECT_EQ(simplified("R L R'"), "L");
    EXPECT_EQ(simplified("D U D"), "U D2");
}

TEST(Simplify, MergesLayersIntoSlicesWideTurnsAndRotations) {
    EXPECT_EQ(simplified("M M'"), "");
    EXPECT_EQ(simplified("R M'"), "Rw");
    EXPECT_EQ(simplified("R M' L'"), "x");
    EXPECT_EQ(simplified("Rw R'"), "M'");
    EXPECT_EQ(simplified("x R'"), "Lw'");
    EXPECT_EQ(simplified("U E' y"), "D y2");
}

TEST(Simplify, KeepsRotationsInPlace) {
    EXPECT_EQ(simplified("R y F'"), "R y F'");
    EXPECT_EQ(simplified("x R x'"), "R");
}

TEST(Simplify, KeepsTheMeaningAndTheHold) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        RC_ASSERT(performed(simplify(m)) == performed(m));
        RC_ASSERT(on_the_table(simplify(m)).held == on_the_table(m).held);
    }));
}

TEST(Simplify, TwiceIsOnce) {
    EXPECT_TRUE(
        rc::check([](const Maneuver& m) { RC_ASSERT(simplify(simplify(m)) == simplify(m)); }));
}

TEST(Simplify, NeverLengthens) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        for (const Metric metric : {Metric::htm, Metric::qtm, Metric::etm, Metric::axial})
            RC_ASSERT(length(simplify(m), metric) <= length(m, metric));
    }));
}

TEST(Simplify, LeavesNothingOfAWordAndItsInverse) {
    EXPECT_TRUE(rc::check([](Maneuver m) {
        const Maneuver undo = inverse(m);
        m.append(undo);
        RC_ASSERT(simplify(m).empty());
    }));
}

TEST(Simplify, MakesCanonicalFaceTurnsOfFaceTurns) {
    EXPECT_TRUE(rc::check([](const Moves& m) {
        const Moves simple = simplify(m);
        RC_ASSERT(Maneuver(simple) == simplify(Maneuver(m)));
        for (std::size_t i = 1; i < simple.size(); ++i)
            RC_ASSERT(may_follow(simple[i - 1].face(), simple[i].face()));
    }));
}

// All that three layers can do, written in a clumsy way: one layer at a time.
TEST(Simplify, NeedsNoMoreTurnsThanAnyOtherWayToTurnTheLayers) {
    for (std::size_t state = 0; state < 64; ++state) {
        const Maneuver clumsy = [&] {
            Maneuver m = repeat(maneuver("U"), state % 4);
            m.append(repeat(maneuver("E"), state / 4 % 4));
            m.append(repeat(maneuver("D"), state / 16));
            return m;
        }();
        EXPECT_EQ(performed(simplify(clumsy)), performed(clumsy));
        EXPECT_LE(simplify(clumsy).size(), 3U);
        EXPECT_LE(length(simplify(clumsy), Metric::htm), 2U);
    }
}

}  // namespace
}  // namespace antipode
