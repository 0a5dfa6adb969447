#include "solvers/turn_set.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace antipode {
namespace {

std::string reprinted(std::string_view text) {
    const auto set = parse_turn_set(text);
    return set ? to_text(*set) : set.error().message.text();
}

bool is_refused_with(std::string_view text, std::string_view words) {
    const auto set = parse_turn_set(text);
    return !set && set.error().message.text().find(words) != std::string::npos;
}

TEST(TurnSets, AFaceAloneMeansAllItsTurns) {
    EXPECT_EQ(parse_turn_set("R")->size(), 3u);
    EXPECT_TRUE(parse_turn_set("R")->contains(Move(Face::R, Turn::counter)));
    EXPECT_EQ(*parse_turn_set("URFDLB"), TurnSet::every_turn());
}

TEST(TurnSets, ADigitOrPrimeMeansOneTurn) {
    EXPECT_EQ(parse_turn_set("R1")->turns(), std::vector{Move(Face::R, Turn::clockwise)});
    EXPECT_EQ(parse_turn_set("R2")->turns(), std::vector{Move(Face::R, Turn::half)});
    EXPECT_EQ(parse_turn_set("R'")->turns(), std::vector{Move(Face::R, Turn::counter)});
    EXPECT_EQ(*parse_turn_set("R3"), *parse_turn_set("R’"));
    EXPECT_EQ(*parse_turn_set("R2'"), *parse_turn_set("R2"));
}

TEST(TurnSets, BlanksCommasAndBracketsAreAllTheSame) {
    for (const char* text : {"U R F2", "<U,R,F2>", "U,R,F2", " F2 ,R  U ", "URF2", "< U R F2 >"})
        EXPECT_EQ(reprinted(text), "U R F2") << text;
}

TEST(TurnSets, WhatIsPrintedParsesBack) {
    EXPECT_TRUE(rc::check([](std::uint32_t bits) {
        const TurnSet set = TurnSet::from_mask(bits | 1);
        RC_ASSERT(*parse_turn_set(to_text(set)) == set);
    }));
}

TEST(TurnSets, ErrorsNameThePlaceAndWhatIsAccepted) {
    EXPECT_TRUE(is_refused_with("U Q", "unexpected 'Q' at column 3"));
    EXPECT_TRUE(is_refused_with("U r", "; accepted: faces"));
    EXPECT_TRUE(is_refused_with("U R4", "no turn 'R4' at column 3"));
    EXPECT_TRUE(is_refused_with("R22", "no turn 'R22'"));
    EXPECT_TRUE(is_refused_with("<U,R", "'<' is not closed"));
    EXPECT_TRUE(is_refused_with("<U,R> F", "nothing may follow"));
    EXPECT_TRUE(is_refused_with("", "is empty"));
    EXPECT_TRUE(is_refused_with("<>", "is empty"));
}

TEST(TurnSets, TheInverseOfTheInverseIsTheSet) {
    const TurnSet set = *parse_turn_set("R1 U F2 B'");
    EXPECT_EQ(to_text(inverse(set)), "U R' F2 B1");
    EXPECT_EQ(inverse(inverse(set)), set);
}

}  // namespace
}  // namespace antipode
