#include "notation/maneuver.h"

#include <gtest/gtest.h>

#include "tests/notation/generators.h"
#include "tests/notation/sticker_model.h"
#include "tests/notation/words.h"

namespace antipode {
namespace {

using testing::maneuver;
using testing::performed;

TEST(HandTurns, SliceFollowsItsFace) {
    EXPECT_EQ(performed(maneuver("M")), performed(maneuver("x' R L'")));
    EXPECT_EQ(performed(maneuver("E")), performed(maneuver("y' U D'")));
    EXPECT_EQ(performed(maneuver("S")), performed(maneuver("z F' B")));
}

TEST(HandTurns, WideTurnIsTheOppositeFaceAndARotation) {
    EXPECT_EQ(performed(maneuver("Rw")), performed(maneuver("x L")));
    EXPECT_EQ(performed(maneuver("Uw")), performed(maneuver("y D")));
    EXPECT_EQ(performed(maneuver("Bw")), performed(maneuver("z' F")));
}

TEST(HandTurns, RotationTakesFacesWhereTheSymmetrySays) {
    EXPECT_EQ(on_the_table(maneuver("x")).held, rotation_x);
    EXPECT_EQ(on_the_table(maneuver("y")).held, rotation_y);
    EXPECT_EQ(on_the_table(maneuver("z")).held, rotation_z);
    EXPECT_EQ(performed(maneuver("x F")), performed(maneuver("D x")));
}

TEST(OnTheTable, TurnsTheSameLayersAndHoldsTheCubeTheSameWay) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        const TableMoves  table    = on_the_table(m);
        testing::Stickers expected = performed(Maneuver(table.moves));
        for (testing::Sticker& s : expected) s = mapped(table.held, s);
        RC_ASSERT(performed(m) == expected);
    }));
}

TEST(OnTheTable, LeavesFaceTurnsAlone) {
    EXPECT_TRUE(rc::check([](const Moves& m) {
        RC_ASSERT(on_the_table(Maneuver(m)).moves == m);
        RC_ASSERT(on_the_table(Maneuver(m)).held == Symmetry{});
    }));
}

}  // namespace
}  // namespace antipode
