// Many cubes at once: positions in words against cubes, tables filled by either way, and shortest
// solutions against the search for single cubes.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "cube/random_cube.h"
#include "search/batch/fill.h"
#include "search/batch/host_executor.h"
#include "search/batch/slot.h"
#include "search/batch/solver.h"
#include "search/optimal/solver.h"
#include "tests/support/generators.h"
#include "tests/support/metrics.h"
#include "tests/support/optimal_table.h"
#include "tests/support/steps.h"

namespace antipode {
namespace {

const batch::Tables& tables(Metric metric = Metric::htm) {
    static const batch::Tables htm(Metric::htm);
    static const batch::Tables qtm(Metric::qtm);
    return metric == Metric::htm ? htm : qtm;
}

RC_GTEST_PROP(PositionsInWords, TurnAsCubesDo, (const Cube& cube)) {
    for (std::size_t step = 0; step < batch::face_turns; ++step) {
        const Cube after = cube * split::tables().steps[step];
        const auto words = batch::turned(batch::words_of(cube), tables().small.steps[step]);
        const auto other =
            batch::undone(batch::words_of(inverse(cube)), tables().small.steps[step]);
        RC_ASSERT(batch::is_solved(words, batch::words_of(after)));
        RC_ASSERT(batch::is_solved(other, batch::words_of(inverse(after))));
    }
}

RC_GTEST_PROP(PositionsInWords, AreAtTheSamePlace, (const Cube& cube)) {
    const auto         words = batch::words_of(cube);
    const split::Place place = split::place_of(cube);
    const auto         frame = tables().corner_frames[batch::corner_split(tables().small, words)];
    const auto         edges = batch::edges_in_frame(tables().small, words, frame % 64);
    RC_ASSERT(frame / 64 == place.corner_class);
    RC_ASSERT(edges.edges == place.edges);
    RC_ASSERT(edges.flips == place.flips);
}

RC_GTEST_PROP(PositionsInWords, HaveTheSameBounds, (const Cube& cube)) {
    const auto  shape = testing::small_shape(Metric::htm);
    const Table table = testing::small_table(Metric::htm);
    const auto  view  = tables().view(shape, table.bytes());
    RC_ASSERT(batch::distance_bound(view, batch::words_of(cube))
              == optimal::Bounds(shape, table.bytes()).distance(cube));
}

class Batch : public ::testing::TestWithParam<Metric> {
protected:
    using Solver = batch::Solver;

    static optimal::Shape shape() { return testing::small_shape(GetParam()); }

    // An executor with the table that the search for single cubes reads.
    static std::unique_ptr<batch::HostExecutor> executor(unsigned threads, std::uint32_t slots) {
        auto        made  = empty_executor(threads, slots);
        const auto& table = testing::small_table(GetParam());
        EXPECT_TRUE(made->write(0, table.bytes().data(), table.bytes().size()));
        return made;
    }

    static std::unique_ptr<batch::HostExecutor> empty_executor(unsigned      threads,
                                                               std::uint32_t slots) {
        return std::make_unique<batch::HostExecutor>(
            std::make_shared<batch::Tables>(GetParam()), shape(),
            batch::HostExecutor::Options{.threads = threads, .slots = slots});
    }

    static std::map<std::uint64_t, batch::Done> solve(std::vector<batch::Job> waiting,
                                                      batch::Executor&        executor) {
        std::map<std::uint64_t, batch::Done> answers;
        std::size_t                          next = 0;
        Solver                               solver(executor, shape(), {.threads = 2});
        const auto                           error =
            solver.run({.take = [&]() -> std::optional<batch::Job> {
                            if (next == waiting.size()) return std::nullopt;
                            waiting[next].id = next;
                            return waiting[next++];
                        },
                        .give = [&](const batch::Done& done) { answers[done.id] = done; }},
                       {});
        EXPECT_FALSE(error);
        return answers;
    }

    static std::vector<Cube> cubes(std::size_t count, std::size_t steps) {
        Random            random(7);
        std::vector<Cube> made;
        for (std::size_t i = 0; i < count; ++i)
            made.push_back(testing::random_steps(random, GetParam(), i % (steps + 1)));
        return made;
    }

    const optimal::Solver single{shape(), testing::small_table(GetParam())};
};

INSTANTIATE_TEST_SUITE_P(Metrics, Batch, ::testing::Values(Metric::htm, Metric::qtm),
                         testing::metric_name);

TEST_P(Batch, FillsTheSameTable) {
    const auto  made  = empty_executor(2, 1);
    const auto& table = testing::small_table(GetParam());
    ASSERT_TRUE(batch::fill(*made, shape(), {.threads = 2}));
    std::vector<std::byte> content(shape().bytes());
    ASSERT_TRUE(made->read(0, content.data(), content.size()));
    ASSERT_TRUE(std::ranges::equal(content, table.bytes()));
}

TEST_P(Batch, FindsTheLengthsOfTheSearchForSingleCubes) {
    const auto              made = executor(2, 4);
    std::vector<batch::Job> jobs;
    for (const Cube& cube : cubes(24, 8)) jobs.push_back({.cube = cube});
    const auto answers = solve(jobs, *made);
    ASSERT_EQ(answers.size(), jobs.size());
    for (const auto& [id, done] : answers) {
        const Cube& cube = jobs[id].cube;
        ASSERT_TRUE(done.answer.found);
        ASSERT_EQ(cube * done.answer.solution, solved);
        ASSERT_EQ(done.answer.length, single.solve({.cube = cube}).answer.length);
        ASSERT_EQ(done.answer.lower_bound, done.answer.length);
        ASSERT_EQ(done.answer.ended, Ended::exhausted);
    }
}

TEST_P(Batch, FindsEverySolutionWhereAllAreWanted) {
    const auto              made = executor(2, 2);
    std::vector<batch::Job> jobs;
    for (const Cube& cube : cubes(5, 4))
        jobs.push_back({.cube = cube, .wanted = optimal::Frontier::Wanted::all, .max_length = 6});
    for (const auto& [id, done] : solve(jobs, *made)) {
        const auto expected = single.solve(
            {.cube = jobs[id].cube, .wanted = optimal::Frontier::Wanted::all, .max_length = 6});
        ASSERT_EQ(done.all.size(), expected.all.size());
        for (const Moves& word : done.all) ASSERT_EQ(jobs[id].cube * word, solved);
    }
}

TEST_P(Batch, TellsThatNothingShorterExists) {
    const auto made = executor(1, 1);
    const Cube cube = solved * move_cube({Face::R, Turn::clockwise});
    const auto done = solve({{.cube = cube, .limits = {.shorter_than = 1}}}, *made).at(0);
    EXPECT_FALSE(done.answer.found);
    EXPECT_EQ(done.answer.ended, Ended::exhausted);
    EXPECT_EQ(done.answer.lower_bound, 1U);
}

TEST_P(Batch, GivesWhatIsKnownWhenItIsStopped) {
    const auto          made = executor(2, 2);
    Solver              solver(*made, shape(), {});
    std::stop_source    source;
    std::vector<Answer> answers;
    Random              random(3);
    int                 taken = 0;
    const auto          error =
        solver.run({.take = [&]() -> std::optional<batch::Job> {
                        if (taken == 2) return std::nullopt;
                        return batch::Job{.id   = static_cast<std::uint64_t>(taken++),
                                          .cube = random_reachable(random)};
                    },
                    .give = [&](const batch::Done& done) { answers.push_back(done.answer); },
                    .tell =
                        [&](std::uint64_t, const Progress& now) {
                            if (now.nodes > 0) source.request_stop();
                        }},
                   source.get_token());
    EXPECT_FALSE(error);
    ASSERT_EQ(answers.size(), 2U);
    for (const Answer& answer : answers) {
        EXPECT_EQ(answer.ended, Ended::stopped);
        EXPECT_GT(answer.lower_bound, 0U);
    }
}

TEST_P(Batch, AnswersWhoeverStopsWhileOthersAreSearched) {
    const auto                 made = executor(2, 2);
    Solver                     solver(*made, shape(), {});
    std::stop_source           first, all;
    std::vector<std::uint64_t> order;
    Random                     random(3);
    std::uint64_t              taken = 0;
    const auto                 error = solver.run(
                        {.take = [&]() -> std::optional<batch::Job> {
             if (taken == 2) return std::nullopt;
             const auto stop = taken == 0 ? first.get_token() : std::stop_token();
             return batch::Job{.id = taken++, .cube = random_reachable(random), .stop = stop};
         },
                         .give =
                             [&](const batch::Done& done) {
                 order.push_back(done.id);
                 EXPECT_EQ(done.answer.ended, Ended::stopped);
             },
                         .tell =
                             [&](std::uint64_t, const Progress& now) {
                 if (now.nodes > 0) first.request_stop();
                 if (!order.empty()) all.request_stop();
             }},
                        all.get_token());
    EXPECT_FALSE(error);
    EXPECT_EQ(order, (std::vector<std::uint64_t>{0, 1}));
}

TEST_P(Batch, TellsTheShareOfADepthThatIsSearched) {
    const auto       made = executor(1, 1);
    Solver           solver(*made, shape(), {});
    std::stop_source stop;
    double           share = 0;
    Random           random(3);
    bool             is_taken = false;
    const auto       error    = solver.run({.take = [&]() -> std::optional<batch::Job> {
                                       if (std::exchange(is_taken, true)) return std::nullopt;
                                       return batch::Job{.cube = random_reachable(random)};
                                   },
                                            .give = [](const batch::Done&) {},
                                            .tell =
                                                [&](std::uint64_t, const Progress& now) {
                                           EXPECT_LT(now.fraction, 1);
                                           share = now.fraction;
                                           if (share > 0.2) stop.request_stop();
                                       }},
                                           stop.get_token());
    EXPECT_FALSE(error);
    EXPECT_GT(share, 0.2);
}

TEST_P(Batch, ASolutionFromElsewhereIsProvenWhenAllShorterWordsAreSearched) {
    const Moves     scramble = {{Face::R, Turn::clockwise}, {Face::U, Turn::clockwise}};
    const Moves     solution = {{Face::U, Turn::counter}, {Face::R, Turn::counter}};
    batch::Slot     slot({.cube = solved * scramble}, GetParam());
    const StepOrder order(GetParam());
    slot.divide(std::make_shared<batch::Roots>(batch::roots_of_any_cube(order, GetParam())), order);
    slot.begin_at(0);
    slot.know(solution);
    EXPECT_FALSE(slot.is_done());
    while (!slot.is_done()) slot.end_round(true);
    EXPECT_TRUE(slot.ends_with_known());
    const Answer answer = slot.done().answer;
    EXPECT_EQ(answer.solution, solution);
    EXPECT_EQ(answer.lower_bound, 2U);
    EXPECT_EQ(answer.ended, Ended::exhausted);
}

// One cube alone has few roots, so that its nodes go from worker to worker.
TEST_P(Batch, SharesOneCubeAmongAllWorkers) {
    const auto made = executor(4, 1);
    const Cube cube = cubes(10, 9).back();
    const auto done = solve({{.cube = cube}}, *made).at(0);
    EXPECT_EQ(done.answer.length, single.solve({.cube = cube}).answer.length);
}

// Isomorphic roots are searched once.
TEST_P(Batch, SearchesASymmetricCubeFromFewRoots) {
    const Cube turned =
        solved * move_cube({Face::U, Turn::clockwise}) * move_cube({Face::D, Turn::clockwise});
    EXPECT_EQ(solve({{.cube = turned}}, *executor(2, 1)).at(0).answer.length, 2U);
}

}  // namespace
}  // namespace antipode
