// Solutions of goals by trying every word: the plain reference of the search.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "cube/algebra.h"
#include "notation/print.h"
#include "notation/transform.h"
#include "solvers/goals/solver.h"
#include "tests/support/cubes.h"

namespace antipode::goals::testing {

using namespace antipode::testing;

// Tables are made once for all tests of a process.
inline Result<TablesPointer> shared_tables(const TableKey& key, const std::stop_token& stop) {
    static std::mutex                                      mutex;
    static std::vector<std::pair<TableKey, TablesPointer>> known;
    const std::lock_guard                                  lock(mutex);
    for (const auto& [other, tables] : known)
        if (other == key) return tables;
    const auto tables = make_tables(key, 2, stop);
    if (tables) known.emplace_back(key, *tables);
    return tables;
}

inline std::vector<PlacedGoal> goals_named(std::string_view name, const GoalPlace& place = {}) {
    return *named_goals(name, place);
}

inline Solution solve(GoalSolver::Options options, const Cube& cube, const Limits& limits = {}) {
    options.tables = shared_tables;
    auto solution  = GoalSolver(std::move(options)).solve({.cube = cube, .limits = limits}, {});
    if (solution) return *std::move(solution);
    EXPECT_EQ(solution.error().message.code(), "goal-out-of-reach");
    return {};  // nothing was found, as nothing can be
}

inline std::vector<std::string> texts(const Solution& solution) {
    std::vector<std::string> list;
    for (const GoalSolution& one : solution.goals) list.push_back(to_text(one));
    std::ranges::sort(list);
    return list;
}

// Every listed solution does what it says.
inline void expect_replayed(const Solution& solution, const Cube& cube,
                            const std::vector<PlacedGoal>& goals) {
    for (const GoalSolution& one : solution.goals) {
        const Cube end = inverse(after(one.inverse)) * cube * one.normal;
        ASSERT_EQ(end, one.reached);
        ASSERT_TRUE(std::ranges::any_of(goals, [&](const PlacedGoal& goal) {
            return goal.where == one.where && is_met(goal, end);
        })) << to_text(one);
    }
}

// What a word may be made of, and whether the goal is met.
struct Trying {
    std::vector<PlacedGoal> goals;
    TurnSet                 turns = TurnSet::every_turn();

    bool is_met(const Cube& cube) const {
        return std::ranges::any_of(
            goals, [&](const PlacedGoal& goal) { return goals::is_met(goal, cube); });
    }
};

// Words of exactly so many turns for one goal, none of which meets it on the way, whatever
// the order of commuting turns.
inline void add_words(const PlacedGoal& goal, TurnSet turns, const Cube& cube, std::size_t left,
                      std::vector<Move>& word, std::vector<std::string>& found) {
    if (left == 0) {
        if (is_met(goal, cube)) found.push_back(to_text(Moves(word)));
        return;
    }
    if (is_met(goal, cube)) return;
    for (const Move m : turns.turns()) {
        if (!word.empty() && !may_follow(word.back().face(), m.face())) continue;
        if (!word.empty() && word.back().face() == opposite(m.face())
            && is_met(goal, cube * inverse(word.back()) * m))
            continue;
        word.push_back(m);
        add_words(goal, turns, cube * m, left - 1, word, found);
        word.pop_back();
    }
}

inline std::vector<std::string> words_by_trying(const Trying& trying, const Cube& cube,
                                                std::size_t most) {
    std::vector<std::string> found;
    for (std::size_t length = 0; length <= most; ++length)
        for (const PlacedGoal& goal : trying.goals) {
            std::vector<Move> word;
            add_words(goal, trying.turns, cube, length, word, found);
        }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace antipode::goals::testing
