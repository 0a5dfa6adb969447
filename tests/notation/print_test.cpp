#include "notation/print.h"

#include <gtest/gtest.h>

#include "tests/notation/generators.h"
#include "tests/notation/words.h"

namespace antipode {
namespace {

using testing::maneuver;

TEST(Print, IsCanonicalWcaNotation) {
    EXPECT_EQ(to_text(testing::moves("RU2F’")), "R U2 F'");
    EXPECT_EQ(to_text(maneuver("r2 u M X' Y")), "Rw2 Uw M x' y");
    EXPECT_EQ(to_text(Moves{}), "");
    EXPECT_EQ(to_text(Move(Face::B, Turn::counter)), "B'");
    EXPECT_EQ(to_text(HandTurn{Grip::Lw, Turn::half}), "Lw2");
}

TEST(Print, WritesThePapersWordsInBothAlphabets) {
    EXPECT_EQ(to_papers(testing::moves("L D' R' D L' D' R D"), PapersAlphabet::faces), "gPDpGPdp");
    EXPECT_EQ(to_papers(testing::moves("D B' B' F' L F'"), PapersAlphabet::colours), "jBBWrW");
    EXPECT_EQ(to_papers(testing::moves("L2 F2 U"), PapersAlphabet::colours), "R2W2v");
    EXPECT_EQ(to_papers(Move(Face::R, Turn::half), PapersAlphabet::faces), "D2");
}

TEST(Print, ParsesBackToTheSameTurns) {
    EXPECT_TRUE(rc::check([](const Maneuver& m) { RC_ASSERT(maneuver(to_text(m)) == m); }));
}

TEST(Print, ParsesBackToTheSameMoves) {
    EXPECT_TRUE(rc::check([](const Moves& m) {
        RC_ASSERT(on_the_table(maneuver(to_text(m))).moves == m);
        for (const auto letters : {PapersAlphabet::faces, PapersAlphabet::colours})
            RC_ASSERT(maneuver(to_papers(m, letters), Alphabet::papers) == Maneuver(m));
    }));
}

}  // namespace
}  // namespace antipode
