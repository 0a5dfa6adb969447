#include "solvers/goals/solver.h"

#include <gtest/gtest.h>

#include "notation/parse.h"
#include "tests/goals/brute_force.h"
#include "tests/solvers/turns.h"

namespace antipode::goals {
namespace {

using namespace testing;

Cube near_cube(Random& random, unsigned turns) {
    Cube cube;
    for (unsigned i = 0; i < turns; ++i) cube = cube * Move::from_index(random.below(Move::count));
    return cube;
}

TEST(GoalSolver, FindsWhatTryingEveryWordFinds) {
    Random random(1);
    for (const std::string_view name : goal_names())
        for (unsigned i = 0; i < 3; ++i) {
            const Cube cube  = near_cube(random, 1 + i);
            const auto goals = goals_named(name);
            const auto solution =
                solve({.goals = goals, .wanted = {.all = true, .max_length = 4}}, cube);
            ASSERT_EQ(texts(solution), words_by_trying({goals}, cube, 4)) << name;
            expect_replayed(solution, cube, goals);
        }
}

TEST(GoalSolver, FindsWhatTryingEveryWordOfSixTurnsFinds) {
    Random random(2);
    for (const std::string_view name : {"cross", "x-cross", "eo", "dr"}) {
        const Cube cube  = near_cube(random, 6);
        const auto goals = std::vector{goals_named(name).front()};
        const auto solution =
            solve({.goals = goals, .wanted = {.all = true, .max_length = 5}}, cube);
        ASSERT_EQ(texts(solution), words_by_trying({goals}, cube, 5)) << name;
    }
    const auto cross = goals_named("cross");
    const Cube cube  = cube_after("R U F D' L2 B");
    EXPECT_EQ(texts(solve({.goals = cross, .wanted = {.all = true, .max_length = 6}}, cube)),
              words_by_trying({cross}, cube, 6));
}

TEST(GoalSolver, FindsWhatTryingEveryWordOfSomeTurnsFinds) {
    Random random(3);
    for (const std::string_view turns : {"U R", "R2 L2 U D F2 B2", "U R F2 L2"})
        for (const std::string_view name : {"cross", "2x2x2", "oll", "dr", "corners"}) {
            Cube cube;
            for (int i = 0; i < 4; ++i) {
                const auto moves = turn_set(turns).turns();
                cube             = cube * moves[random.below(moves.size())];
            }
            const auto goals = goals_named(name);
            const auto found = solve({.goals  = goals,
                                      .turns  = turn_set(turns),
                                      .wanted = {.all = true, .max_length = 5}},
                                     cube);
            ASSERT_EQ(texts(found), words_by_trying({goals, turn_set(turns)}, cube, 5))
                << name << " with " << turns;
        }
}

// Quarter turns one by one, a half turn being two of them.
TEST(GoalSolver, CountsQuarterTurns) {
    Random random(4);
    for (const std::string_view name : {"cross", "eo", "2x2x2", "co"}) {
        const Cube cube  = near_cube(random, 3);
        const auto goals = std::vector{goals_named(name).front()};
        const auto solution =
            solve({.goals = goals, .metric = Metric::qtm, .wanted = {.all = true, .max_length = 4}},
                  cube);
        std::vector<std::string> expected;
        for (const std::string& word : words_by_trying({goals}, cube, 4))
            if (length(antipode::testing::maneuver(word), Metric::qtm) <= 4)
                expected.push_back(word);
        ASSERT_EQ(texts(solution), expected) << name;
    }
}

TEST(GoalSolver, CountsSliceTurns) {
    Random random(5);
    for (const std::string_view name : {"cross", "eo", "2x2x2"}) {
        const Cube cube  = near_cube(random, 3);
        const auto goals = std::vector{goals_named(name).front()};
        const auto solution =
            solve({.goals = goals, .metric = Metric::stm, .wanted = {.all = true, .max_length = 2}},
                  cube);
        std::vector<std::string> expected;
        for (const std::string& word : words_by_trying({goals}, cube, 4))
            if (length(antipode::testing::maneuver(word), Metric::stm) <= 2)
                expected.push_back(word);
        ASSERT_EQ(texts(solution), expected) << name;
    }
}

TEST(GoalSolver, StartsFromAGoalWithTheTurnsThatKeepIt) {
    const Cube cube = cube_after("R U L' F2 D R' B2 U L");
    const auto eo   = goals_named("eo", {.axis = "fb"});
    const auto found =
        solve({.goals = goals_named("dr"), .from = eo, .wanted = {.all = true}}, cube);
    ASSERT_FALSE(found.goals.empty());
    for (const GoalSolution& one : found.goals)
        EXPECT_TRUE(turn_set("U D R L F2 B2").contains(one.normal));
    EXPECT_EQ(turns_that_keep(eo.front()).faces, turn_set("U D R L F2 B2"));
    EXPECT_EQ(turns_that_keep(goals_named("dr", {.axis = "ud"}).front()).faces,
              turn_set("U D R2 L2 F2 B2"));
    EXPECT_EQ(turns_that_keep(goals_named("htr").front()).faces, turn_set("U2 D2 R2 L2 F2 B2"));
}

TEST(GoalSolver, SaysThatTheGoalToStartFromIsNotMet) {
    const GoalSolver solver({.goals = goals_named("dr"), .from = goals_named("eo")});
    const auto       solution = solver.solve({.cube = cube_after("F R U B")}, {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().field, "from");
}

TEST(GoalSolver, TriesEveryWayToHoldTheCube) {
    const Cube cube  = cube_after("L D L' D'");
    const auto found = solve({.goals  = goals_named("solved"),
                              .turns  = turn_set("U R"),
                              .wanted = {.all = true, .rotations = true}},
                             cube);
    ASSERT_FALSE(found.goals.empty());
    for (const GoalSolution& one : found.goals) {
        EXPECT_TRUE(turn_set("U R").contains(one.normal));
        EXPECT_EQ(cube * antipode::testing::maneuver(to_text(one)), solved) << to_text(one);
        EXPECT_EQ(one.length, 4U);
    }
}

TEST(GoalSolver, GivesTheFirstOnesInOrderOfLength) {
    Random     random(6);
    const Cube cube = random_reachable(random);
    const auto all =
        solve({.goals = goals_named("cross"), .wanted = {.all = true, .slack = 1}}, cube);
    const auto first =
        solve({.goals = goals_named("cross"), .wanted = {.count = 5}}, cube, {.threads = 2});
    ASSERT_EQ(first.goals.size(), 5U);
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(first.goals[i], all.goals[i]);
    EXPECT_TRUE(std::ranges::is_sorted(all.goals, {}, &GoalSolution::length));
    EXPECT_EQ(first.answer.lower_bound, first.goals.front().length);
}

TEST(GoalSolver, GivesTheSameOnAnyNumberOfThreads) {
    Random random(7);
    for (int i = 0; i < 3; ++i) {
        const Cube cube = random_reachable(random);
        for (const std::string_view name : {"x-cross", "dr"}) {
            const GoalSolver::Options options = {.goals  = goals_named(name),
                                                 .wanted = {.all = true}};
            EXPECT_EQ(solve(options, cube).goals, solve(options, cube, {.threads = 3}).goals);
        }
    }
}

TEST(GoalSolver, NeedsNothingWhereTheGoalIsMet) {
    const auto found =
        solve({.goals = goals_named("cross"), .wanted = {.all = true, .max_length = 9}},
              cube_after("U R U R'"));
    EXPECT_EQ(found.goals.size(), 1U);
    EXPECT_EQ(found.answer.length, 0U);
    EXPECT_TRUE(found.answer.found);
}

TEST(GoalSolver, KnowsThatTheTurnsCannotDoIt) {
    const GoalSolver solver({.goals = goals_named("solved"), .turns = turn_set("U R")});
    const auto       solution = solver.solve({.cube = cube_after("L")}, {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().field, "moves");
}

TEST(GoalSolver, GoesOnWhereLessWasExcludedBefore) {
    Random                    random(9);
    const Cube                cube    = random_reachable(random);
    const GoalSolver::Options options = {
        .goals = goals_named("eo"), .wanted = {.all = true, .niss = true}, .tables = shared_tables};
    const GoalSolver solver(options);
    const Solution   whole = *solver.solve({.cube = cube}, {});
    const Solution   rest = *solver.solve({.cube = cube, .at_least = whole.answer.lower_bound}, {});
    EXPECT_EQ(texts(rest), texts(whole));
    EXPECT_EQ(rest.answer.lower_bound, whole.answer.lower_bound);
    EXPECT_LT(rest.answer.nodes, whole.answer.nodes);
}

TEST(GoalSolver, KeepsWhatWasFoundWhenItIsStopped) {
    Random              random(8);
    std::stop_source    stop;
    GoalSolver::Options options = {.goals    = goals_named("cross"),
                                   .wanted   = {.all = true, .max_length = 20},
                                   .tables   = shared_tables,
                                   .on_found = [&](const GoalSolution&) { stop.request_stop(); }};
    const Solution      solution =
        *GoalSolver(std::move(options))
             .solve({.cube = random_reachable(random)}, {.stop = stop.get_token()});
    EXPECT_FALSE(solution.goals.empty());
    EXPECT_EQ(solution.answer.ended, Ended::stopped);
}

}  // namespace
}  // namespace antipode::goals
