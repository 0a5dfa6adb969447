// Searches that are stopped, hurried and shared by threads; these run under the
// thread sanitizer too, hence their modest sizes.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/support/cubes.h"
#include "tests/support/inner_cubes.h"
#include "tests/support/metrics.h"
#include "tests/support/solving.h"

namespace antipode {
namespace {

using namespace std::chrono_literals;
using testing::is_right;

class TwoPhaseThreads : public ::testing::TestWithParam<Metric> {
protected:
    Answer solve(const Cube& cube, const Limits& limits, const Watch& watch = {}) const {
        return solver.solve({.cube = cube, .limits = limits}, watch);
    }

    std::vector<Cube> some_cubes(std::size_t count) const {
        Random            random(61);
        std::vector<Cube> cubes;
        for (std::size_t i = 0; i < count; ++i) cubes.push_back(random_reachable(random));
        return cubes;
    }

    const two_phase::Solver solver = testing::two_phase_solver(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Metrics, TwoPhaseThreads, testing::both_metrics, testing::metric_name);

TEST_P(TwoPhaseThreads, SolveTogether) {
    for (const Cube& cube : some_cubes(20))
        for (const unsigned threads : {2U, 4U}) {
            const Answer answer = solve(cube, {.max_nodes = 20'000, .threads = threads});
            ASSERT_TRUE(is_right(answer, cube, GetParam()));
            ASSERT_EQ(answer.ended, Ended::out_of_nodes);
        }
}

// With all threads together the proof is complete: the distance is that of one.
TEST_P(TwoPhaseThreads, ProveTheSameDistance) {
    Random random(62);
    for (int i = 0; i < 8; ++i) {
        const Cube   cube     = testing::random_walk(random, testing::quarter_turns(), 9);
        const Answer alone    = solve(cube, {});
        const Answer together = solve(cube, {.threads = 3});
        ASSERT_TRUE(is_right(together, cube, GetParam()));
        ASSERT_EQ(together.ended, Ended::exhausted);
        ASSERT_EQ(together.length, alone.length);
    }
}

TEST_P(TwoPhaseThreads, SolveOneCubeEachWithOneSolver) {
    const std::vector<Cube> cubes = some_cubes(4);
    std::vector<Answer>     answers(cubes.size());
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < cubes.size(); ++i)
            threads.emplace_back([&, i] { answers[i] = solve(cubes[i], {.max_nodes = 50'000}); });
    }
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        EXPECT_TRUE(is_right(answers[i], cubes[i], GetParam()));
        EXPECT_EQ(answers[i].solution, solve(cubes[i], {.max_nodes = 50'000}).solution);
    }
}

TEST_P(TwoPhaseThreads, HaveASolutionAfterAMillisecond) {
    for (const Cube& cube : some_cubes(20))
        for (const unsigned threads : {1U, 2U, 4U}) {
            const Answer answer = solve(cube, {.max_time = 1ms, .threads = threads});
            ASSERT_TRUE(is_right(answer, cube, GetParam()));
            ASSERT_EQ(answer.ended, Ended::out_of_time);
        }
}

TEST_P(TwoPhaseThreads, StopWhenAskedFromOutside) {
    for (const Cube& cube : some_cubes(5))
        for (const unsigned threads : {1U, 2U}) {
            std::stop_source source;
            std::jthread     asks([&] {
                std::this_thread::sleep_for(20ms);
                source.request_stop();
            });
            const Answer answer = solve(cube, {.threads = threads}, {.stop = source.get_token()});
            ASSERT_EQ(answer.ended, Ended::stopped);
            ASSERT_TRUE(!answer.found || is_right(answer, cube, GetParam()));
        }
}

TEST_P(TwoPhaseThreads, StopWhenAskedFromACallback) {
    for (const Cube& cube : some_cubes(5)) {
        std::stop_source source;
        Moves            told;
        const Watch  watch  = {.stop = source.get_token(), .on_solution = [&](const Moves& moves) {
                                 told = moves;
                                 source.request_stop();
                             }};
        const Answer answer = solve(cube, {.threads = 2}, watch);
        ASSERT_EQ(answer.ended, Ended::stopped);
        ASSERT_TRUE(is_right(answer, cube, GetParam()));
        ASSERT_EQ(cube * told, solved);
    }
}

TEST_P(TwoPhaseThreads, StopAtOnceWhenAskedBefore) {
    std::stop_source source;
    source.request_stop();
    const Answer answer = solve(some_cubes(1)[0], {.threads = 2}, {.stop = source.get_token()});
    EXPECT_EQ(answer.ended, Ended::stopped);
}

TEST_P(TwoPhaseThreads, TellEverShorterSolutionsToTheThreadThatAsked) {
    const auto caller = std::this_thread::get_id();
    for (const Cube& cube : some_cubes(10)) {
        std::vector<Moves> told;
        const Watch        watch  = {.on_solution = [&](const Moves& moves) {
            EXPECT_EQ(std::this_thread::get_id(), caller);
            EXPECT_EQ(cube * moves, solved);
            told.push_back(moves);
        }};
        const Answer       answer = solve(cube, {.max_nodes = 20'000, .threads = 3}, watch);
        ASSERT_FALSE(told.empty());
        ASSERT_EQ(told.back(), answer.solution);
        for (std::size_t i = 1; i < told.size(); ++i)
            ASSERT_LT(length(told[i], GetParam()), length(told[i - 1], GetParam()));
    }
}

TEST_P(TwoPhaseThreads, TellTheirProgressToTheThreadThatAsked) {
    const auto       caller = std::this_thread::get_id();
    std::stop_source told;
    const auto       tell = [&](const Progress& progress) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        EXPECT_GT(progress.elapsed.count(), 0);
        told.request_stop();
    };
    solve(some_cubes(1)[0], {.threads = 2}, {.stop = told.get_token(), .on_progress = tell});
    EXPECT_TRUE(told.stop_requested());
}

TEST_P(TwoPhaseThreads, EndWhenASolutionIsShortEnough) {
    const unsigned enough = GetParam() == Metric::htm ? 21 : 28;
    for (const Cube& cube : some_cubes(10)) {
        const Answer answer = solve(cube, {.enough_length = enough, .threads = 2});
        ASSERT_TRUE(is_right(answer, cube, GetParam()));
        ASSERT_EQ(answer.ended, Ended::enough_found);
        ASSERT_LE(answer.length, enough);
    }
}

}  // namespace
}  // namespace antipode
