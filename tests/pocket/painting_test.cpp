#include "pocket/painting.h"

#include <gtest/gtest.h>

#include "cube/facelets.h"
#include "tests/pocket/cubes.h"

namespace antipode::pocket {
namespace {

using testing::pocket_cube;

Feasibility judged(std::string_view text) { return feasibility(*parse_painting(text)); }

TEST(Painting, ShowsTheCornersOfTheThreeLayeredCube) {
    const HeldCube cube     = pocket_cube("R U F' D2 L B");
    const Painting painting = painting_of(cube);
    const Facelets facelets = antipode::facelets_of(cube.cube());
    for (std::size_t i = 0; i < antipode::facelet_count; ++i)
        if (i % 9 % 2 == 0 && !is_centre(i)) {
            EXPECT_EQ(painting[facelet_from(i)], letter(facelets[i])) << i;
        }
}

TEST(Painting, IsReadBackInEveryOrientation) {
    EXPECT_TRUE(rc::check([](const HeldCube& cube) {
        RC_ASSERT(feasibility(*parse_painting(to_text(painting_of(cube)))).cube == cube);
    }));
}

TEST(Painting, OtherColoursMakeTheSamePositionHoweverTheCubeIsHeld) {
    const Scheme strange = {'3', '#', 'k', 'a', 'z', '!'};
    EXPECT_TRUE(rc::check([&](const HeldCube& cube) {
        const auto position = position_of(*feasibility(painting_of(cube, strange)).cube);
        for (const Symmetry rotation : testing::all_rotations()) {
            const auto held = feasibility(painting_of(cube * rotation, strange));
            RC_ASSERT(held.cube && position_of(*held.cube) == position);
        }
    }));
}

TEST(Painting, TheUsualColoursAreThoseOfTheFaces) {
    const HeldCube cube = pocket_cube("R U' F2");
    EXPECT_EQ(feasibility(painting_of(cube, {'W', 'R', 'G', 'Y', 'O', 'B'})).cube, cube);
    EXPECT_EQ(feasibility(painting_of(cube, {'w', 'r', 'g', 'y', 'o', 'b'})).cube, cube);
}

// Green opposite white: still a cube, with corners of its own.
TEST(Painting, OtherOppositeColoursAreAccepted) {
    const auto held = feasibility(painting_of(pocket_cube("R"), {'W', 'R', 'Y', 'G', 'O', 'B'}));
    ASSERT_TRUE(held.cube);
    EXPECT_FALSE(is_solved(*held.cube));
}

TEST(Painting, ThreeOfFourTwistsAreInfeasible) {
    Cube cube;
    for (std::size_t twist = 0; twist < 3; ++twist) {
        cube.corners[2] = Cubie(2, twist);
        EXPECT_EQ(feasibility(painting_of(HeldCube(cube))).cube.has_value(), twist == 0);
    }
}

struct WrongPainting {
    std::string_view text;
    std::string_view reason;
    std::size_t      at_fault;
};

TEST(Painting, EveryFailureHasItsReason) {
    const WrongPainting paintings[] = {
        {"UUUURRRRFFFFDDDDLLLLBBBU",
         "each colour must occur 4 times, but B occurs 3 times and U occurs 5 times", 8},
        {"UUUURRRRFFFFDDDDLLLLUUUU",
         "each colour must occur 4 times, but B occurs 0 times and U occurs 8 times", 8},
        {"wwwwrrrrggggyyyyoooobbbk", "a 2x2x2 has six colours, but 7 occur: b, g, k, o, r, w and y",
         4},
        {"wwwwrrrrggggyyyyoooooooo", "a 2x2x2 has six colours, but 5 occur: g, o, r, w and y", 8},
        {"UUUFRRRRFFUFDDDDLLLLBBBB",
         "the corner at URF (stickers U4 R1 F2) shows FRF: no corner has F twice", 3},
        {"UUUUDRRRFFFFDRDDLLLLBBBB",
         "the corner at URF (stickers U4 R1 F2) shows UDF: U and D are opposite, and no corner has "
         "both",
         3},
        {"wwwwyrrrggggyryyoooobbbb",
         "the corner at URF (stickers U4 R1 F2) shows wyg: w and y are opposite, and no corner has "
         "both",
         3},
        {"UUUUFRRRFRFFDDDDLLLLBBBB",
         "the corner at URF (stickers U4 R1 F2) shows UFR the wrong way round: two of its stickers "
         "are exchanged",
         3},
        {"UUUURRRBRFFFDDDDLFLLBBLB",
         "the corner URF occurs twice: at URF (stickers U4 R1 F2) and at UFL (stickers U3 F1 L2)",
         6},
        {"UUUFURRRFRFFDDDDLLLLBBBB",
         "the corners are twisted by a third of a turn clockwise in all: one corner must be "
         "twisted in its place",
         24},
        {"UUURFRRRFUFFDDDDLLLLBBBB",
         "the corners are twisted by a third of a turn counter-clockwise in all: one corner must "
         "be twisted in its place",
         24},
    };
    for (const auto& [text, reason, at_fault] : paintings) {
        const Feasibility answer = judged(text);
        EXPECT_EQ(answer.reason.text(), reason);
        EXPECT_EQ(answer.facelets_at_fault.size(), at_fault) << text;
        EXPECT_EQ(answer.cube.has_value(), reason.empty());
    }
}

TEST(Painting, HasTwentyFourStickers) {
    EXPECT_EQ(parse_painting("UUUURRRR").error().message.text(),
              "8 facelets were given, but a 2x2x2 has 24: four for each of the faces U R F D L B, "
              "in this order, row by row");
    EXPECT_TRUE(parse_painting(" UUUU RRRR\nFFFF DDDD\tLL LL BBBB\r\n"));
    EXPECT_EQ(parse_painting("UUUU\xc3\xa9RRR").error().place, (Span{4, 2}));
}

}  // namespace
}  // namespace antipode::pocket
