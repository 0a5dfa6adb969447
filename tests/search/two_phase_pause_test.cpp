// Searches that are paused and resumed, and searches that go on from a solution.
#include <gtest/gtest.h>

#include <thread>

#include "tests/support/cubes.h"
#include "tests/support/inner_cubes.h"
#include "tests/support/metrics.h"
#include "tests/support/solving.h"

namespace antipode {
namespace {

using testing::is_right;

class TwoPhasePause : public ::testing::TestWithParam<Metric> {
protected:
    Answer solve(const Cube& cube, const Limits& limits, const Watch& watch = {}) const {
        return solver.solve({.cube = cube, .limits = limits}, watch);
    }
    static Cube some_cube(std::uint64_t seed) {
        Random random(seed);
        return random_reachable(random);
    }

    const two_phase::Solver solver = testing::two_phase_solver(GetParam());
};

INSTANTIATE_TEST_SUITE_P(Metrics, TwoPhasePause, testing::both_metrics, testing::metric_name);

TEST_P(TwoPhasePause, ChangesNothing) {
    for (const std::uint64_t seed : {71U, 72U, 73U}) {
        const Cube        cube  = some_cube(seed);
        const Limits      limit = {.max_nodes = 100'000};
        PauseGate         gate;
        std::atomic<bool> done{false};
        std::jthread      disturber([&] {
            while (!done) {
                gate.pause();
                gate.resume();
                std::this_thread::sleep_for(std::chrono::microseconds(50));
            }
        });
        const Answer      disturbed = solve(cube, limit, {.gate = &gate});
        done                        = true;
        const Answer calm           = solve(cube, limit);
        EXPECT_EQ(disturbed.solution, calm.solution);
        EXPECT_EQ(disturbed.nodes, calm.nodes);
    }
}

// All of them sleep: the time it takes to be stopped is all that passes.
TEST_P(TwoPhasePause, HoldsAllThreads) {
    for (const unsigned threads : {1U, 3U}) {
        PauseGate         gate;
        std::stop_source  source;
        std::atomic<bool> ended{false};
        gate.pause();
        std::jthread searcher([&] {
            const Answer answer = solve(some_cube(74), {.max_time = {}, .threads = threads},
                                        {.stop = source.get_token(), .gate = &gate});
            EXPECT_EQ(answer.ended, Ended::stopped);
            ended = true;
        });
        EXPECT_FALSE(ended);
        source.request_stop();
    }
}

TEST_P(TwoPhasePause, GoesOnWithSeveralThreads) {
    const Cube        cube   = some_cube(75);
    const unsigned    enough = GetParam() == Metric::htm ? 21 : 28;
    PauseGate         gate;
    std::atomic<bool> done{false};
    std::jthread      disturber([&] {
        while (!done) {
            gate.pause();
            gate.resume();
            std::this_thread::sleep_for(std::chrono::microseconds(50));
        }
    });
    const Answer answer = solve(cube, {.enough_length = enough, .threads = 3}, {.gate = &gate});
    done                = true;
    EXPECT_TRUE(is_right(answer, cube, GetParam()));
    EXPECT_EQ(answer.ended, Ended::enough_found);
}

TEST_P(TwoPhasePause, WithAKnownSolutionTellsShorterOnesOnly) {
    const Cube   cube  = some_cube(76);
    const Answer first = solve(cube, {.max_nodes = 2'000});
    ASSERT_TRUE(first.found);
    std::vector<std::size_t> lengths;
    const Watch              watch = {
                     .on_solution = [&](const Moves& moves) { lengths.push_back(length(moves, GetParam())); }};
    const Answer then = solve(cube, {.max_nodes = 200'000, .shorter_than = first.length}, watch);
    EXPECT_EQ(then.found, !lengths.empty());
    for (const std::size_t length : lengths) EXPECT_LT(length, first.length);
}

TEST_P(TwoPhasePause, WithAShortestSolutionProvesThatThereIsNothingShorter) {
    Random       random(77);
    const Cube   cube  = testing::random_walk(random, testing::quarter_turns(), 8);
    const Answer first = solve(cube, {});
    ASSERT_EQ(first.ended, Ended::exhausted);
    const Answer again = solve(cube, {.shorter_than = first.length});
    EXPECT_FALSE(again.found);
    EXPECT_EQ(again.ended, Ended::exhausted);
    EXPECT_EQ(again.lower_bound, first.length);
}

}  // namespace
}  // namespace antipode
