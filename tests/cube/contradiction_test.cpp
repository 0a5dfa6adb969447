#include "cube/contradiction.h"

#include <gtest/gtest.h>

#include "tests/support/paintings.h"

namespace antipode {
namespace {

using Stickers = std::vector<std::size_t>;

struct Painted {
    std::string_view name;  // of the sticker, such as "U9"
    Face             colour;
};

PartialFacelets with(PartialFacelets painted, std::initializer_list<Painted> stickers) {
    for (const Painted& sticker : stickers)
        for (std::size_t i = 0; i < facelet_count; ++i)
            if (facelet_name(i) == sticker.name) painted.paint(i, sticker.colour);
    return painted;
}

std::string reason(const PartialFacelets& painted) {
    return contradiction_in({painted}).reason.text();
}

TEST(Contradiction, ColoursThatNoPieceHasAreNamed) {
    const auto wrong = contradiction_in({with({}, {{"U9", Face::U}, {"R1", Face::D}})});
    EXPECT_EQ(wrong.reason.text(),
              "the corner at URF (stickers U9 R1) shows UD: no corner has these colours");
    EXPECT_EQ(wrong.facelets, (Stickers{8, 9}));
    EXPECT_EQ(reason(with({}, {{"U8", Face::F}, {"F2", Face::F}})),
              "the edge at UF (stickers U8 F2) shows FF: no edge has these colours");
}

TEST(Contradiction, AMirroredCornerIsRecognised) {
    EXPECT_EQ(reason(with({}, {{"U9", Face::F}, {"R1", Face::R}, {"F3", Face::U}})),
              "the corner at URF (stickers U9 R1 F3) shows FRU the wrong way round: two of its "
              "stickers are exchanged");
}

TEST(Contradiction, APieceThatOccursTwiceIsNamedWithBothPlaces) {
    const auto wrong = contradiction_in({with(
        {},
        {{"U9", Face::U}, {"R1", Face::R}, {"D3", Face::F}, {"F9", Face::U}, {"R7", Face::R}})});
    EXPECT_EQ(
        wrong.reason.text(),
        "the corner URF occurs twice: at URF (stickers U9 R1) and at DFR (stickers D3 F9 R7)");
    EXPECT_EQ(wrong.facelets, (Stickers{8, 9, 15, 26, 29}));
}

TEST(Contradiction, TooManySlotsForTheirPiecesAreNamed) {
    const auto wrong = contradiction_in({with(
        {},
        {{"U2", Face::D}, {"U4", Face::D}, {"U6", Face::D}, {"U8", Face::D}, {"F4", Face::D}})});
    EXPECT_EQ(wrong.reason.text(),
              "the edges at UR (sticker U6), UF (sticker U8), UL (sticker U4), UB (sticker U2) and "
              "FL (sticker F4) must be 5 different pieces, but only DR, DF, DL and DB fit there");
    EXPECT_EQ(wrong.facelets, (Stickers{1, 3, 5, 7, 21}));
}

TEST(Contradiction, ColoursAreCalledAsTheyWereWritten) {
    const WrittenPartialFacelets written = {with({}, {{"U9", Face::U}, {"R1", Face::D}}),
                                            {'W', 'R', 'G', 'Y', 'O', 'B'}};
    EXPECT_EQ(contradiction_in(written).reason.text(),
              "the corner at URF (stickers U9 R1) shows WY: no corner has these colours");
}

TEST(Contradiction, TheLawsOfTurningAreNamedAsForWholeCubes) {
    Random random(1);
    for (int i = 0; i < 100; ++i) {
        const Cube cube = random_assembled(random);
        if (is_reachable(cube)) continue;
        EXPECT_EQ(reason(testing::painting_of(cube)), why_unreachable(cube).text());
    }
}

TEST(Contradiction, ALawIsBrokenHoweverTheRestIsPainted) {
    auto painted =
        with(testing::painting_of(solved), {{"U9", Face::R}, {"R1", Face::F}, {"F3", Face::U}});
    painted.clear(0);
    const auto twisted = contradiction_in({painted});
    EXPECT_EQ(twisted.reason.text(),
              "however the rest is painted, the corners are twisted by a third of a turn "
              "counter-clockwise in all");
    EXPECT_EQ(twisted.facelets.size(), 23u);
}

}  // namespace
}  // namespace antipode
