#include "cube/facelets.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

const std::string home = to_text(Facelets{});

// The message for `home` with some stickers written otherwise.
std::string message_for(std::initializer_list<std::pair<std::size_t, char>> changes) {
    std::string text = home;
    for (const auto& [facelet, symbol] : changes) text[facelet] = symbol;
    const Result<WrittenFacelets> written = parse_facelets(text);
    if (!written) return written.error().message.text();
    const Result<Cube> cube = assemble(*written);
    return cube ? "" : cube.error().message.text();
}

TEST(Facelets, TheSolvedCubeIsWrittenFaceByFace) {
    EXPECT_EQ(home, "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
    EXPECT_EQ(*assemble(*parse_facelets(home)), solved);
}

TEST(Facelets, NamesCountFromOneWithinTheirFace) {
    EXPECT_EQ(facelet_name(0), "U1");
    EXPECT_EQ(facelet_name(20), "F3");
    EXPECT_EQ(facelet_name(53), "B9");
}

TEST(Facelets, WhiteSpaceIsSkipped) {
    std::string net;
    for (std::size_t i = 0; i < home.size(); ++i)
        net += home.substr(i, 1) + (i % 3 == 2 ? "\r\n" : "\t ");
    EXPECT_EQ(*assemble(*parse_facelets(net)), solved);
}

TEST(Facelets, AWrongNumberOfStickersIsCounted) {
    const std::string rest =
        " facelets were given, but a cube has 54: nine for each of the faces "
        "U R F D L B, in this order, row by row";
    EXPECT_EQ(parse_facelets(home.substr(1)).error().message.text(), "53" + rest);
    EXPECT_EQ(parse_facelets(home + "U").error().message.text(), "55" + rest);
    EXPECT_EQ(parse_facelets("").error().message.text(), "0" + rest);
}

TEST(Facelets, EqualCentresAreNamed) {
    const Result<WrittenFacelets> written =
        parse_facelets(" " + std::string(home).replace(22, 1, "U"));
    ASSERT_FALSE(written);
    EXPECT_EQ(
        written.error().message.text(),
        "the centres of U and F (facelets U5 and F5) both show 'U': the six centres must differ");
    EXPECT_EQ(written.error().place, (Span{23, 1}));
}

TEST(Facelets, AnUnknownSymbolIsNamedWithItsPlace) {
    const Result<WrittenFacelets> written =
        parse_facelets("  " + std::string(home).replace(11, 1, "Q"));
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().message.text(),
              "facelet R3 (number 12) is 'Q', which no centre shows; accepted: U R F D L B");
    EXPECT_EQ(written.error().place, (Span{13, 1}));
    EXPECT_NE(message_for({{11, '\x01'}}).find(R"('\x01')"), std::string::npos);
}

TEST(Facelets, CaseMatters) {
    EXPECT_NE(message_for({{0, 'u'}}).find("facelet U1 (number 1) is 'u'"), std::string::npos);
}

TEST(Facelets, ColoursAreCounted) {
    EXPECT_EQ(message_for({{9, 'U'}}),
              "each colour must occur 9 times, but U occurs 10 times and R occurs 8 times");
}

TEST(Facelets, ColoursAreCountedUnderTheNamesOfTheWriter) {
    std::string text = home;
    for (char& c : text) c = "wrgyob"[face_letters.find(c)];
    text[0] = 'b';
    EXPECT_EQ(assemble(*parse_facelets(text)).error().message.text(),
              "each colour must occur 9 times, but w occurs 8 times and b occurs 10 times");
}

TEST(Facelets, AnEdgeThatDoesNotExistIsNamedWithItsStickers) {
    // U8 and D2 exchanged: the edge at UF shows D F, that at DF shows U F; both exist.
    EXPECT_EQ(message_for({{7, 'D'}, {28, 'U'}}), "");
    EXPECT_EQ(message_for({{7, 'B'}, {46, 'U'}}),
              "the edge at UF (stickers U8 F2) shows BF: no edge has these colours");
    EXPECT_EQ(message_for({{7, 'F'}, {23, 'U'}}),
              "the edge at UF (stickers U8 F2) shows FF: no edge has these colours");
}

TEST(Facelets, ACornerThatDoesNotExistIsNamedWithItsStickers) {
    EXPECT_EQ(message_for({{8, 'L'}, {38, 'U'}}),
              "the corner at URF (stickers U9 R1 F3) shows LRF: no corner has these colours");
}

TEST(Facelets, ACornerInTheMirrorIsToldApart) {
    EXPECT_EQ(message_for({{8, 'R'}, {9, 'U'}}),
              "the corner at URF (stickers U9 R1 F3) shows RUF the wrong way round: two of its "
              "stickers are exchanged");
}

TEST(Facelets, AnEdgeThatOccursTwiceIsNamedWithBothPlaces) {
    EXPECT_EQ(message_for({{10, 'F'}, {25, 'R'}}),
              "the edge UF occurs twice: at UR (stickers U6 R2) and at UF (stickers U8 F2)");
}

TEST(Facelets, ACornerThatOccursTwiceIsNamedWithBothPlaces) {
    EXPECT_EQ(message_for({{9, 'F'}, {20, 'L'}, {44, 'F'}, {24, 'R'}}),
              "the corner UFL occurs twice: at URF (stickers U9 R1 F3) and at UFL (stickers U7 F1 "
              "L3)");
}

TEST(Facelets, AssemblingWithoutReasonsAgreesWithAssembling) {
    Random random(54);
    for (int i = 0; i < 1000; ++i) {
        Facelets          painted = facelets_of(random_assembled(random));
        const std::size_t one     = random.below(facelet_count);
        const std::size_t other   = random.below(facelet_count);
        if (is_centre(one) || is_centre(other)) continue;
        const Face colour = painted[one];
        painted.paint(one, painted[other]);
        painted.paint(other, colour);
        EXPECT_EQ(try_assemble(painted).has_value(), assemble(painted).has_value());
    }
}

}  // namespace
}  // namespace antipode
