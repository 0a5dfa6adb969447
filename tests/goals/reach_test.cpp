// What turns cannot do is recognised, and places of a goal share their tables.
#include "solvers/goals/reach.h"

#include <gtest/gtest.h>

#include <set>

#include "cube/facelets.h"
#include "notation/parse.h"
#include "solvers/goals/ways.h"
#include "tests/goals/brute_force.h"
#include "tests/solvers/turns.h"

namespace antipode::goals {
namespace {

using namespace testing;

StepChoice by_hand_with(std::string_view turns) {
    return {.turns = *parse_hand_turn_set(turns), .metric = Metric::stm};
}

std::vector<HandTurn> turns_in(const HandTurnSet& set) {
    std::vector<HandTurn> turns = set.slice_turns();
    for (const Move m : set.faces.turns()) turns.push_back(hand_turn(m));
    return turns;
}

Cube solved_by_undoing(Random& random, const HandTurnSet& set, int turns) {
    const std::vector<HandTurn> all = turns_in(set);
    Maneuver                    word;
    for (int i = 0; i < turns; ++i) word.push_back(all[random.below(all.size())]);
    return inverse(solved * on_the_table(word).moves);
}

TEST(Reach, NeverDeniesWhatTurnsCanDo) {
    Random random(1);
    for (const std::string_view turns : {"U M", "R U M", "M2 E2 S2 U2", "R2 U2", "R U", "M E S"})
        for (const std::string_view goal : {"solved", "cross", "corners", "edges", "DF DR+ URF-"}) {
            const StepChoice steps = by_hand_with(turns);
            const Reach      reach(goals_named(goal).front().goal, steps);
            for (int i = 0; i < 10; ++i)
                EXPECT_TRUE(reach.may_meet(solved_by_undoing(random, steps.turns, 30)))
                    << turns << ": " << goal;
        }
}

// Every position that words of two half turns solve, by trying all of them.
std::set<std::string> solved_by_words_of(const HandTurnSet& turns) {
    std::set<std::string>                         known;
    std::vector<Maneuver>                         words = {Maneuver{}};
    std::set<std::pair<std::string, std::size_t>> seen;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const TableMoves made = on_the_table(words[i]);
        const Cube       cube = inverse(solved * made.moves);
        if (!seen.insert({to_text(facelets_of(cube)), made.held.index()}).second) continue;
        known.insert(to_text(facelets_of(cube)));
        for (const HandTurn turn : turns_in(turns)) {
            words.push_back(words[i]);
            words.back().push_back(turn);
        }
    }
    return known;
}

TEST(Reach, IsExactForTheWholeCube) {
    Random            random(2);
    const HandTurnSet turns = *parse_hand_turn_set("U2 M2");
    const auto        known = solved_by_words_of(turns);
    const Reach       reach(goals_named("solved").front().goal, by_hand_with("U2 M2"));
    int               outside = 0;
    for (int i = 0; i < 200; ++i) {
        const Cube cube = solved_by_undoing(random, *parse_hand_turn_set("U2 M2 R2"), 1 + i % 5);
        const bool can  = known.count(to_text(facelets_of(cube))) > 0;
        outside += can ? 0 : 1;
        EXPECT_EQ(reach.may_meet(cube), can);
    }
    EXPECT_GT(outside, 20);
}

TEST(Reach, EndsASearchThatCannotEnd) {
    const GoalSolver solver({.goals  = goals_named("solved"),
                             .turns  = *parse_hand_turn_set("R U M"),
                             .metric = Metric::stm,
                             .tables = shared_tables});
    const auto       solution = solver.solve({.cube = cube_after("R M U")}, {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().message.code(), "goal-out-of-reach");
}

std::size_t different_keys(std::string_view goal, std::string_view turns) {
    const GoalSolver::Options options = {.goals  = goals_named(goal, {.face = "any"}),
                                         .turns  = turn_set(turns),
                                         .wanted = {.rotations = true}};
    std::set<std::string>     names;
    const auto                ways = find_ways(options, cube_after("R"));
    for (const Way& way : *ways)
        names.insert(name_of({.goal = way.goal->goal, .steps = image(way.frame, way.steps)}));
    return names.size();
}

// Pairs of neighbouring faces, as seen from a face: one of them is it, is opposite, or neither.
TEST(Ways, ShareTablesWhereTheGoalLooksAlike) {
    EXPECT_EQ(different_keys("cross", "R U"), 3U);
    EXPECT_EQ(different_keys("layer", "R U"), 3U);
    EXPECT_EQ(different_keys("f2l", "R U F"), 2U);
    EXPECT_EQ(different_keys("x-cross", "R U F"), 6U);
}

TEST(Ways, ToAnyFaceAndHoldAreThoseOfEachAlone) {
    Random        random(3);
    const TurnSet turns = turn_set("R U2");
    const auto    goals = goals_named("cross", {.face = "any"});
    for (int i = 0; i < 10; ++i) {
        Cube cube;
        for (int turn = 0; turn < 3; ++turn)
            cube = cube * Move::from_index(random.below(Move::count));
        const auto found = GoalSolver({.goals  = goals,
                                       .turns  = turns,
                                       .wanted = {.all = true, .max_length = 3, .rotations = true},
                                       .tables = shared_tables})
                               .solve({.cube = cube}, {});
        std::size_t tried = 99;
        for (std::size_t r = 0; r < Symmetry::rotations; ++r) {
            const TurnSet named =
                antipode::image(inverse(Symmetry::from_index(r)), HandTurnSet(turns)).faces;
            for (std::size_t most = 0; most <= 3 && most < tried; ++most)
                if (!words_by_trying({goals, named}, cube, most).empty()) tried = most;
        }
        if (tried == 99)
            EXPECT_TRUE(!found || !found->answer.found);
        else
            EXPECT_EQ(found->answer.length, tried);
    }
}

}  // namespace
}  // namespace antipode::goals
