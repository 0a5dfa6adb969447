#include "cube/json_form.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

constexpr std::string_view home_json =
    R"({"cp":[0,1,2,3,4,5,6,7],"co":[0,0,0,0,0,0,0,0],"ep":[0,1,2,3,4,5,6,7,8,9,10,11],"eo":[0,0,0,0,0,0,0,0,0,0,0,0]})";

// The message for `home_json` with one piece of its text replaced.
std::string message_for(std::string_view old, std::string_view text) {
    std::string written(home_json);
    written.replace(written.find(old), old.size(), text);
    const Result<JsonPosition> cube = parse_json_form(written);
    return cube ? "" : cube.error().message.text();
}

std::string message(std::string_view text) {
    const Result<JsonPosition> cube = parse_json_form(text);
    return cube ? "" : cube.error().message.text();
}

const std::string accepted =
    R"(accepted: {"cp":[8 numbers],"co":[8],"ep":[12],"eo":[12]} or {"facelets":"54 letters"}, each optionally with "centres":[6 numbers])";

TEST(JsonForm, TheSolvedCubeIsAllNumbersInOrder) {
    EXPECT_EQ(to_json_form(solved), home_json);
    EXPECT_EQ(parse_json_form(home_json)->cube, solved);
}

TEST(JsonForm, PiecesAreListedBySlot) {
    EXPECT_EQ(to_json_form(testing::cube_after("R")),
              R"({"cp":[4,1,2,0,7,5,6,3],"co":[2,0,0,1,1,0,0,2],)"
              R"("ep":[8,1,2,3,11,5,6,7,4,9,10,0],"eo":[0,0,0,0,0,0,0,0,0,0,0,0]})");
}

TEST(JsonForm, FaceletsAreTakenToo) {
    EXPECT_EQ(
        parse_json_form(R"({"facelets":"UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB"})")
            ->cube,
        testing::cube_after("R"));
    EXPECT_EQ(message(R"({"facelets":54})"), "\"facelets\" must be a string of 54 letters");
    EXPECT_EQ(message(R"({"facelets":"UUU"})").substr(0, 21), "3 facelets were given");
}

TEST(JsonForm, WhatIsNotJsonIsPointedAt) {
    const Result<JsonPosition> cube = parse_json_form(R"({"cp":[0,1,}])");
    ASSERT_FALSE(cube);
    EXPECT_EQ(cube.error().message.text(), "this is not JSON from byte 12 on; " + accepted);
    EXPECT_EQ(cube.error().place, (Span{11, 1}));
    EXPECT_EQ(message("[0]"), "this is JSON, but not an object; " + accepted);
}

TEST(JsonForm, OfAValueThatIsNoNumberOnlyTheKindIsShown) {
    EXPECT_EQ(message_for("6,7]", "6,[1,2]]"),
              "\"cp\" contains the array: its values go from 0 to 7");
}

TEST(JsonForm, MissingAndWrongListsAreNamed) {
    EXPECT_EQ(message("{}"), "\"cp\" must be a list of 8 numbers; " + accepted);
    EXPECT_EQ(message_for("[0,1,2,3,4,5,6,7]", "[0]"),
              "\"cp\" must be a list of 8 numbers; " + accepted);
    EXPECT_EQ(message_for("[0,1,2,3,4,5,6,7]", "7"),
              "\"cp\" must be a list of 8 numbers; " + accepted);
}

TEST(JsonForm, NothingIsPassedOverInSilence) {
    EXPECT_EQ(message_for("\"eo\"", "\"eO\""), "\"eO\" is not known; " + accepted);
    EXPECT_EQ(message(R"({"facelets":"U","cp":[]})"), "\"facelets\" must stand alone; " + accepted);
}

TEST(JsonForm, ValuesOutOfRangeAreNamed) {
    EXPECT_EQ(message_for("6,7]", "6,8]"), "\"cp\" contains 8: its values go from 0 to 7");
    EXPECT_EQ(message_for("6,7]", "6,-1]"), "\"cp\" contains -1: its values go from 0 to 7");
    EXPECT_EQ(message_for("6,7]", "6,7.0]"), "\"cp\" contains 7.0: its values go from 0 to 7");
    EXPECT_EQ(message_for("[0,0", "[0,3"), "\"co\" contains 3: its values go from 0 to 2");
    EXPECT_EQ(message_for("6,7]", "6,6]"), "\"cp\" contains 6 twice: each piece must occur once");
    EXPECT_EQ(message_for("10,11]", "10,18446744073709551616]").substr(0, 13), "\"ep\" contains");
}

}  // namespace
}  // namespace antipode
