#include "cube/reid.h"

#include <gtest/gtest.h>

#include "cube/forms.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

const std::string home_entries =
    "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR";

// The message for `home_entries` with `entry` in place of `old`.
std::string message_with(std::string_view old, std::string_view entry) {
    std::string text = " " + home_entries + " ";
    text.replace(text.find(" " + std::string(old) + " ") + 1, old.size(), entry);
    const Result<Cube> cube = parse_cube(text, {.form = Form::reid});
    return cube ? "" : cube.error().message.text();
}

TEST(Reid, TheSolvedCubeListsTheSlotsThemselves) {
    EXPECT_EQ(to_reid(solved), home_entries);
    EXPECT_EQ(*assemble(*parse_reid(home_entries)), solved);
}

TEST(Reid, EachEntryTellsTheColoursInTheOrderOfTheSlotName) {
    EXPECT_EQ(to_reid(testing::cube_after("R")),
              "UF FR UB UL DF BR DB DL DR FL UR BL FDR FRU UBL ULF BRD DFL DLB BUR");
}

// Reid's own name for superflip: every edge the other way round.
TEST(Reid, SuperflipTurnsEveryEdgeName) {
    EXPECT_EQ(to_reid(testing::superflip()),
              "FU RU BU LU FD RD BD LD RF LF RB LB UFR URB UBL ULF DRF DFL DLB DBR");
}

TEST(Reid, AWrongNumberOfPiecesIsCounted) {
    const Result<WrittenFacelets> read = parse_reid(home_entries.substr(3));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message.text(),
              "19 pieces were given, but a cube has 20: 12 edges, then 8 corners, for the slots "
                  + home_entries);
}

TEST(Reid, AWrongEntryIsNamedWithItsSlotAndColumn) {
    EXPECT_EQ(message_with("UB", "UX"),
              "the entry for UB is 'UX' (column 8): expected 2 letters of U R F D L B");
    EXPECT_EQ(message_with("UFR", "UF"),
              "the entry for UFR is 'UF' (column 38): expected 3 letters of U R F D L B");
    EXPECT_EQ(message_with("UF", "uf"),
              "the entry for UF is 'uf' (column 2): expected 2 letters of U R F D L B");
}

TEST(Reid, WrongPiecesAreNamedLikeWrongStickers) {
    EXPECT_EQ(message_with("UF", "UD"),
              "each colour must occur 9 times, but F occurs 8 times and D "
              "occurs 10 times");
    EXPECT_EQ(message_with("UFR", "URF"),
              "the corner at URF (stickers U9 R1 F3) shows UFR the wrong "
              "way round: two of its stickers are exchanged");
}

TEST(Reid, ListsAreRecognisedEvenWithAMistake) {
    EXPECT_TRUE(looks_like_reid(home_entries));
    EXPECT_TRUE(looks_like_reid(home_entries.substr(3)));
    EXPECT_FALSE(looks_like_reid("R U R' U' R U R' U' R U R' U' R U R' U'"));
    EXPECT_FALSE(looks_like_reid(""));
}

}  // namespace
}  // namespace antipode
