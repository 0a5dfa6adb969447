#include "cube/partial_facelets.h"

#include <gtest/gtest.h>

#include "tests/support/paintings.h"

namespace antipode {
namespace {

constexpr std::string_view solved_but_one =
    "UUUUUUUU.RRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

std::string with(std::string text, std::size_t facelet, std::string_view symbol) {
    return text.replace(facelet, 1, symbol);
}

Error error_of(std::string_view text) {
    const auto written = parse_partial_facelets(text);
    EXPECT_FALSE(written) << text;
    return written ? Error{} : written.error();
}

TEST(PartialFacelets, TheCentresArePaintedFromTheStart) {
    EXPECT_EQ(to_text(PartialFacelets{}), "....U........R........F........D........L........B....");
    EXPECT_FALSE(PartialFacelets{}.all_painted());
}

TEST(PartialFacelets, WhatIsWrittenIsReadBack) {
    EXPECT_EQ(to_text(testing::painting(solved_but_one)), solved_but_one);
    EXPECT_EQ(testing::painting(to_text(PartialFacelets{})), PartialFacelets{});
    EXPECT_EQ(*testing::painting(to_text(Facelets{})).all_painted(), Facelets{});
}

TEST(PartialFacelets, EverySymbolForUnpaintedIsRead) {
    for (const char symbol : unpainted_symbols)
        EXPECT_EQ(testing::painting(with(std::string(solved_but_one), 8, {&symbol, 1})),
                  testing::painting(solved_but_one))
            << symbol;
}

TEST(PartialFacelets, BlanksAndCaseDoNotMatter) {
    EXPECT_EQ(testing::painting("uuu uuu uu. rrrrrrrrr\nfffffffff ddddddddd LLLLLLLLL\tBBBBBBBBB "),
              testing::painting(solved_but_one));
}

TEST(PartialFacelets, AllSixCentresNameTheColours) {
    const auto written =
        parse_partial_facelets("wwwwwwww?RRRRRRRRRgggggggggYYYYYYYYYooooooooobbbbbbbbb");
    ASSERT_TRUE(written);
    EXPECT_EQ(to_text(written->facelets), solved_but_one);
    EXPECT_EQ(written->symbols[0], 'W');
}

TEST(PartialFacelets, UnpaintedCentresLeaveTheLettersOfTheFaces) {
    EXPECT_EQ(testing::painting(with(std::string(solved_but_one), 4, ".")),
              testing::painting(solved_but_one));
    EXPECT_EQ(testing::painting(std::string(54, '.')), PartialFacelets{});
}

TEST(PartialFacelets, WithOneCentreMissingTheOthersCannotNameColours) {
    const Error error = error_of("wwww.wwwwrrrrrrrrrgggggggggyyyyyyyyyooooooooobbbbbbbbb");
    EXPECT_EQ(error.message.text(),
              "the centre of F (facelet F5) is 'g': to give it another colour than its own, paint "
              "all six centres");
    EXPECT_EQ(error.place, (Span{22, 1}));
}

TEST(PartialFacelets, TwoCentresOfOneColourAreRefused) {
    EXPECT_EQ(error_of(with(std::string(solved_but_one), 13, "u")).message.text(),
              "the centres of U and R (facelets U5 and R5) both show 'u': the six centres must "
              "differ");
}

TEST(PartialFacelets, AForeignSymbolIsPointedAt) {
    const Error error = error_of(with(std::string(solved_but_one), 10, "é"));
    EXPECT_EQ(error.message.text(),
              "facelet R2 (number 11) is 'é'; accepted: the colours U R F D L B and, for an "
              "unpainted sticker, . - ? _ x X");
    EXPECT_EQ(error.place, (Span{10, 2}));
}

TEST(PartialFacelets, AnotherNumberOfStickersIsRefused) {
    EXPECT_EQ(error_of("").message.text().substr(0, 49),
              "0 facelets were given, but a cube has 54: nine fo");
    EXPECT_EQ(error_of(std::string(55, '.')).message.text().substr(0, 28),
              "55 facelets were given, but ");
}

}  // namespace
}  // namespace antipode
