#include "service/answers/read.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "service/json.h"

namespace antipode::service {
namespace {

Json answer(std::string text) {
    const auto read_text = read({.text = std::move(text)});
    EXPECT_TRUE(read_text) << (read_text ? "" : read_text.error().message.text());
    return read_text ? to_json(*read_text) : Json();
}

std::string facelets_after(std::string_view word) {
    return antipode::to_text(facelets_of(read_position(word)->cube));
}

TEST(Read, AManeuverComesWithItsTurnsAndTheirPlaces) {
    EXPECT_EQ(to_line(answer("R U2 x")),
              R"({"form":"maneuver","facelets":")" + facelets_after("R U2")
                  + R"(","reachable":true,"maneuver":"R U2 x","moves":["R","U2","x"],)"
                    R"("spans":[[0,1],[2,2],[5,1]],"held":"x",)"
                    R"("lengths":{"htm":2,"qtm":3,"stm":2,"etm":3,"axial":2}})");
}

TEST(Read, TurnsInBracketsHaveNoPlaces) {
    const Json json = answer("(R U)2");
    EXPECT_EQ(json["moves"].size(), 4u);
    EXPECT_FALSE(json.contains("spans"));
}

TEST(Read, APositionHasNoTurns) {
    const Json json = answer(facelets_after("R U"));
    EXPECT_EQ(json["form"], "facelets");
    EXPECT_EQ(json["held"], "");
    for (const char* field : {"maneuver", "moves", "spans", "lengths", "setup", "start", "reason"})
        EXPECT_FALSE(json.contains(field)) << field;
}

TEST(Read, AnUnreachablePositionComesWithTheReason) {
    const Json json = answer("[0;0;0;1]");
    EXPECT_EQ(json["reachable"], false);
    EXPECT_EQ(json["reason"], "an odd number of edges is flipped");
}

TEST(Read, ALinkComesWithItsSetupAndWhereTheAlgStarts) {
    const Json json = answer("https://alg.cubing.net/?setup=R_x&alg=F_U-");
    EXPECT_EQ(json["form"], "link");
    EXPECT_EQ(json["setup"], "R x");
    EXPECT_EQ(json["maneuver"], "F U'");
    EXPECT_EQ(json["start"], facelets_after("R"));
    EXPECT_EQ(json["facelets"], facelets_after("R x F U'"));
    EXPECT_EQ(json["held"], "x");
    EXPECT_EQ(json["lengths"]["htm"], 2);
    EXPECT_FALSE(json.contains("spans"));
}

TEST(Read, ALinkMayStartFromACube) {
    const Json json = answer("http://localhost:8080/?cube=" + facelets_after("R U") + "&alg=U%27");
    EXPECT_EQ(json["start"], facelets_after("R U"));
    EXPECT_EQ(json["facelets"], facelets_after("R"));
    EXPECT_EQ(json["maneuver"], "U'");
    EXPECT_FALSE(json.contains("setup"));
}

TEST(Read, WhatIsWrongIsPointedAt) {
    EXPECT_EQ(read({.text = "R U Q"}).error().place, (Span{4, 1}));
    EXPECT_EQ(read({.text = "https://alg.cubing.net/?alg=R_Q"}).error().place, (Span{30, 1}));
    EXPECT_FALSE(read({.text = "http://x/?cube=http://x/?alg=R"}));
    EXPECT_EQ(read({.text = "http://x/?cube=" + std::string(54, 'U')})
                  .error()
                  .message.text()
                  .substr(0, 46),
              "in cube= of the link: the centres of U and R (");
}

TEST(Read, TheLettersOfThePapersAreReadWhereAskedFor) {
    const auto word = read({.text = "gPd", .reading = {.alphabet = Alphabet::papers}});
    ASSERT_TRUE(word);
    EXPECT_EQ(to_json(*word)["maneuver"], "L D' R");
    EXPECT_EQ(word->spans->size(), 3u);
}

}  // namespace
}  // namespace antipode::service
