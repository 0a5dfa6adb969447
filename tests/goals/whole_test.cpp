// The whole cube as a goal, which the search for shortest solutions goes on with.
#include "solvers/goals/whole.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "cube/random_cube.h"
#include "tests/goals/brute_force.h"

namespace antipode::goals {
namespace {

using namespace testing;

// 18 turns from solved or so: none of the tables here would see the end of it.
Cube far_cube() {
    Random random(20);
    return random_reachable(random);
}

// Answers what it is told to, and remembers what it was asked.
class Told final : public Solver {
public:
    explicit Told(std::vector<Moves> words) : words_(std::move(words)) {}

    Result<Solution> solve(const Request& request, const Watch& watch) const override {
        asked = request;
        if (watch.on_solution) watch.on_solution(words_.back());
        const auto length = static_cast<unsigned>(words_.front().size());
        return Solution{.answer = {.found       = true,
                                   .solution    = words_.front(),
                                   .length      = length,
                                   .lower_bound = length,
                                   .nodes       = 5},
                        .all    = words_};
    }

    mutable std::optional<Request> asked;

private:
    std::vector<Moves> words_;
};

TEST(WholeCube, IsThatEveryPieceComesHome) {
    for (const std::string_view name : goal_names())
        EXPECT_EQ(is_whole(goals_named(name).front().goal), name == "solved") << name;
}

// In the order of their turns, from the length that was reached.
TEST(WholeCube, IsHandedOverWhereTheFirstTablesTakeLong) {
    const Move       right(Face::R, Turn::clockwise);
    const Move       up(Face::U, Turn::clockwise);
    const auto       told = std::make_shared<Told>(std::vector{Moves{right, up}, Moves{up, right}});
    unsigned         heard = 0;
    const GoalSolver solver(
        {.goals  = goals_named("solved"),
         .wanted = {.all = true},
         .tables = shared_tables,
         .whole  = {.solver   = [&] { return Result<std::shared_ptr<const Solver>>(told); },
                    .is_there = true}});
    const auto solution =
        solver.solve({.cube = far_cube()}, {.on_solution = [&](const Moves&) { ++heard; }});
    ASSERT_TRUE(solution);
    ASSERT_TRUE(told->asked);
    EXPECT_GT(told->asked->at_least, 8U);
    ASSERT_EQ(solution->goals.size(), 2U);
    EXPECT_EQ(to_text(solution->goals.front()), "U R");
    EXPECT_EQ(heard, 1U);
}

TEST(WholeCube, IsNotHandedOverWhereSomeAreWantedInOrder) {
    const auto unasked = [] {
        ADD_FAILURE() << "nobody can go on here";
        return Result<std::shared_ptr<const Solver>>(Error{});
    };
    const GoalSolver::Options options = {.goals  = goals_named("solved"),
                                         .wanted = {.count = 1},
                                         .whole  = {.solver = unasked, .is_there = true}};
    EXPECT_EQ(solve(options, cube_after("R U F")).answer.length, 3U);
    EXPECT_EQ(solve(options, far_cube(), {.max_nodes = 300'000}).answer.ended, Ended::out_of_nodes);
}

// Limits of time are for searching: however busy the machine is, the wait is left out.
TEST(GoalSolver, DoesNotCountTheTimeThatTablesTake) {
    using Clock             = std::chrono::steady_clock;
    constexpr auto   making = std::chrono::milliseconds(50);
    const GoalSolver solver({.goals  = goals_named("cross"),
                             .tables = [&](const TableKey& key, const std::stop_token& stop) {
                                 std::this_thread::sleep_for(making);
                                 return shared_tables(key, stop);
                             }});
    const auto       start    = Clock::now();
    const auto       solution = solver.solve({.cube = cube_after("R U F2 D' L B2")}, {});
    const auto       all      = Clock::now() - start;
    ASSERT_TRUE(solution);
    EXPECT_LE(solution->answer.elapsed + making, all);
}

}  // namespace
}  // namespace antipode::goals
