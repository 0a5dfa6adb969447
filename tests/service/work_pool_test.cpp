#include "service/tasks/work_pool.h"

#include <gtest/gtest.h>

#include "service/answers/solve.h"
#include "service/json.h"
#include "tests/support/cubes.h"
#include "tests/support/searching.h"
#include "tests/support/solving.h"

namespace antipode::service {
namespace {

using testing::endless;
using testing::engine;
using testing::is_right;
using testing::SearchLog;
using testing::some_cube;

WorkPool::Handle search_for(const SearchOrder& order, SearchCallback callback) {
    return std::make_shared<WatchedSearch>(engine(), order, std::move(callback));
}

WorkPool::Handle begin_search(WorkPool& pool, const SearchOrder& order, SearchCallback callback) {
    auto search = search_for(order, std::move(callback));
    EXPECT_FALSE(pool.submit(search));
    return search;
}

class WorkPoolTest : public ::testing::Test {
protected:
    WorkPool::Handle submit(const SolveTask& task, SearchLog& log, Lane lane = Lane::interactive) {
        return begin_search(pool, {.task = task, .place = {lane, task.limits.threads}},
                            log.callback());
    }

    // As long as it lasts, but with room to get on in between.
    void disturb(const WorkPool::Handle& search) {
        for (int i = 0; i < 100 && pool.pause(search); ++i) {
            pool.resume(search);
            std::this_thread::sleep_for(std::chrono::microseconds(100));
        }
    }

    WorkPool pool{{.threads = 2, .max_waiting = 3}};
};

TEST_F(WorkPoolTest, SearchesUntilASolutionIsShortEnough) {
    SearchLog log;
    submit({.cube = some_cube(91), .limits = {.enough_length = 20}}, log);
    const SearchEnded end = log.wait_for_end();
    EXPECT_EQ(end.state, TaskState::done);
    EXPECT_TRUE(is_right(end.answer->answer, some_cube(91), Metric::htm));
    EXPECT_EQ(end.answer->answer.ended, Ended::enough_found);
}

TEST_F(WorkPoolTest, TellsEverShorterSolutionsAndThenTheEnd) {
    SearchLog log;
    submit({.cube = some_cube(92), .limits = {.enough_length = 20}}, log);
    const SearchEnded end       = log.wait_for_end();
    const auto        solutions = log.of_kind<SolveAnswer>();
    ASSERT_FALSE(solutions.empty());
    for (std::size_t i = 1; i < solutions.size(); ++i)
        EXPECT_LT(solutions[i].answer.length, solutions[i - 1].answer.length);
    EXPECT_EQ(solutions.back().answer.solution, end.answer->answer.solution);
    EXPECT_TRUE(std::holds_alternative<SearchEnded>(log.all().back()));
}

TEST_F(WorkPoolTest, AnExceptionOfWhoListensEndsThatSearchOnly) {
    SearchLog log;
    begin_search(pool, {.task = endless(94)}, [&](const SearchEvent& event) {
        if (std::holds_alternative<SolveAnswer>(event)) throw std::bad_alloc();
        log.add(event);
    });
    const SearchEnded end = log.wait_for_end();
    ASSERT_FALSE(end.answer);
    EXPECT_EQ(end.answer.error().kind, ErrorKind::environment);
    EXPECT_EQ(end.answer.error().message.text(), "not enough memory for the search");
    SearchLog next;
    submit({.cube = some_cube(95), .limits = {.enough_length = 22}}, next);
    EXPECT_TRUE(next.wait_for_end().answer);
}

TEST_F(WorkPoolTest, SaysThatASolutionIsNotTheEnd) {
    SearchLog  log;
    const auto search = submit(endless(93), log);
    log.wait_for_solution();
    EXPECT_TRUE(to_json(log.of_kind<SolveAnswer>()[0], WordSense::solver)["ended"].is_null());
    pool.stop(search, StopReason::asked);
}

TEST_F(WorkPoolTest, RunsOneSearchOfAllThreadsAtATime) {
    SearchLog  first;
    SearchLog  second;
    const auto running = submit(endless(94), first);
    const auto waiting = submit(endless(95), second);
    EXPECT_EQ(pool.state(running), TaskState::running);
    EXPECT_EQ(pool.state(waiting), TaskState::queued);
    EXPECT_EQ(pool.counts(Lane::interactive).running, 1U);
    EXPECT_EQ(pool.counts(Lane::interactive).waiting, 1U);
    pool.stop(running, StopReason::asked);
    second.wait_for(TaskState::running);
}

TEST_F(WorkPoolTest, RunsAsManySearchesAsThereAreThreads) {
    SearchLog logs[3];
    for (SearchLog& log : logs) submit(endless(96, 1), log);
    EXPECT_EQ(pool.counts(Lane::interactive).running, 2U);
    EXPECT_EQ(pool.counts(Lane::interactive).waiting, 1U);
}

TEST_F(WorkPoolTest, APausedSearchMakesRoomForOthers) {
    SearchLog  first;
    SearchLog  second;
    const auto one = submit(endless(97), first);
    const auto two = submit(endless(98), second);
    EXPECT_TRUE(pool.pause(one));
    EXPECT_EQ(pool.state(one), TaskState::paused);
    EXPECT_EQ(pool.state(two), TaskState::running);
    EXPECT_TRUE(pool.resume(one));
    EXPECT_EQ(pool.state(one), TaskState::queued);
    EXPECT_TRUE(pool.stop(two, StopReason::asked));
    second.wait_for_end();
    while (pool.state(one) != TaskState::running) std::this_thread::yield();
}

TEST_F(WorkPoolTest, PausesLoseNothing) {
    const SolveTask task = {.cube = some_cube(99), .limits = {.max_nodes = 300'000, .threads = 1}};
    const auto      calm = engine().solve(task);
    SearchLog       log;
    const auto      search = submit(task, log);
    disturb(search);
    const SearchEnded end = log.wait_for_end();
    EXPECT_EQ(end.answer->answer.solution, calm->answer.solution);
    EXPECT_EQ(end.answer->answer.nodes, calm->answer.nodes);
}

TEST_F(WorkPoolTest, CancellingKeepsWhatWasFound) {
    SearchLog  log;
    const auto search = submit(endless(100), log);
    log.wait_for_solution();
    EXPECT_TRUE(pool.stop(search, StopReason::asked));
    const SearchEnded end = log.wait_for_end();
    EXPECT_EQ(end.state, TaskState::stopped);
    EXPECT_TRUE(is_right(end.answer->answer, some_cube(100), Metric::htm));
    EXPECT_FALSE(pool.stop(search, StopReason::asked));
    EXPECT_FALSE(pool.pause(search));
    EXPECT_FALSE(pool.resume(search));
}

TEST_F(WorkPoolTest, ASearchThatWaitsOrSleepsCanBeCancelled) {
    SearchLog  logs[3];
    const auto running  = submit(endless(101), logs[0]);
    const auto waiting  = submit(endless(101), logs[1]);
    const auto sleeping = submit(endless(101), logs[2]);
    pool.pause(sleeping);
    pool.pause(running);
    for (const auto& search : {running, waiting, sleeping}) pool.stop(search, StopReason::asked);
    for (const SearchLog& log : logs) EXPECT_EQ(log.wait_for_end().state, TaskState::stopped);
}

TEST_F(WorkPoolTest, InteractiveSearchesGoBeforeBatches) {
    SearchLog  logs[3];
    const auto running     = submit(endless(102), logs[0]);
    const auto batch       = submit(endless(103, 1), logs[1], Lane::batch);
    const auto interactive = submit(endless(104), logs[2]);
    pool.stop(running, StopReason::asked);
    logs[2].wait_for(TaskState::running);
    EXPECT_EQ(pool.state(batch), TaskState::queued);
}

TEST_F(WorkPoolTest, WhoeverWaitsAtOnceNeverWaitsForJobs) {
    SearchLog job;
    SearchLog client;
    submit(endless(105), job);
    submit({.cube = some_cube(106), .limits = {.enough_length = 21}}, client, Lane::at_once);
    EXPECT_TRUE(client.wait_for_end().answer);
}

TEST_F(WorkPoolTest, HasABoundForThoseWhoWait) {
    SearchLog logs[5];
    for (int i = 0; i < 4; ++i) submit(endless(107), logs[i]);
    const auto refused = pool.submit(
        search_for({.task = endless(107), .place = {Lane::interactive}}, logs[4].callback()));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->kind, ErrorKind::busy);
    EXPECT_TRUE(logs[4].all().empty());
}

TEST_F(WorkPoolTest, GoesOnFromAKnownSolution) {
    const Cube        cube  = some_cube(108);
    const SolveAnswer known = *engine().solve({.cube = cube, .limits = {.enough_length = 22}});
    const SolveTask   task  = {.cube = cube, .limits = {.enough_length = 19}};
    SearchLog         log;
    begin_search(pool, {.task = task, .so_far = known}, log.callback());
    const SearchEnded end = log.wait_for_end();
    for (const SolveAnswer& better : log.of_kind<SolveAnswer>())
        EXPECT_LT(better.answer.length, known.answer.length);
    EXPECT_GE(end.answer->answer.nodes, known.answer.nodes);
    EXPECT_LE(end.answer->answer.length, 19U);
}

TEST_F(WorkPoolTest, EndsAtOnceIfTheKnownSolutionIsShortEnough) {
    const SolveTask   task  = {.cube = some_cube(109), .limits = {.enough_length = 21}};
    const SolveAnswer known = *engine().solve(task);
    SearchLog         log;
    begin_search(pool, {.task = task, .so_far = known}, log.callback());
    EXPECT_EQ(log.wait_for_end().answer->answer.solution, known.answer.solution);
    EXPECT_TRUE(log.of_kind<SolveAnswer>().empty());
}

TEST_F(WorkPoolTest, TellsWhyASearchIsImpossible) {
    SearchLog log;
    submit({.cube = testing::cube_after("F"), .how = {.turns = *parse_turn_set("U R")}}, log);
    EXPECT_FALSE(log.wait_for_end().answer);
}

TEST_F(WorkPoolTest, PausesRestrictedSearchesToo) {
    SearchLog  log;
    const auto search = submit({.cube   = testing::cube_after("R U F R U F R U F"),
                                .how    = {.turns = *parse_turn_set("U R F")},
                                .limits = {.max_nodes = 2'000'000, .threads = 1}},
                               log);
    disturb(search);
    EXPECT_TRUE(log.wait_for_end().answer->answer.found);
}

TEST_F(WorkPoolTest, RunsNoMoreOfAGroupAtOnceThanItMay) {
    const auto                    group = std::make_shared<WorkGroup>(WorkGroup{.at_once = 1});
    SearchLog                     logs[3];
    std::vector<WorkPool::Handle> searches;
    for (SearchLog& log : logs)
        searches.push_back(search_for({.task = endless(115, 1), .place = {Lane::batch, 1, group}},
                                      log.callback()));
    EXPECT_FALSE(pool.submit(searches));
    EXPECT_EQ(pool.counts(Lane::batch).running, 1U);
    SearchLog other;
    submit(endless(116, 1), other, Lane::batch);
    EXPECT_EQ(pool.counts(Lane::batch).running, 2U);
    EXPECT_EQ(pool.pause(searches), 3U);
    EXPECT_EQ(pool.pause(searches), 0U);
    EXPECT_EQ(pool.resume(searches), 3U);
    EXPECT_EQ(pool.state(searches[0]), TaskState::running);
    EXPECT_EQ(pool.stop(searches, StopReason::asked), 3U);
    EXPECT_EQ(pool.stop(searches, StopReason::asked), 0U);
}

TEST_F(WorkPoolTest, LeavesAloneWhatItDoesNotHave) {
    SearchLog  log;
    const auto search = search_for({.task = endless(117)}, log.callback());
    EXPECT_EQ(pool.pause(search) + pool.resume(search) + pool.stop(search, StopReason::asked), 0U);
    EXPECT_TRUE(log.all().empty());
}

TEST_F(WorkPoolTest, LetsGoOfTheCallbackAfterTheEnd) {
    const auto alive  = std::make_shared<int>(0);
    const auto search = begin_search(pool, {.task = {.cube = some_cube(110)}},
                                     [alive](const SearchEvent&) { ++*alive; });
    pool.stop(search, StopReason::asked);
    while (alive.use_count() > 1) std::this_thread::yield();
}

// Beyond that number, sleepers begin again from their best solution.
TEST(WorkPoolWithoutSleepers, GoesOnFromTheBestSolution) {
    WorkPool   pool({.threads = 2, .max_asleep = 0});
    SearchLog  log;
    const auto search =
        begin_search(pool,
                     {.task  = {.cube = some_cube(111), .limits = {.enough_length = 19}},
                      .place = {Lane::interactive}},
                     log.callback());
    for (int i = 0; i < 20 && pool.pause(search); ++i) pool.resume(search);
    const SearchEnded end = log.wait_for_end();
    EXPECT_EQ(end.state, TaskState::done);
    EXPECT_LE(end.answer->answer.length, 19U);
    const auto solutions = log.of_kind<SolveAnswer>();
    for (std::size_t i = 1; i < solutions.size(); ++i)
        EXPECT_LT(solutions[i].answer.length, solutions[i - 1].answer.length);
}

TEST(WorkPoolAtItsEnd, InterruptsWhatRunsWaitsAndSleeps) {
    SearchLog logs[3];
    {
        WorkPool         pool({.threads = 1});
        WorkPool::Handle last;
        for (SearchLog& log : logs)
            last =
                begin_search(pool, {.task = endless(112), .place = {Lane::batch}}, log.callback());
        pool.pause(last);
        logs[0].wait_for_solution();
        pool.shut_down();
        EXPECT_EQ(pool.submit(search_for({.task = endless(113)}, {}))->kind, ErrorKind::stopped);
    }
    for (const SearchLog& log : logs) EXPECT_EQ(log.wait_for_end().state, TaskState::interrupted);
    EXPECT_TRUE(logs[0].wait_for_end().answer->answer.found);
}

TEST(WorkPoolUnderManyHands, StaysInOrder) {
    WorkPool                      pool({.threads = 2, .max_asleep = 1});
    SearchLog                     logs[6];
    std::vector<WorkPool::Handle> searches;
    for (SearchLog& log : logs)
        searches.push_back(begin_search(
            pool, {.task = endless(114, 1), .place = {Lane::interactive, 1}}, log.callback()));
    {
        std::vector<std::jthread> hands;
        for (std::size_t hand = 0; hand < 3; ++hand)
            hands.emplace_back([&, hand] {
                for (std::size_t i = 0; i < 60; ++i) {
                    const auto& search = searches[(i * 5 + hand) % searches.size()];
                    if (i % 3 == hand)
                        pool.pause(search);
                    else
                        pool.resume(search);
                }
            });
    }
    for (const auto& search : searches) pool.stop(search, StopReason::asked);
    for (const SearchLog& log : logs) EXPECT_EQ(log.wait_for_end().state, TaskState::stopped);
    EXPECT_EQ(pool.counts(Lane::interactive).running, 0U);
}

}  // namespace
}  // namespace antipode::service
