#include "solvers/goals/registry.h"

#include <gtest/gtest.h>

#include "tests/goals/brute_force.h"

namespace antipode::goals {
namespace {

using namespace testing;

std::size_t places(std::string_view name) {
    return goals_named(name, {.face = {}, .axis = {}, .at = {}}).size();
}

TEST(NamedGoals, AreMetBySolvedCubesAndAreGroups) {
    for (const std::string_view name : goal_names())
        for (const PlacedGoal& placed : goals_named(name)) {
            EXPECT_TRUE(is_met(placed, solved)) << name;
            EXPECT_TRUE(placed.goal.is_group()) << name;
        }
}

TEST(NamedGoals, HaveAsManyPlacesAsTheyLookDifferent) {
    EXPECT_EQ(places("cross"), 1U);
    EXPECT_EQ(goals_named("cross", {.face = "any"}).size(), 6U);
    EXPECT_EQ(places("x-cross"), 4U);
    EXPECT_EQ(places("xx-cross"), 6U);
    EXPECT_EQ(goals_named("xxx-cross", {.face = "any"}).size(), 24U);
    EXPECT_EQ(places("2x2x2"), 8U);
    EXPECT_EQ(places("2x2x3"), 12U);
    EXPECT_EQ(places("eo"), 3U);
    EXPECT_EQ(places("dr"), 3U);
    EXPECT_EQ(places("htr"), 1U);
}

TEST(NamedGoals, AreMetWhereTheySay) {
    EXPECT_FALSE(is_met(goals_named("cross", {.face = "U"}).front(), cube_after("D R2 D R2")));
    EXPECT_FALSE(is_met(goals_named("cross", {.face = "L"}).front(), cube_after("R U R'")));
    EXPECT_TRUE(is_met(goals_named("cross", {.face = "L"}).front(), cube_after("R")));
    EXPECT_TRUE(is_met(goals_named("eo", {.axis = "rl"}).front(), cube_after("U F D B2 R2")));
    EXPECT_FALSE(is_met(goals_named("eo", {.axis = "rl"}).front(), cube_after("R")));
    EXPECT_TRUE(is_met(goals_named("dr", {.axis = "fb"}).front(), cube_after("F U2 B R2 F'")));
    EXPECT_TRUE(is_met(goals_named("x-cross", {.at = "rf"}).front(), cube_after("U L U L'")));
    EXPECT_FALSE(is_met(goals_named("x-cross", {.at = "BL"}).front(), cube_after("U L U L'")));
    EXPECT_TRUE(is_met(goals_named("2x2x2", {.at = "BLD"}).front(), cube_after("U R F")));
}

TEST(NamedGoals, SayWhatIsAccepted) {
    const auto error = [](std::string_view name, const GoalPlace& place) {
        const auto goals = named_goals(name, place);
        return goals ? Error{} : goals.error();
    };
    EXPECT_EQ(error("crss", {}).field, "goal");
    EXPECT_NE(error("crss", {}).message.text().find("x-cross"), std::string::npos);
    EXPECT_EQ(error("cross", {.face = "Q"}).field, "face");
    EXPECT_EQ(error("cross", {.axis = "ud"}).field, "axis");
    EXPECT_EQ(error("dr", {.axis = "uf"}).field, "axis");
    EXPECT_EQ(error("x-cross", {.at = "UF"}).field, "at");
    EXPECT_EQ(error("x-cross", {.at = "UD"}).field, "at");
    EXPECT_EQ(error("DF DX", {}).place, (Span{3, 2}));
}

TEST(NamedGoals, CanBeListsOfPieces) {
    const PlacedGoal goal = goals_named("DF DR- UF+").front();
    EXPECT_TRUE(is_met(goal, solved));
    EXPECT_FALSE(is_met(goal, cube_after("F")));
    EXPECT_TRUE(is_met(goal, cube_after("U")));
    EXPECT_FALSE(is_met(goal, cube_after("R")));
}

TEST(Goals, OfEveryPieceAnywhereAreMetByEverything) {
    Random random(9);
    EXPECT_TRUE(Goal{}.is_met(random_reachable(random)));
    EXPECT_TRUE(Goal{}.is_group());
}

}  // namespace
}  // namespace antipode::goals
