#include "cube/incomplete.h"

#include <gtest/gtest.h>

#include "cube/facelets.h"
#include "cube/forms.h"
#include "cube/validity.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

using namespace testing;

IncompleteCube incomplete(std::string_view text) {
    const auto cube = parse_incomplete(text);
    EXPECT_TRUE(cube) << (cube ? "" : cube.error().message.text());
    return cube ? *cube : IncompleteCube{};
}

Error incomplete_error(std::string_view text) {
    const auto cube = parse_incomplete(text);
    EXPECT_FALSE(cube);
    return cube ? Error{} : cube.error();
}

std::string painted(const Cube& cube) { return to_text(facelets_of(cube)); }

// The stickers of the pieces get another symbol each.
std::string with(std::string text, const auto& facelets, char symbol) {
    for (const std::size_t facelet : facelets) text[facelet] = symbol;
    return text;
}

std::string in_lower_case(std::string text, const auto& facelets) {
    for (const std::size_t facelet : facelets)
        text[facelet] = static_cast<char>(text[facelet] - 'A' + 'a');
    return text;
}

TEST(IncompleteCube, IsTheCubeWhereEverythingIsKnown) {
    Random random(1);
    for (int i = 0; i < 20; ++i) {
        const Cube cube = random_reachable(random);
        EXPECT_EQ(incomplete(painted(cube)), (IncompleteCube{cube, {}}));
        EXPECT_EQ(incomplete(to_text(cube, Form::json)), (IncompleteCube{cube, {}}));
    }
}

TEST(IncompleteCube, MayHaveGreyPieces) {
    const std::string text =
        with(with(painted(cube_after("R")), corner_facelets[0], '.'), corner_facelets[1], '.');
    const IncompleteCube read = incomplete(text);
    EXPECT_TRUE(is_reachable(read.cube));
    EXPECT_EQ(read.states.corners[read.cube.corners[0].piece()], PieceState::anywhere);
    EXPECT_EQ(read.states.corners[read.cube.corners[1].piece()], PieceState::anywhere);
    EXPECT_EQ(read.states.edges, PieceStates{}.edges);
}

TEST(IncompleteCube, MayHaveHatchedPieces) {
    const IncompleteCube read =
        incomplete(in_lower_case(painted(cube_after("F U")), edge_facelets[0]));
    const Cube cube = cube_after("F U");
    EXPECT_EQ(read.states.edges[cube.edges[0].piece()], PieceState::placed);
    EXPECT_EQ(read.cube, cube);  // its orientation follows from the others
}

TEST(IncompleteCube, MayHaveMarkedStickers) {
    std::string text =
        with(with(painted(solved), corner_facelets[2], '.'), corner_facelets[5], '.');
    text[corner_facelets[2][1]] = '*';
    const IncompleteCube read   = incomplete(text);
    EXPECT_EQ(read.cube.corners[2].orientation(), 1U);
    EXPECT_EQ(read.cube.corners[5].orientation(), 2U);
    EXPECT_EQ(read.states.corners[read.cube.corners[2].piece()], PieceState::turned);
}

TEST(IncompleteCube, IsWrittenAsJsonWithNulls) {
    const IncompleteCube read =
        incomplete(R"({"cp":[0,1,2,3,4,5,null,null],"co":[0,0,0,0,0,null,1,null],)"
                   R"("ep":[0,1,2,3,4,5,6,7,8,9,10,11],"eo":[0,0,0,0,0,0,0,0,0,0,0,0]})");
    EXPECT_EQ(read.states.corners[5], PieceState::placed);
    EXPECT_EQ(read.cube.corners[6].orientation(), 1U);
    EXPECT_EQ(read.states.corners[read.cube.corners[6].piece()], PieceState::turned);
    EXPECT_EQ(read.states.corners[read.cube.corners[7].piece()], PieceState::anywhere);
    EXPECT_TRUE(is_reachable(read.cube));
}

TEST(IncompleteCube, MayBeAllUnknown) {
    const IncompleteCube read = incomplete(std::string(54, '.'));
    EXPECT_TRUE(is_reachable(read.cube));
    for (const PieceState state : read.states.corners) EXPECT_EQ(state, PieceState::anywhere);
}

TEST(IncompleteCube, OfReachableCubesIsReachableWhateverIsLeftOut) {
    Random random(2);
    for (int i = 0; i < 300; ++i) {
        std::string text = painted(random_reachable(random));
        for (std::size_t piece = 0; piece < corner_count; ++piece)
            if (random.below(3) == 0) text = with(text, corner_facelets[piece], '.');
        for (std::size_t piece = 0; piece < edge_count; ++piece)
            if (random.below(3) == 0) text = with(text, edge_facelets[piece], '.');
        ASSERT_TRUE(is_reachable(incomplete(text).cube));
    }
}

TEST(IncompleteCube, SaysWhereItContradictsItself) {
    std::string twisted = painted(solved);
    std::swap(twisted[8], twisted[9]);
    EXPECT_TRUE(incomplete_error(twisted).place);
    std::string in_part = painted(solved);
    for (std::size_t corner = 0; corner < 4; ++corner)
        in_part = with(in_part, corner_facelets[corner], '.');
    in_part[8] = 'U';
    EXPECT_EQ(incomplete_error(in_part).place, (Span{9, 1}));
    std::string marks = with(painted(solved), corner_facelets[0], '*');
    EXPECT_TRUE(incomplete_error(marks).place);
    EXPECT_NE(incomplete_error(with(painted(solved), std::array{4}, '*')).message.text().find("U5"),
              std::string::npos);
    EXPECT_EQ(incomplete_error("UUU").message.text().find("3 facelets"), 0U);
    // A single flipped edge, hatched nowhere: the law of flips is broken.
    Cube flipped;
    flipped.edges[3] = Cubie(3, 1);
    EXPECT_FALSE(incomplete_error(painted(flipped)).message.empty());
}

}  // namespace
}  // namespace antipode
