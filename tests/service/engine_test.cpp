#include "service/engine/engine.h"

#include <gtest/gtest.h>

#include <atomic>

#include "service/engine/solver_cache.h"
#include "service/json.h"
#include "solvers/restricted.h"
#include "tests/support/cubes.h"
#include "tests/support/metrics.h"
#include "tests/support/searching.h"
#include "tests/support/solving.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

using namespace std::chrono_literals;
using testing::engine;
using testing::Happenings;
using testing::is_right;
using testing::some_cube;

TableStore real_store() { return TableStore(default_table_folder()); }

TEST(Engine, SolvesInBothMetrics) {
    for (const Metric metric : {Metric::htm, Metric::qtm}) {
        const Cube     cube   = some_cube(81);
        const unsigned enough = metric == Metric::htm ? 21 : 28;
        const auto     answer = engine().solve(
                {.cube = cube, .how = {.metric = metric}, .limits = {.enough_length = enough}});
        ASSERT_TRUE(answer);
        EXPECT_TRUE(is_right(answer->answer, cube, metric));
        EXPECT_LE(answer->answer.length, enough);
    }
}

TEST(Engine, OpensHalfTurnsAtOnceAndQuarterTurnsWhenAskedFor) {
    Engine fresh({.store = real_store(), .threads = 1, .pages = Pages::small});
    EXPECT_EQ(fresh.tables()[1].metric, Metric::qtm);
    EXPECT_EQ(fresh.tables()[1].state, TablesState::absent);
    ASSERT_TRUE(fresh.solver(Metric::htm, {}));
    EXPECT_EQ(fresh.tables()[1].state, TablesState::absent);
    ASSERT_TRUE(fresh.solver(Metric::qtm, {}));
    EXPECT_NE(fresh.tables()[1].state, TablesState::absent);
}

TEST(Engine, TellsWhenTablesAreReady) {
    Engine                   fresh({.store = real_store(), .threads = 1, .pages = Pages::small});
    Happenings<TablesStatus> told;
    const Subscription       subscription =
        fresh.on_tables([&](const TablesStatus& status) { told.add(status); });
    ASSERT_TRUE(fresh.solver(Metric::qtm, {}));
    told.wait_for([](const TablesStatus& status) {
        return status.metric == Metric::qtm && status.state == TablesState::ready;
    });
    EXPECT_EQ(to_json(fresh.tables()[1]), (Json{{"metric", "qtm"},
                                                {"state", "ready"},
                                                {"progress", 1.0},
                                                {"message", "ready"},
                                                {"code", "tables-ready"},
                                                {"arguments", Json::object()}}));
}

// Running searches keep the files; those that start afterwards read the copy. On a busy
// machine the copy may be there before the first search has begun: once this test waited
// for another one then, for ever.
TEST(Engine, ChangesToHugePagesWithoutDisturbingAnybody) {
    Engine              fresh({.store = real_store(), .threads = 2});
    const SolverPointer first     = *fresh.solver(Metric::htm, {});
    const Cube          cube      = some_cube(82);
    std::atomic         is_copied = false;
    const std::jthread  waiting([&] {
        EXPECT_FALSE(fresh.finish({}));
        is_copied = true;
    });
    while (!is_copied)
        ASSERT_TRUE(is_right(first->solve({cube, {.max_nodes = 2'000}}), cube, Metric::htm));
    const SolverPointer now = *fresh.solver(Metric::htm, {});
    EXPECT_EQ(now->solve({cube, {.max_nodes = 20'000}}).solution,
              first->solve({cube, {.max_nodes = 20'000}}).solution);
}

// Nothing is there: the tables begin to be built, and nobody waits for them.
TEST(Engine, DoesNotWaitLongerThanItIsTold) {
    const testing::TemporaryFolder folder;
    Engine                         fresh({.store = TableStore(folder.path()), .threads = 1});
    EXPECT_FALSE(fresh.try_quick(some_cube(83), {}));
    const auto answer = fresh.solve({.cube = some_cube(83), .max_wait = 1ms});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, ErrorKind::busy);
}

TEST(Engine, GivesUpWaitingWhenStopped) {
    const testing::TemporaryFolder folder;
    Engine                         fresh({.store = TableStore(folder.path()), .threads = 1});
    std::stop_source               source;
    source.request_stop();
    const auto answer = fresh.solve({.cube = some_cube(84)}, {.stop = source.get_token()});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, ErrorKind::stopped);
}

TEST(Engine, TellsHowFarABuildIs) {
    const testing::TemporaryFolder folder;
    Happenings<TablesStatus>       told;
    Engine                         fresh({.store = TableStore(folder.path()), .threads = 2});
    const Subscription             subscription =
        fresh.on_tables([&](const TablesStatus& status) { told.add(status); });
    told.wait_for([](const TablesStatus& status) {
        return status.state == TablesState::building && status.progress > 0
               && status.message.text() == "building the table phase-one-htm";
    });
}

TEST(Engine, SolvesMostCubesQuickly) {
    ASSERT_TRUE(engine().solver(Metric::htm, {}));
    Random random(85);
    int    quick = 0;
    for (int i = 0; i < 100; ++i) {
        const Cube cube   = random_reachable(random);
        const auto answer = engine().try_quick(cube, {.max_length = 21});
        if (!answer) continue;
        ++quick;
        EXPECT_TRUE(is_right(answer->answer, cube, Metric::htm));
        EXPECT_LE(answer->answer.length, 21U);
    }
    EXPECT_GE(quick, 95);
}

TEST(Engine, DoesNotSolveQuicklyWhatTakesLong) {
    ASSERT_TRUE(engine().solver(Metric::htm, {}));
    EXPECT_FALSE(engine().try_quick(some_cube(86), {.max_length = 15}));
}

TEST(Engine, RefusesCubesThatTurningCannotSolve) {
    Cube flipped;
    flipped.edges[0] = Cubie(0, 1);
    EXPECT_FALSE(engine().solve({.cube = flipped}));
}

// The second time the way is prepared already; either time the answer is the same.
TEST(Engine, SolvesWithSomeTurnsOrByCost) {
    const Cube cube = testing::cube_after("R U R' U R2");
    for (int i = 0; i < 2; ++i) {
        const auto few = engine().solve(
            {.cube = cube, .how = {.turns = *parse_turn_set("U R")}, .limits = {.max_time = 10s}});
        ASSERT_TRUE(few);
        EXPECT_EQ(few->answer.length, 5U);
        EXPECT_TRUE(few->is_optimal());
        const auto cheap = engine().solve(
            {.cube   = cube,
             .how    = {.turns = *parse_turn_set("U R"), .costs = *parse_cost_profile("half=3")},
             .limits = {.max_nodes = 200'000}});
        ASSERT_TRUE(cheap);
        EXPECT_EQ(cheap->cost, 6.0);
    }
}

// ---- shortest solutions -------------------------------------------------------------

// With the smallest table, however long a busy machine takes to make it.
SolveTask shortest(const Cube& cube, Metric metric = Metric::htm) {
    return {.cube     = cube,
            .how      = {.metric = metric, .shortest = Shortest{.memory = 200'000'000}},
            .max_wait = WaitLimit{}.max_wait};
}
SolveTask shortest(std::string_view maneuver, Metric metric = Metric::htm) {
    return shortest(testing::cube_after(maneuver), metric);
}

std::vector<std::string> names_of_bounds(const Engine& engine) {
    std::vector<std::string> names;
    for (const TablesStatus& status : engine.tables())
        if (!status.name.empty()) names.push_back(status.name);
    return names;
}

TEST(Engine, FindsShortestSolutions) {
    const auto answer = engine().solve(shortest("R U F2 D' L B2 U' R2"));
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->answer.length, 8U);
    EXPECT_TRUE(answer->is_optimal());
}

TEST(Engine, FindsShortestSolutionsInSliceTurns) {
    const auto answer = engine().solve(shortest("M E S", Metric::stm));
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->answer.length, 3U);
    EXPECT_TRUE(answer->is_optimal());
}

TEST(Engine, SharesOneTableOfBoundsAmongAllSearches) {
    Engine fresh(
        {.store = real_store(), .threads = 2, .pages = Pages::small, .bounds_pages = Pages::small});
    EXPECT_TRUE(names_of_bounds(fresh).empty());
    SolveTask all            = shortest("R U F2 D' L");
    all.how.shortest->wanted = optimal::Frontier::Wanted::all;  // which needs a table
    {
        std::vector<std::jthread> clients;
        for (int i = 0; i < 4; ++i) clients.emplace_back([&] { EXPECT_TRUE(fresh.solve(all)); });
    }
    EXPECT_EQ(names_of_bounds(fresh), std::vector<std::string>{"bounds-htm-2"});
    EXPECT_EQ(fresh.tables().back().state, TablesState::ready);
}

TEST(Engine, SaysThatThereIsNoTableSoSmall) {
    SolveTask task            = shortest("R");
    task.how.shortest->memory = 1'000'000;
    const auto answer         = engine().solve(task);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().message.text(),
              "the smallest table for shortest solutions takes 177 MB");
}

// A folder without tables of bounds: they would have to be built.
class EngineThatBuilds : public ::testing::Test {
protected:
    EngineThatBuilds() {
        for (const char* name : {"small-htm", "phase-one-htm", "phase-two-htm"})
            for (const char* end : {".table", ".ok"})
                std::filesystem::create_symlink(*default_table_folder() / (std::string(name) + end),
                                                folder.path() / (std::string(name) + end));
    }
    // Until somebody builds.
    void wait_for_a_build() const {
        told.wait_for([](const TablesStatus& status) {
            return status.name == "bounds-htm-2" && status.state == TablesState::building
                   && status.progress > 0;
        });
    }

    testing::TemporaryFolder folder;
    Happenings<TablesStatus> told;
    Engine                   fresh{{.store        = TableStore(folder.path()),
                                    .threads      = 2,
                                    .pages        = Pages::small,
                                    .bounds_pages = Pages::small}};
    Subscription             subscription =
        fresh.on_tables([log = told](const TablesStatus& status) { log.add(status); });
};

TEST_F(EngineThatBuilds, ShowsASolutionAndTheBuildAndStopsWithTheLastWhoWaits) {
    std::stop_source      stop;
    Happenings<Moves>     found;
    Happenings<TableWork> work;
    std::jthread          client([&] {
        const auto answer =
            fresh.solve(shortest(some_cube(87)),
                                 {.stop        = stop.get_token(),
                                  .on_solution = [&](const Moves& moves) { found.add(moves); }},
                                 {.on_table = [&](const TableWork& now) { work.add(now); }});
        EXPECT_EQ(answer.error().kind, ErrorKind::stopped);
    });
    work.wait_for([](const TableWork& now) { return now.progress > 0; });
    EXPECT_FALSE(found.all().empty());
    stop.request_stop();
    told.wait_for([](const TablesStatus& status) { return status.message.text() == "stopped"; });
    EXPECT_TRUE(names_of_bounds(fresh).empty());
}

// Once a single turn had a table of 15 GB built.
TEST_F(EngineThatBuilds, NeedsNoTableForAPositionThatIsNear) {
    SolveTask task            = shortest("R");
    task.how.shortest->memory = 99'999'000'000'000;
    const auto answer         = fresh.solve(task);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->answer.length, 1U);
    EXPECT_TRUE(answer->is_optimal());
    EXPECT_TRUE(names_of_bounds(fresh).empty());
}

TEST_F(EngineThatBuilds, GoesOnBuildingForThoseWhoAskAgainLater) {
    ASSERT_TRUE(fresh.solver(Metric::htm, {}));  // so that no other table is waited for
    SolveTask task    = shortest(some_cube(88));
    task.max_wait     = 1ms;
    const auto answer = fresh.solve(task);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, ErrorKind::busy);
    EXPECT_EQ(names_of_bounds(fresh), std::vector<std::string>{"bounds-htm-2"});
}

TEST_F(EngineThatBuilds, RestsWhileAllWhoWaitArePaused) {
    std::stop_source stop;
    PauseGate        gate;
    std::jthread     client([&] {
        EXPECT_FALSE(
                fresh.solve(shortest(some_cube(89)), {.stop = stop.get_token(), .gate = &gate}));
    });
    wait_for_a_build();
    gate.pause();
    // What is under way comes to its end, and then nothing happens any more; without the
    // pause something would, many times in a second, until the table is ready.
    std::size_t before = 0;
    while (before != told.all().size()) {
        before = told.all().size();
        std::this_thread::sleep_for(500ms);
    }
    EXPECT_EQ(told.all().back().state, TablesState::building);
    gate.resume();
    told.wait_for_more_than(before);
    stop.request_stop();
}

TEST(Engine, SaysWhenTheTurnsCannotMakeThePosition) {
    EXPECT_FALSE(engine().solve(
        {.cube = testing::cube_after("F"), .how = {.turns = *parse_turn_set("U R")}}));
}

// What was made by then would do, slowly.
TEST(SolverCache, MakesTheTablesForSomeTurnsAnewWhenTheyWereStopped) {
    SolverCache        cache({});
    const SolverChoice choice{.turns = *parse_turn_set("U R F")};
    std::stop_source   stop;
    stop.request_stop();
    EXPECT_EQ(cache.get(choice, {.stop = stop.get_token()}).error().kind, ErrorKind::stopped);
    const auto solver = cache.get(choice, {});
    ASSERT_TRUE(solver);
    const auto& restricted = dynamic_cast<const RestrictedSolver&>(**solver);
    EXPECT_EQ(restricted.strategy(), RestrictedStrategy::staged);
}

}  // namespace
}  // namespace antipode::service
