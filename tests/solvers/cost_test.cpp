#include "solvers/cost.h"

#include <gtest/gtest.h>

#include "tests/notation/words.h"

namespace antipode {
namespace {

using testing::moves;

double cost_of(std::string_view word, std::string_view profile) {
    return cost(moves(word), *parse_cost_profile(profile));
}

bool says(std::string_view profile, std::string_view words) {
    const auto parsed = parse_cost_profile(profile);
    return !parsed && parsed.error().message.text().find(words) != std::string::npos;
}

TEST(Costs, AreAddedUp) {
    EXPECT_DOUBLE_EQ(cost_of("R U2 F'", "turn=1"), 3);
    EXPECT_DOUBLE_EQ(cost_of("R U2 F'", "quarter=1,half=1.6"), 3.6);
    EXPECT_DOUBLE_EQ(cost_of("", "half=2"), 0);
}

TEST(Costs, OfWhatIsNamedMoreCloselyWin) {
    const char* profile = "R2=1.5, R=0.8, half=1.6 quarter=2, turn=9";
    EXPECT_DOUBLE_EQ(cost_of("R2", profile), 1.5);
    EXPECT_DOUBLE_EQ(cost_of("R'", profile), 0.8);
    EXPECT_DOUBLE_EQ(cost_of("U2", profile), 1.6);
    EXPECT_DOUBLE_EQ(cost_of("U", profile), 2);
}

TEST(Costs, OfSingleDirectionsCanDiffer) {
    EXPECT_DOUBLE_EQ(cost_of("R R' R2", "R1=2,R'=3"), 6);
    EXPECT_DOUBLE_EQ(cost_of("R'", "R3=4"), 4);
}

TEST(Costs, OfFacesThatTurnTogetherAreThoseOfTheSlower) {
    EXPECT_DOUBLE_EQ(cost_of("U D2 R L", "half=1.6,UD=parallel"), 1.6 + 2);
    EXPECT_DOUBLE_EQ(cost_of("U D2 R L", "half=1.6,parallel"), 1.6 + 1);
    EXPECT_DOUBLE_EQ(cost_of("L R", "LR=parallel"), 1);
    EXPECT_DOUBLE_EQ(cost_of("U R D", "parallel"), 3);
    EXPECT_DOUBLE_EQ(cost_of("U D U", "parallel"), 2);
}

TEST(Costs, ReadTheSameFromJson) {
    const char* json = R"({"quarter": 1, "half": 1.6, "moves": {"R2": 1.5}, "turn": 3,
                           "faces": {"U": 0.8, "F": {"half": 7}}, "parallel_axes": ["UD"]})";
    EXPECT_DOUBLE_EQ(cost_of("R2 U2 F2 F L2", json), 1.5 + 0.8 + 7 + 1 + 1.6);
    EXPECT_DOUBLE_EQ(cost_of("U D", json), 1);
    EXPECT_EQ(*parse_cost_profile(R"({"parallel_axes": true})"), *parse_cost_profile("parallel"));
    EXPECT_EQ(*parse_cost_profile(" {} "), CostProfile{});
}

TEST(Costs, MustBePositiveNumbers) {
    for (const char* list : {"R=0", "R=-1", "R=nan", "R=inf", "R=1e7", R"({"half": 0})",
                             R"({"faces": {"R": {"half": -2}}})", R"({"moves": {"R2": 0}})"})
        EXPECT_TRUE(says(list, "a cost is a number above 0")) << list;
}

TEST(Costs, ErrorsOfListsNameTheItem) {
    EXPECT_TRUE(says("", "the list of costs is empty"));
    EXPECT_TRUE(says("half=1.6,Q=2", "'Q' in the costs is not understood"));
    EXPECT_TRUE(says("half", "'half' in the costs"));
    EXPECT_TRUE(says("R=fast", "'R=fast'"));
    EXPECT_TRUE(says("R=1s", "'R=1s'"));
    EXPECT_TRUE(says("R U=1", "'R' in the costs"));
    EXPECT_TRUE(says("RU=1", "'RU' in the costs"));
    EXPECT_TRUE(says("UR=parallel", "'UR' is not an axis; accepted: UD, RL and FB"));
}

TEST(Costs, ErrorsOfJsonNameTheKey) {
    EXPECT_TRUE(says("{", "this is not JSON from byte 2 on"));
    EXPECT_TRUE(says(R"({"half": 1e999})", "the number 1e999 at byte 10 is out of range"));
    EXPECT_TRUE(says(R"({"speed": 1})", "\"speed\" is unknown"));
    EXPECT_TRUE(says(R"({"half": "1"})", "\"half\" is string"));
    EXPECT_TRUE(says(R"({"faces": 1})", "\"faces\" is number"));
    EXPECT_TRUE(says(R"({"faces": {"X": 1}})", "'X'; accepted: U R F D L B"));
    EXPECT_TRUE(says(R"({"faces": {"R": {"third": 1}}})", "the face R has \"third\""));
    EXPECT_TRUE(says(R"({"moves": {"R": 1}})", "\"moves\" names 'R'"));
    EXPECT_TRUE(says(R"({"moves": {"R4": 1}})", "'R4'"));
    EXPECT_TRUE(says(R"({"parallel_axes": "UD"})", "must be true, false or a list"));
    EXPECT_TRUE(says(R"({"parallel_axes": ["UF"]})", "'UF' is not an axis"));
}

}  // namespace
}  // namespace antipode
