#include "pocket/axes.h"

#include <gtest/gtest.h>

#include "notation/parse.h"
#include "notation/print.h"
#include "tests/pocket/cubes.h"

namespace antipode::pocket {
namespace {

std::string as_faces(std::string_view layers) {
    return antipode::to_text(*parse_layer_turns(layers));
}

TEST(LayerTurns, AreTheTwelveQuarterTurnsOfThePaper) {
    EXPECT_EQ(as_faces("x0 x0'' x1 x1''"), "B B' F' F");
    EXPECT_EQ(as_faces("y0 y0'' y1 y1''"), "U U' D' D");
    EXPECT_EQ(as_faces("z0 z0'' z1 z1''"), "L L' R' R");
}

TEST(LayerTurns, BothLayersOfAnAxisTurnTheWholeCube) {
    for (const char* both : {"x0 x1", "y0 y1", "z0 z1", "x1'' x0''"})
        EXPECT_TRUE(is_solved(HeldCube() * *parse_layer_turns(both))) << both;
    EXPECT_FALSE(is_solved(HeldCube() * *parse_layer_turns("x0 x1''")));
}

TEST(LayerTurns, AreWrittenAsTheyAreRead) {
    EXPECT_TRUE(rc::check([](const Moves& moves) {
        const Moves again = *parse_layer_turns(to_layer_turns(moves));
        RC_ASSERT(HeldCube() * again == HeldCube() * moves);
    }));
    EXPECT_EQ(to_layer_turns(*parse_layer_turns("x0,y1\"z0' x1''")), "x0 y1'' z0'' x1''");
    EXPECT_EQ(to_layer_turns({Move(Face::F, Turn::half)}), "x1'' x1''");
}

TEST(LayerTurns, MistakesAreNamed) {
    EXPECT_EQ(parse_layer_turns("x0 x2").error().message.text(),
              "unexpected 'x' at column 4: expected a quarter turn x0, x0'', x1, x1'', y0, … or "
              "z1''");
    EXPECT_EQ(parse_layer_turns("x0'''").error().place, (Span{4, 1}));
    EXPECT_EQ(parse_layer_turns("x").error().place, (Span{0, 1}));
}

// The turn itself, by the rule of the paper: a cubie at (0,y,z) goes to (0,1-z,y),
// and takes the colours it has across y and z to z and y.
TEST(LayerTurns, MoveCoordinatesAsARotationAboutTheAxis) {
    const std::string before = to_cubies(HeldCube());
    const std::string after  = to_cubies(HeldCube() * *parse_layer_turns("x0"));
    const auto        at     = [](const std::string& cubies, const std::string& place) {
        return cubies.substr(cubies.find(place + ":") + 4, 3);
    };
    for (const char y : {'0', '1'})
        for (const char z : {'0', '1'}) {
            const std::string moved = at(before, {'0', y, z});
            const std::string to    = {'0', z == '0' ? '1' : '0', y};
            EXPECT_EQ(at(after, to), (std::string{moved[0], moved[2], moved[1]})) << y << z;
        }
}

TEST(Cubies, NameTheirPlacesAndColours) {
    EXPECT_EQ(to_cubies(HeldCube()),
              "000:BUL 001:BUR 010:BDL 011:BDR 100:FUL 101:FUR 110:FDL 111:FDR");
}

TEST(Cubies, AreReadBackInEveryOrientation) {
    EXPECT_TRUE(rc::check([](const HeldCube& cube) {
        RC_ASSERT(feasibility(*parse_cubies(to_cubies(cube))).cube == cube);
    }));
}

TEST(Cubies, AreReadAsListsWithLettersOrWords) {
    const char* list =
        "[[1,1,1],[G,Y,R]], [[0,0,0],[B,W,O]], [[0,0,1],[B,W,R]], [[0,1,0],[B,Y,O]],"
        "[[0,1,1],[B,Y,R]], [[1,0,0],[G,W,O]], [[1,0,1],[G,W,R]], [[1,1,0],[G,Y,O]]";
    EXPECT_EQ(feasibility(*parse_cubies(list)).cube, HeldCube());
    const char* words =
        "(0,0,0) blue white orange (0,0,1) blue white red (0,1,0) blue yellow orange "
        "(0,1,1) blue yellow red (1,0,0) green white orange (1,0,1) green white red "
        "(1,1,0) green yellow orange (1,1,1) green yellow red";
    EXPECT_EQ(feasibility(*parse_cubies(words)).cube, HeldCube());
}

TEST(Cubies, MistakesAreNamed) {
    EXPECT_EQ(parse_cubies("000:BUL 002:BUR").error().message.text(),
              "unexpected '2' at column 11: expected three coordinates, each 0 or 1");
    EXPECT_EQ(parse_cubies("000:BUL 000:BUR").error().message.text(),
              "the cubie at 000 occurs twice");
    EXPECT_EQ(parse_cubies("000:BU").error().message.text(), "expected three colours at the end");
    EXPECT_EQ(parse_cubies("000:BUL").error().message.text(),
              "the cubie at 001 is missing: expected eight, each as three coordinates and three "
              "colours, like 000:BUL");
}

}  // namespace
}  // namespace antipode::pocket
