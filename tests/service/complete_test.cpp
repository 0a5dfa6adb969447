#include "service/answers/complete.h"
#include "service/json.h"

#include <gtest/gtest.h>

namespace antipode::service {
namespace {

TEST(Complete, TheAnswerListsWhatWasFilledIn) {
    const auto answer = complete("UUUUUUUU.RRRRRRRR.FFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB  // mine");
    ASSERT_TRUE(answer);
    EXPECT_EQ(to_line(to_json(*answer)),
              R"({"facelets":"UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",)"
              R"("filled":[[8,"U"],[17,"R"]],"complete":true,"completions":"1","reachable":true})");
}

TEST(Complete, WhatIsNotForcedStaysUnpainted) {
    const auto answer = complete(std::string(54, '.'));
    ASSERT_TRUE(answer);
    EXPECT_EQ(to_line(to_json(*answer)),
              R"({"facelets":"....U........R........F........D........L........B....",)"
              R"("filled":[],"complete":false,"completions":">1000","reachable":true})");
}

TEST(Complete, AnImpossiblePaintingTellsTheStickersAndTheRepairs) {
    const std::string text   = "....U...UD...R........F........D........L........B....";
    const auto        answer = complete(text);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().message.text(),
              "the corner at URF (stickers U9 R1) shows UD: no corner has these colours");
    EXPECT_EQ(to_line(to_json(*impossible_painting(text))),
              R"({"facelets_at_fault":[8,9],"repairs":[{"description":"clear U9",)"
              R"("code":"clear-stickers","arguments":{"stickers":["U9"]},"changes":)"
              R"([{"facelet":"U9","index":8,"from":"U","to":"."}],"facelets":)"
              R"("....U....D...R........F........D........L........B...."},)"
              R"({"description":"clear R1",)"
              R"("code":"clear-stickers","arguments":{"stickers":["R1"]},"changes":)"
              R"([{"facelet":"R1","index":9,"from":"D","to":"."}],"facelets":)"
              R"("....U...U....R........F........D........L........B...."}]})");
}

TEST(Complete, OnlyImpossiblePaintingsHaveRepairs) {
    EXPECT_FALSE(impossible_painting("R U"));
    EXPECT_FALSE(impossible_painting(std::string(54, '.')));
}

}  // namespace
}  // namespace antipode::service
