// Goals reached with slices made by hand: M U M' U2, and a rotation that takes the cube back.
#include <gtest/gtest.h>

#include <functional>

#include "notation/metric.h"
#include "notation/parse.h"
#include "solvers/goals/solver.h"
#include "tests/goals/brute_force.h"

namespace antipode::goals {
namespace {

using namespace testing;

HandTurnSet hand_turns(std::string_view text) { return *parse_hand_turn_set(text); }

std::vector<HandTurn> all_of(const HandTurnSet& set) {
    std::vector<HandTurn> turns = set.slice_turns();
    for (const Move m : set.faces.turns()) turns.push_back(hand_turn(m));
    return turns;
}

// Calls with every word of so many turns, no two in a row with one grip.
void every_word(const std::vector<HandTurn>& turns, std::size_t left, Maneuver& word,
                const std::function<void(const Maneuver&)>& tell) {
    if (left == 0) return tell(word);
    for (const HandTurn turn : turns) {
        if (!word.empty() && word[word.size() - 1].grip == turn.grip) continue;
        Maneuver longer = word;
        longer.push_back(turn);
        every_word(turns, left - 1, longer, tell);
    }
}

Cube made_by(const Cube& cube, const Maneuver& word) { return cube * on_the_table(word).moves; }

// In slice turns, if there is one within `most`.
std::optional<unsigned> shortest_by_trying(const PlacedGoal& goal, const HandTurnSet& turns,
                                           const Cube& cube, unsigned most) {
    for (unsigned length = 0; length <= most; ++length) {
        bool     is_found = false;
        Maneuver word;
        every_word(all_of(turns), length, word, [&](const Maneuver& made) {
            is_found = is_found || is_met(goal, made_by(cube, made));
        });
        if (is_found) return length;
    }
    return std::nullopt;
}

Cube cube_made_of(Random& random, const HandTurnSet& set, unsigned turns) {
    const std::vector<HandTurn> all = all_of(set);
    Maneuver                    word;
    for (unsigned i = 0; i < turns; ++i) word.push_back(all[random.below(all.size())]);
    return made_by(solved, word);
}

// The word as it is written does what it says, with permitted turns, and the centres home.
void expect_made_by_hand(const GoalSolution& one, const HandTurnSet& turns, const Cube& cube) {
    ASSERT_TRUE(one.by_hand);
    const auto word = *parse_maneuver(to_text(one));
    EXPECT_EQ(made_by(cube, word), one.reached) << to_text(one);
    EXPECT_EQ(on_the_table(*one.by_hand).held, Symmetry()) << to_text(one);
    for (const HandTurn turn : *one.by_hand) {
        if (is_rotation(turn.grip)) continue;
        const auto all = all_of(turns);
        EXPECT_NE(std::ranges::find(all, turn), all.end()) << to_text(one);
    }
}

TEST(GoalsBySlices, AreAsShortAsTryingEveryWordFinds) {
    Random random(1);
    for (const std::string_view text : {"U M", "R U M", "M E S", "U2 M", "R U D E", "M2 U R2"})
        for (const std::string_view name : {"solved", "cross", "eo"})
            for (unsigned i = 0; i < 3; ++i) {
                const HandTurnSet turns  = hand_turns(text);
                const Cube        cube   = cube_made_of(random, turns, 5);
                const auto        goals  = std::vector{goals_named(name).front()};
                const auto        found  = solve({.goals  = goals,
                                                  .turns  = turns,
                                                  .metric = Metric::stm,
                                                  .wanted = {.all = true, .max_length = 4}},
                                                 cube);
                const auto        wanted = shortest_by_trying(goals.front(), turns, cube, 4);
                ASSERT_EQ(found.answer.found, wanted.has_value()) << text << " " << name;
                if (!wanted) continue;
                EXPECT_EQ(found.answer.length, *wanted) << text << " " << name;
                for (const GoalSolution& one : found.goals) expect_made_by_hand(one, turns, cube);
            }
}

TEST(GoalsBySlices, AreAllFoundWhereNoTwoTurnsCommute) {
    Random            random(2);
    const HandTurnSet turns = hand_turns("U M");
    const PlacedGoal  goal  = goals_named("solved").front();
    for (unsigned i = 0; i < 5; ++i) {
        const Cube               cube  = cube_made_of(random, turns, 4);
        const auto               found = solve({.goals  = {goal},
                                                .turns  = turns,
                                                .metric = Metric::stm,
                                                .wanted = {.all = true, .max_length = 5}},
                                               cube);
        std::vector<std::string> words;
        for (unsigned length = 0; length <= 5; ++length) {
            Maneuver word;
            every_word(all_of(turns), length, word, [&](const Maneuver& made) {
                Cube before = cube;
                for (std::size_t k = 0; k < made.size(); ++k) {
                    if (is_met(goal, before)) return;
                    before = made_by(cube,
                                     Maneuver({made.begin(),
                                               made.begin() + static_cast<std::ptrdiff_t>(k) + 1}));
                }
                if (is_met(goal, before)) words.push_back(to_text(made));
            });
        }
        EXPECT_EQ(found.goals.size(), words.size());
        for (const GoalSolution& one : found.goals) {
            const auto is_it = [&](const std::string& word) {
                return to_text(one).starts_with(word);
            };
            EXPECT_TRUE(std::ranges::any_of(words, is_it)) << to_text(one);
        }
    }
}

// The three metrics count a slice as two faces, two quarter turns or one turn.
TEST(GoalsBySlices, CountASliceAsTheMetricDoes) {
    const Cube cube = cube_after("M");
    for (const auto& [metric, length] :
         {std::pair{Metric::htm, 2U}, std::pair{Metric::qtm, 2U}, std::pair{Metric::stm, 1U}}) {
        const auto found = solve(
            {.goals = goals_named("solved"), .turns = hand_turns("U M"), .metric = metric}, cube);
        EXPECT_EQ(found.answer.length, length);
        EXPECT_EQ(texts(found), std::vector<std::string>{"M' x'"});
    }
}

// Four edges flipped: M' U M' U M' U2 M U M U M U2 and its like, with M and U alone.
TEST(GoalsBySlices, FlipEdgesWithMAndU) {
    const HandTurnSet turns = hand_turns("U M");
    const Cube        cube  = cube_after("M' U M' U M' U M' U");
    const auto        found =
        solve({.goals = goals_named("solved"), .turns = turns, .metric = Metric::stm}, cube);
    ASSERT_TRUE(found.answer.found);
    EXPECT_EQ(found.answer.length, 8U);
    expect_made_by_hand(found.goals.front(), turns, cube);
}

TEST(GoalsBySlices, KeepWhatIsMetAlready) {
    const HandTurnSet turns = hand_turns("U D R2 L2 F2 B2 M2 E2 S2");
    const Cube        cube  = cube_after("U R2 D' M2 U' F2");
    const auto        found = solve({.goals  = goals_named("htr"),
                                     .from   = goals_named("dr"),
                                     .turns  = turns,
                                     .metric = Metric::stm,
                                     .wanted = {.all = true}},
                                    cube);
    ASSERT_TRUE(found.answer.found);
    for (const GoalSolution& one : found.goals) expect_made_by_hand(one, turns, cube);
}

TEST(GoalsBySlices, StartFromEveryWayToHoldTheCube) {
    const HandTurnSet turns = hand_turns("U M");
    const Cube        cube  = cube_after("R S R' S'");
    const auto        found = solve({.goals  = goals_named("solved"),
                                     .turns  = turns,
                                     .metric = Metric::stm,
                                     .wanted = {.rotations = true}},
                                    cube);
    ASSERT_TRUE(found.answer.found);
    EXPECT_EQ(found.answer.length, 4U);
    EXPECT_EQ(made_by(cube, *parse_maneuver(to_text(found.goals.front()))), solved);
}

TEST(GoalsBySlices, AreNotMadeOnTheInverse) {
    const GoalSolver solver(
        {.goals = goals_named("eo"), .turns = hand_turns("U M"), .wanted = {.niss = true}});
    const auto solution = solver.solve({.cube = cube_after("R")}, {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().field, "niss");
}

TEST(HandTurnSet, PrintsWhatItParses) {
    for (const std::string_view text : {"U M", "R2 M2", "U R F D L B M E S", "E", "U R' F1"})
        EXPECT_EQ(to_text(hand_turns(text)), text == "U R' F1" ? "U R' F1" : text);
    EXPECT_FALSE(parse_hand_turn_set("U1 M"));
    EXPECT_FALSE(parse_hand_turn_set("M'"));
    EXPECT_FALSE(parse_turn_set("U M"));
}

}  // namespace
}  // namespace antipode::goals
