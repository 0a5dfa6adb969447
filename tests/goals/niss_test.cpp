// Moves on the inverse, as those who do fewest moves make them (NISS).
#include <gtest/gtest.h>

#include "notation/parse.h"
#include "tests/goals/brute_force.h"
#include "tests/solvers/turns.h"

namespace antipode::goals {
namespace {

using namespace testing;

// What a word is made of: a turn with all its powers, each as it is spelled.
struct Power {
    Move  move;
    Moves spelled;
};

std::vector<Power> powers_of_turns(TurnSet turns) {
    std::vector<Power> powers;
    for (const Move m : all_moves) {
        Moves      spelled = {m};
        const Move clockwise(m.face(), Turn::clockwise);
        if (!turns.contains(m)) {
            if (!turns.contains(clockwise)) continue;
            spelled = Moves(std::vector(m.turn() == Turn::half ? 2U : 3U, clockwise));
        }
        powers.push_back({m, spelled});
    }
    return powers;
}

void add_every_word(const std::vector<Power>& powers, unsigned left, std::vector<Power>& word,
                    std::vector<std::vector<Power>>& words) {
    if (left == 0) return words.emplace_back(word), void();
    for (const Power& power : powers) {
        if (power.spelled.size() > left) continue;
        if (!word.empty() && !may_follow(word.back().move.face(), power.move.face())) continue;
        word.push_back(power);
        add_every_word(powers, left - static_cast<unsigned>(power.spelled.size()), word, words);
        word.pop_back();
    }
}

std::vector<std::vector<Power>> every_word(TurnSet turns, unsigned length) {
    std::vector<std::vector<Power>> words;
    std::vector<Power>              word;
    add_every_word(powers_of_turns(turns), length, word, words);
    return words;
}

Moves spelled(const std::vector<Power>& word) {
    Moves moves;
    for (const Power& power : word)
        for (const Move m : power.spelled) moves.push_back(m);
    return moves;
}

// Some beginning of the word does already, in one of the orders of commuting turns.
template <class IsMet>
bool needs_less(const std::vector<Power>& word, const IsMet& is_met) {
    Moves beginning;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (is_met(beginning)) return true;
        if (i + 1 < word.size() && word[i].move.face() == opposite(word[i + 1].move.face())) {
            Moves other = beginning;
            other.push_back(word[i + 1].move);
            if (is_met(other)) return true;
        }
        beginning.push_back(word[i].move);
    }
    return false;
}

// N on the position, I on its inverse, all pairs.
std::vector<std::string> pairs_by_trying(const PlacedGoal& goal, const Cube& cube, unsigned most,
                                         TurnSet turns = TurnSet::every_turn()) {
    std::vector<std::string> found;
    for (unsigned on_inverse = 0; on_inverse <= most; ++on_inverse)
        for (const auto& inverse_word : every_word(turns, on_inverse)) {
            const Moves i = spelled(inverse_word);
            for (unsigned rest = 0; rest + on_inverse <= most; ++rest)
                for (const auto& normal_word : every_word(turns, rest)) {
                    const Moves n = spelled(normal_word);
                    if (!is_met(goal, inverse(after(i)) * cube * n)) continue;
                    const auto with_n = [&](const Moves& word) {
                        return is_met(goal, inverse(after(i)) * cube * word);
                    };
                    const auto with_i = [&](const Moves& word) {
                        return is_met(goal, inverse(after(word)) * cube * n);
                    };
                    if (needs_less(normal_word, with_n) || needs_less(inverse_word, with_i))
                        continue;
                    found.push_back(to_text(GoalSolution{.normal = n, .inverse = i}));
                }
        }
    std::ranges::sort(found);
    return found;
}

TEST(Niss, MakesMovesOnTheInverse) {
    for (const auto& [name, scramble] : {std::pair{"eo", "R' F U B L2 D F' R"},
                                         std::pair{"dr", "R U F2"}, std::pair{"htr", "R U2 F"}}) {
        const Cube cube  = cube_after(scramble);
        const auto goals = std::vector{goals_named(name).front()};
        const auto found =
            solve({.goals = goals, .wanted = {.all = true, .max_length = 3, .niss = true}}, cube);
        ASSERT_EQ(texts(found), pairs_by_trying(goals.front(), cube, 3)) << name;
        expect_replayed(found, cube, goals);
    }
}

TEST(Niss, IsRefusedWhereTheGoalIsNoGroup) {
    const GoalSolver solver({.goals = goals_named("URF+ UF"), .wanted = {.niss = true}});
    const auto       solution = solver.solve({.cube = cube_after("R")}, {});
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().field, "niss");
}

// Faces that turn one way only: their other powers are several turns, on either side.
TEST(Niss, BeginsWithTurnsThatArePermitted) {
    const TurnSet turns = turn_set("U1 R1 F1 L2");
    for (const auto& [name, scramble] :
         {std::pair{"eo", "R' F U B L2"}, std::pair{"DF DR", "R U F2"}}) {
        const Cube cube  = cube_after(scramble);
        const auto goals = std::vector{goals_named(name).front()};
        const auto found = solve({.goals  = goals,
                                  .turns  = turns,
                                  .wanted = {.all = true, .max_length = 4, .niss = true}},
                                 cube);
        ASSERT_EQ(texts(found), pairs_by_trying(goals.front(), cube, 4, turns)) << name;
        expect_replayed(found, cube, goals);
    }
}

// UF is at DF, where turns of U and R do not get; on the inverse they bring another piece there.
TEST(Niss, DoesWhatTurnsOnThePositionAloneCannot) {
    const TurnSet turns = turn_set("U R");
    const Cube    cube  = cube_after("F2");
    const auto    goals = goals_named("UF");
    EXPECT_FALSE(GoalSolver({.goals = goals, .turns = turns}).solve({.cube = cube}, {}));
    const auto found =
        solve({.goals = goals, .turns = turns, .wanted = {.all = true, .niss = true}}, cube);
    EXPECT_EQ(texts(found), pairs_by_trying(goals.front(), cube, 2, turns));
    EXPECT_EQ(found.answer.length, 2U);
}

}  // namespace
}  // namespace antipode::goals
