#include "notation/parse.h"

#include <gtest/gtest.h>

#include <string>

#include "notation/print.h"
#include "notation/transform.h"
#include "tests/notation/words.h"

namespace antipode {
namespace {

using testing::maneuver;

std::string read(std::string_view text) { return to_text(maneuver(text)); }
std::string read_papers(std::string_view text) { return to_text(maneuver(text, Alphabet::papers)); }

TEST(Parse, ReadsEveryGripInEveryTurn) {
    for (std::size_t g = 0; g < grip_rows.size(); ++g)
        for (const Turn turn : all_turns) {
            const HandTurn t = {static_cast<Grip>(g), turn};
            EXPECT_EQ(maneuver(to_text(t)), Maneuver{t});
        }
}

TEST(Parse, NothingIsAManeuverToo) {
    EXPECT_EQ(read(""), "");
    EXPECT_EQ(read(" \t\r\n"), "");
    EXPECT_EQ(read("()"), "");
    EXPECT_EQ(read("(0f*)"), "");
}

TEST(Parse, SpacesAreNeverNeeded) {
    EXPECT_EQ(read("RU2F'M2xRwr'Us"), "R U2 F' M2 x Rw Rw' U D'");
    EXPECT_EQ(read("(RU)2[R,U][R:U]"), "R U R U R U R' U' R U R'");
}

TEST(Parse, LineEndsAndNoBreakSpacesAreSpaces) { EXPECT_EQ(read("R\r\nU\n\tF\u00a0D"), "R U F D"); }

TEST(Parse, AcceptsThePowersPeopleWrite) {
    EXPECT_EQ(read("R R' R2 R2' R3 R3'"), "R R' R2 R2 R' R");
    EXPECT_EQ(read("x2' M3 r3'"), "x2 M' Rw");
}

TEST(Parse, AcceptsTypographicPrimes) { EXPECT_EQ(read("R’U´F`D′R2’"), "R' U' F' D' R2"); }

TEST(Parse, SmallFaceLettersAreWideTurns) {
    EXPECT_EQ(read("u r f d l b"), "Uw Rw Fw Dw Lw Bw");
    EXPECT_EQ(read("r2' Rw2'"), "Rw2 Rw2");
}

TEST(Parse, CapitalRotationsAreRotations) { EXPECT_EQ(read("X Y2 Z'"), "x y2 z'"); }

TEST(Parse, ExpandsSlicesAndAntislicesOfEveryFace) {
    EXPECT_EQ(read("Rs Us Fs Ls Ds Bs"), "R L' U D' F B' L R' D U' B F'");
    EXPECT_EQ(read("Ra Ua Fa La Da Ba"), "R L U D F B L R D U B F");
    EXPECT_EQ(read("Rs2 Ra' Us3 Fa2' Rs'"), "R2 L2 R' L' U' D F2 B2 R' L");
}

TEST(Parse, ExpandsCommutatorsAndConjugates) {
    EXPECT_EQ(read("[R, U]"), "R U R' U'");
    EXPECT_EQ(read("[R U: F]"), "R U F U' R'");
    EXPECT_EQ(read("[F: [R, U]]"), "F R U R' U' F'");
    EXPECT_EQ(read("[[R: U], D2]"), "R U R' D2 R U' R' D2");
    EXPECT_EQ(read("[,][:]"), "");
}

TEST(Parse, RepeatsAndInvertsBrackets) {
    EXPECT_EQ(read("(R U)3"), "R U R U R U");
    EXPECT_EQ(read("(R U)'"), "U' R'");
    EXPECT_EQ(read("(R U)2'"), "U' R' U' R'");
    EXPECT_EQ(read("(R)1 (U)10’"), "R U' U' U' U' U' U' U' U' U' U'");
    EXPECT_EQ(read("[R, U]2 [R: U]'"), "R U R' U' R U R' U' R U' R'");
    EXPECT_EQ(read("((R)2 U)2"), "R R U R R U");
}

TEST(Parse, SkipsComments) {
    EXPECT_EQ(read("R // cross: Q8 (\nU// pair"), "R U");
    EXPECT_EQ(read("//"), "");
    EXPECT_EQ(read("(R // inside\n)2"), "R R");
}

TEST(Parse, MovesOnTheInverseComeLastAndInverted) {
    EXPECT_EQ(read("R U ^(F D) L"), "R U L D' F'");
    EXPECT_EQ(read("^(F) R ^(D)"), "R D' F'");
    EXPECT_EQ(read("R ^(F D)2"), "R D' F' D' F'");
}

TEST(Parse, MovesOnTheInverseStayInTheirBracket) {
    EXPECT_EQ(read("(R ^(F) U) L"), "R U F' L");
    EXPECT_EQ(read("R ^(F ^(D) B) L"), "R L D B' F'");
    EXPECT_EQ(read("[^(F) R, U]"), "R F' U F R' U'");
}

TEST(Parse, ALengthMayEndAManeuver) {
    EXPECT_EQ(read("R U  (2f)"), "R U");
    EXPECT_EQ(read("R U2  (3q*)   //a name"), "R U2");
    EXPECT_EQ(read("R L'(1s)\n"), "R L'");
    EXPECT_EQ(read("R (1sq*)"), "R");
    EXPECT_EQ(read("R (1e)"), "R");
    EXPECT_EQ(read("R (1a)"), "R");
    EXPECT_EQ(read_papers("gP (2q*)"), "L D'");
}

TEST(Parse, ReadsBothAlphabetsOfThePapers) {
    EXPECT_EQ(read_papers("vowjrb"), "U R F D L B");
    EXPECT_EQ(read_papers("VOWJRB"), "U' R' F' D' L' B'");
    EXPECT_EQ(read_papers("hdfpga"), "U R F D L B");
    EXPECT_EQ(read_papers("HDFPGA"), "U' R' F' D' L' B'");
    EXPECT_EQ(read_papers("gPDpGPdp"), "L D' R' D L' D' R D");
    EXPECT_EQ(read_papers("R2W2 o2'"), "L2 F2 R2");
}

TEST(Parse, PowersInThePapersActOnTheLetterAsWritten) {
    EXPECT_EQ(read_papers("R' r' R3 r3 R3'"), "L L' L L' L'");
    EXPECT_EQ(read_papers("(Rw)2' [R, V] ^(o)"), "F' L F' L L' U' L U R'");
}

TEST(Parse, ReadsWhatTheLimitsAllow) {
    EXPECT_EQ(maneuver("(R)10000").size(), 10000U);
    EXPECT_EQ(maneuver("((R U)5)10000").size(), ParseLimits::turns);
    EXPECT_EQ(maneuver("((((())9999)9999)9999)9999").size(), 0U);
    const std::string deep(ParseLimits::depth, '(');
    EXPECT_EQ(read(deep + "R" + std::string(ParseLimits::depth, ')')), "R");
}

}  // namespace
}  // namespace antipode
