#include "base/parse_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace antipode {
namespace {

std::string nested_lists(std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
}

std::string nested_objects(std::size_t depth) {
    std::string text;
    for (std::size_t i = 0; i < depth; ++i) text += "{\"a\":";
    return text + "1" + std::string(depth, '}');
}

// The sentence, or "" if there is nothing to complain about.
std::string complaint(std::string_view text) {
    const auto json = parse_json(text);
    return json ? "" : json.error().message.text();
}

std::string object_of(std::size_t members) {
    std::string text = "{";
    for (std::size_t i = 0; i < members; ++i)
        text += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    return text + "}";
}

TEST(ParseJson, ReadsWhatIsJson) {
    const auto json = parse_json(R"({"b":[1,-2,2.5,"x",null,true],"a":{}})");
    ASSERT_TRUE(json);
    EXPECT_EQ(json->dump(), R"({"b":[1,-2,2.5,"x",null,true],"a":{}})");
}

TEST(ParseJson, SkipsAByteOrderMark) { EXPECT_EQ(complaint("\xef\xbb\xbf{}"), ""); }

TEST(ParseJson, PointsAtWhatIsNoJson) {
    const auto json = parse_json(R"({"cp":[0,1,}])");
    ASSERT_FALSE(json);
    EXPECT_EQ(json.error().message.text(), "this is not JSON from byte 12 on");
    EXPECT_EQ(json.error().place, (Span{11, 1}));
    EXPECT_EQ(parse_json("[1,").error().place, (Span{3, 0}));
    EXPECT_EQ(parse_json("").error().place, (Span{0, 0}));
}

TEST(ParseJson, NamesANumberThatIsOutOfRange) {
    const auto json = parse_json(R"({"a": [-1e999, 2]})");
    ASSERT_FALSE(json);
    EXPECT_EQ(json.error().message.text(), "the number -1e999 at byte 8 is out of range");
    EXPECT_EQ(json.error().place, (Span{7, 6}));
    EXPECT_EQ(complaint(std::string(500, '9')),
              "the number 999999999999999999999999... at byte 1 is out of range");
}

TEST(ParseJson, RefusesWhatIsNestedTooDeep) {
    const std::string message =
        "this JSON is nested too deeply: lists and objects may be nested up to 64 deep";
    EXPECT_EQ(complaint(nested_lists(64)), "");
    EXPECT_EQ(complaint(nested_objects(64)), "");
    EXPECT_EQ(complaint(nested_lists(65)), message);
    EXPECT_EQ(complaint(nested_objects(65)), message);
    EXPECT_EQ(complaint(nested_lists(1'000'000)), message);
    EXPECT_EQ(complaint("[" + nested_lists(63) + "," + nested_lists(63) + "]"), "");
}

TEST(ParseJson, RefusesObjectsWhoseNamesWouldTakeMinutesToCompare) {
    EXPECT_EQ(complaint(object_of(1000)), "");
    EXPECT_EQ(complaint(object_of(100'000)), "an object in this JSON has more than 1000 members");
}

TEST(ParseJson, RefusesNamesThatNoMessageCouldShow) {
    EXPECT_EQ(complaint("{\"" + std::string(200, 'x') + "\":1}"), "");
    EXPECT_EQ(complaint("{\"" + std::string(201, 'x') + "\":1}"),
              "a name in this JSON is longer than 200 bytes: no accepted name is so long");
}

}  // namespace
}  // namespace antipode
