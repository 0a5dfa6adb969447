#include "service/json.h"

#include <gtest/gtest.h>

#include "service/answers/info.h"

namespace antipode::service {
namespace {

Json info_json(std::string_view text) { return to_json(info(*read_position(text))); }

TEST(InfoJson, HasThePromisedFields) {
    const Json json = info_json("R U");
    for (const char* field :
         {"facelets", "reachable", "trace", "parity", "order", "corner_cycles", "edge_cycles",
          "three_cycles", "morph", "symmetry", "antisymmetry", "self_inverse", "zip", "pos_ref"})
        EXPECT_TRUE(json.contains(field)) << field;
    for (const char* field : {"sc", "sm", "irc", "irm"})
        EXPECT_TRUE(json["transcription"].contains(field)) << field;
    for (const char* field : {"cp", "co", "ep", "eo"})
        EXPECT_TRUE(json["cubies"].contains(field)) << field;
    EXPECT_FALSE(json.contains("repairs"));
}

TEST(InfoJson, SaysWhyAPositionIsNotReachable) {
    const Json json = info_json("[0;0;0;1]");
    EXPECT_EQ(json["reachable"], false);
    EXPECT_EQ(json["reason"], "an odd number of edges is flipped");
    EXPECT_EQ(json["repairs"].size(), 12u);
    EXPECT_EQ(json["parity"], "even");
    EXPECT_EQ(info_json("[1;0;0;0]")["parity"], "mixed");
}

TEST(InfoJson, CubiesCanBeReadBack) {
    const Json json = info_json("R U2 F' D");
    EXPECT_EQ(read_position(json["cubies"].dump())->cube, read_position("R U2 F' D")->cube);
}

TEST(Json, QuotesAnyInputOnOneLine) {
    const Error       error{.message = Message::in_words("no cube"), .place = Span{2, 1}};
    const std::string line = to_line(to_json(error, "R \xff\n"));
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_EQ(Json::parse(line)["place"]["offset"], 2);
}

TEST(Json, NeverControlsTheTerminalThatShowsIt) {
    const Json text = "\x1b[2J \x7f \u009b31m \u00a0 \u202e \u2019";
    EXPECT_EQ(to_line(text), "\"\\u001b[2J \\u007f \\u009b31m \u00a0 \\u202e \u2019\"");
    EXPECT_EQ(Json::parse(to_line(text)), text);
}

}  // namespace
}  // namespace antipode::service
