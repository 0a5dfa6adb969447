// What words do to positions, judged by a cube of 54 stickers in the hand.
#include <gtest/gtest.h>

#include "cube/forms.h"
#include "notation/simplify.h"
#include "notation/transform.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"
#include "tests/support/hand_model.h"

namespace antipode {
namespace {

using testing::HandCube;

TEST(ManeuverLaws, EveryGripTurnsTheStickersOfTheHand) {
    for (const testing::Hold& hold : testing::holds)
        for (const Turn t : all_turns) {
            HandCube hand;
            hand.turn({hold.grip, t});
            hand.put_down();
            EXPECT_EQ(hand.text(), to_text(after(Maneuver{{hold.grip, t}}), Form::facelets))
                << row(hold.grip).name;
        }
}

TEST(ManeuverLaws, AnyManeuverDoesToTheCubeWhatAHandDoes) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        HandCube hand;
        hand.perform(m);
        hand.put_down();
        RC_ASSERT(hand.text() == to_text(after(m), Form::facelets));
    }));
}

// What the hand sees without putting the cube down is the same position from
// the point of view it ended with.
TEST(ManeuverLaws, HeldSaysHowTheHandSeesTheCube) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        HandCube hand;
        hand.perform(m);
        RC_ASSERT(*parse_cube(hand.text()) == conjugate(after(m), on_the_table(m).held));
    }));
}

TEST(ManeuverLaws, PrintingAndParsingKeepsThePosition) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) {
        RC_ASSERT(*parse_cube(to_text(m), {.form = Form::maneuver}) == after(m));
    }));
}

TEST(ManeuverLaws, SimplifyingKeepsThePosition) {
    EXPECT_TRUE(rc::check([](const Maneuver& m, const Moves& moves) {
        RC_ASSERT(after(simplify(m)) == after(m));
        RC_ASSERT(after(simplify(moves)) == after(moves));
    }));
}

TEST(ManeuverLaws, LeavingOutRotationsKeepsThePosition) {
    EXPECT_TRUE(
        rc::check([](const Maneuver& m) { RC_ASSERT(after(without_rotations(m)) == after(m)); }));
}

TEST(ManeuverLaws, TheInverseWordOfFaceTurnsMakesTheInversePosition) {
    EXPECT_TRUE(rc::check(
        [](const Moves& moves) { RC_ASSERT(after(inverse(moves)) == inverse(after(moves))); }));
}

// Undoing starts from the cube as it is held at the end.
TEST(ManeuverLaws, AManeuverAndItsInverseLeaveTheCubeAsItWas) {
    EXPECT_TRUE(rc::check([](const Maneuver& m, const Cube& start) {
        Maneuver there_and_back = m;
        there_and_back.append(inverse(m));
        RC_ASSERT(start * there_and_back == start);
        RC_ASSERT(on_the_table(there_and_back).held == Symmetry{});
    }));
}

TEST(ManeuverLaws, TheImageOfAWordMakesTheConjugatePosition) {
    EXPECT_TRUE(rc::check([](const Moves& moves, const Maneuver& m, Symmetry s) {
        RC_ASSERT(after(image(s, moves)) == conjugate(after(moves), s));
        RC_ASSERT(after(image(s, m)) == conjugate(after(m), s));
    }));
}

TEST(ManeuverLaws, RepeatingAWordIsAPowerOfItsPosition) {
    EXPECT_TRUE(rc::check([](const Moves& moves) {
        const auto times = *rc::gen::inRange<std::size_t>(0, 12);
        RC_ASSERT(after(repeat(moves, times)) == power(after(moves), static_cast<int>(times)));
    }));
}

TEST(ManeuverLaws, MovesActOneByOneFromLeftToRight) {
    EXPECT_TRUE(rc::check([](const Moves& first, const Moves& second, const Cube& start) {
        RC_ASSERT(start * first * second == start * (after(first) * after(second)));
    }));
}

// Two maneuvers that are known to do the same.
struct Same {
    const char* one;
    const char* other;
};

TEST(ManeuverLaws, SlicesWideTurnsAndRotationsAreWhatCubersKnow) {
    for (const Same& same : std::initializer_list<Same>{{"x", ""},
                                                        {"y2 z' x", ""},
                                                        {"M2 E2 S2", "R2 L2 U2 D2 F2 B2"},
                                                        {"Rw", "L"},
                                                        {"r'", "L'"},
                                                        {"M", "R L'"},
                                                        {"E", "U D'"},
                                                        {"S", "F' B"},
                                                        {"R y F", "R R"},
                                                        {"x U x'", "F"},
                                                        {"y R y'", "B"},
                                                        {"z U z'", "L"},
                                                        {"Rs", "R L'"},
                                                        {"Ra", "R L"},
                                                        {"[R, U]", "R U R' U'"},
                                                        {"[R: U]", "R U R'"},
                                                        {"(R U)3", "RURURU"},
                                                        {"R ^(U F)", "R F' U'"},
                                                        {"Uw2", "D2"},
                                                        {"M' U2 M U2", "L R' F2 L' R U2"}})
        EXPECT_EQ(testing::cube_after(same.one), testing::cube_after(same.other)) << same.one;
}

}  // namespace
}  // namespace antipode
