#include "cube/centres.h"

#include <gtest/gtest.h>

#include "cube/forms.h"

namespace antipode {
namespace {

const std::string home_stickers = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

Result<CentredCube> read_centred(const std::string& text, CentreSet centres = all_centres) {
    return parse_centred_cube(text, {.centres = centres});
}

std::string centre_message(const std::string& text) {
    const auto cube = read_centred(text);
    return cube ? "" : cube.error().message.text();
}

TEST(Centres, FaceletsMayBeFollowedByTheirTwists) {
    const auto cube = read_centred(home_stickers + "+200000");
    ASSERT_TRUE(cube);
    EXPECT_EQ(to_text(cube->twists), "200000");
    EXPECT_EQ(to_text(*cube, Form::facelets), home_stickers + "+200000");
    EXPECT_TRUE(is_solved(*read_centred(home_stickers)));
}

TEST(Centres, ADotStandsForACentreThatDoesNotCount) {
    const auto cube = read_centred(home_stickers + "+1.....");
    ASSERT_TRUE(cube);
    EXPECT_EQ(cube->counted, *parse_centre_set("U"));
    EXPECT_EQ(to_text(*cube, Form::facelets), home_stickers + "+1.....");
}

TEST(Centres, OnlyThoseThatAreAskedForCount) {
    const auto cube = read_centred("R U", *parse_centre_set("FU"));
    ASSERT_TRUE(cube);
    EXPECT_EQ(to_text(cube->twists, cube->counted), "1.0...");
    EXPECT_EQ(to_text(cube->counted), "UF");
}

TEST(Centres, JsonHasAListOfThem) {
    const auto cube =
        read_centred(R"({"facelets":")" + home_stickers + R"(","centres":[1,0,null,3,0,0]})");
    ASSERT_TRUE(cube);
    EXPECT_EQ(to_text(cube->twists, cube->counted), "10.300");
    EXPECT_EQ(*read_centred(to_text(*cube, Form::json)), *cube);
    EXPECT_EQ(centre_message(R"({"facelets":")" + home_stickers + R"(","centres":[4,0,0,0,0,0]})"),
              "\"centres\" contains 4: its values go from 0 to 3");
}

TEST(Centres, AWrongDigitIsPointedAt) {
    const auto letter = read_centred(home_stickers + "+01x000");
    ASSERT_FALSE(letter);
    EXPECT_EQ(letter.error().place, (Span{57, 1}));
    const auto few = read_centred(home_stickers + "+000");
    ASSERT_FALSE(few);
    EXPECT_EQ(few.error().place, (Span{55, 3}));
    EXPECT_EQ(read_centred(home_stickers + "+0000004").error().place, (Span{61, 1}));
}

TEST(Centres, APlusBehindAllStickersBeginsTwistsWhateverFollows) {
    EXPECT_EQ(read_centred(home_stickers + "+").error().place, (Span{55, 0}));
    EXPECT_EQ(read_centred(home_stickers + " + ").error().place, (Span{56, 0}));
    for (const char* wrong : {"+x00000", "++000000", "+-100000", "+(00000)"})
        EXPECT_EQ(read_centred(home_stickers + wrong).error().place, (Span{55, 1})) << wrong;
    EXPECT_EQ(read_centred(home_stickers + "+" + std::string(40, '0')).error().place,
              (Span{61, 1}));
}

TEST(Centres, AWrongParityIsRefusedWithItsRepair) {
    EXPECT_EQ(centre_message(home_stickers + "+100000"),
              "the centres are turned by 1 quarter in all, but the corners are permuted with even "
              "parity: a quarter turn of a face changes both; turn one centre by a quarter, as in "
              "+200000");
    EXPECT_EQ(read_centred(home_stickers + "+100000").error().place, (Span{55, 6}));
    EXPECT_FALSE(parse_cube(home_stickers + "+100000"));
    EXPECT_TRUE(read_centred(home_stickers + "+20000."));
}

TEST(Centres, AFormThatTellsNothingOfThemHasThemAtHome) {
    EXPECT_EQ(to_text(read_centred("(UF UR UB)")->twists), "000000");
    EXPECT_NE(centre_message("(UF UR)(URF UBR)").find("as in +100000"), std::string::npos);
}

TEST(Centres, LinksTurnThem) {
    ASSERT_TRUE(read_centred("https://alpha.twizzle.net/edit/?alg=R2+U"));
    EXPECT_EQ(to_text(read_centred("https://alpha.twizzle.net/edit/?alg=R2+U")->twists), "120000");
}

TEST(Centres, ASetOfThemHasEachLetterOnce) {
    EXPECT_EQ(*parse_centre_set("all"), all_centres);
    EXPECT_FALSE(parse_centre_set("UU"));
    EXPECT_FALSE(parse_centre_set("M"));
    EXPECT_FALSE(parse_centre_set(""));
}

}  // namespace
}  // namespace antipode
