#include "service/list/runs.h"

#include <gtest/gtest.h>

#include <atomic>
#include <map>

#include "service/json.h"
#include "service/requests/solve.h"
#include "tests/support/cubes.h"
#include "tests/support/searching.h"
#include "tests/support/solve_requests.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

using testing::engine;
using testing::Happenings;
using testing::some_cube;

// A list of cubes in a file that goes away.
class List {
public:
    RowId add(const Cube& cube, const std::optional<Moves>& solution = std::nullopt) {
        workspace::Entry entry = {.position = cube};
        if (solution) entry.findings.solver = Maneuver(*solution);
        return list_.add({.entries = {std::move(entry)}})->added.front();
    }
    std::vector<RowId> add(std::vector<workspace::Entry> entries) {
        return list_.add({.entries = std::move(entries)})->added;
    }
    // Gives it another position.
    void turn(RowId id) {
        EXPECT_TRUE(list_.transform({.ids = std::vector{id}},
                                    {.transformation = workspace::Inversion{},
                                     .placement      = workspace::Placement::in_place}));
    }
    void remove(RowId id) { EXPECT_TRUE(list_.remove({.ids = std::vector{id}})); }

    WorkspaceRows& rows() { return rows_; }
    Row            row(RowId id) const { return *list_.row(id); }
    RowState       state(RowId id) const { return row(id).entry.findings.state; }
    unsigned       bound(RowId id) const { return row(id).entry.findings.lower_bound; }

    void wait_for(RowId id, const std::function<bool(const Row&)>& is_wanted) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return is_wanted(row(id)); });
    }
    void wait_for(RowId id, RowState state) {
        wait_for(id, [=](const Row& row) { return row.entry.findings.state == state; });
    }
    void wait_for_bound(RowId id, unsigned bound) {
        wait_for(id, [=](const Row& row) { return row.entry.findings.lower_bound >= bound; });
    }

    std::atomic<int> changes_of_many = 0;  // rows at once

private:
    void note(const workspace::Change& change) {
        const std::lock_guard lock(mutex_);
        changes_of_many += change.rows.size() > 1 ? 1 : 0;
        changed_.notify_all();
    }

    testing::TemporaryFolder folder_;
    workspace::Workspace     list_ = *workspace::Workspace::open(folder_.path() / "list.db");
    WorkspaceRows            rows_{list_};
    std::mutex               mutex_;
    std::condition_variable  changed_;
    Subscription             subscription_ =
        list_.on_change([this](const workspace::Change& change) { note(change); });
};

Selection only(RowId id) { return {.ids = std::vector{id}}; }

class RunsTest : public ::testing::Test {
protected:
    std::vector<RowId> add(std::size_t count) {
        Random                        random(141);
        std::vector<workspace::Entry> entries(count);
        for (auto& entry : entries) entry.position = random_reachable(random);
        return list.add(std::move(entries));
    }
    void begin(const Selection& rows, const RunOptions& options) {
        EXPECT_TRUE(runs.run(rows, options));
    }
    void resume(const Selection& rows) { EXPECT_TRUE(runs.resume(rows)); }
    bool is_solved(RowId id, unsigned length) const {
        const Row  row      = list.row(id);
        const auto solution = solution_of(row);
        return solution && row.entry.position * *solution == solved && solution->size() <= length;
    }

    List     list;
    WorkPool pool{{.threads = 2}};
    Runs     runs{{pool, engine(), list.rows()}};
};

TEST_F(RunsTest, SolveFiftyRows) {
    const auto            ids = add(50);
    Happenings<RunCounts> counts;
    const auto subscription = runs.on_counts([&](const RunCounts& now) { counts.add(now); });
    const auto answer       = runs.run({}, {.max_length = 20});
    ASSERT_TRUE(answer);
    EXPECT_EQ(to_json(*answer), (Json{{"queued", 50}, {"left_out", 0}}));
    counts.wait_for([](const RunCounts& now) { return now == RunCounts{0, 0, 50}; });
    for (const RowId id : ids) {
        EXPECT_TRUE(is_solved(id, 20));
        EXPECT_EQ(list.state(id), RowState::done);
    }
    EXPECT_EQ(runs.counts(), (RunCounts{0, 0, 50}));
}

// The same pieces, once with centres: R U (105 times) turns two of them, and what brings
// the pieces home leaves those turned.
TEST_F(RunsTest, SolveCentresThatCount) {
    const CentredCube cube = centred_after(testing::moves("R U F L' D B R2 U'"));
    const auto        ids  = list.add({{.position = cube.cube, .centres = centres_of(cube)}});
    begin({}, {.optimal = true, .memory = "200M"});
    list.wait_for(ids.front(), RowState::done);
    const Row row = list.row(ids.front());
    EXPECT_TRUE(antipode::is_solved(row.entry.centred() * *solution_of(row)));
    EXPECT_EQ(list.bound(ids.front()), row.entry.findings.length());
}

TEST_F(RunsTest, LeaveOutWhatCannotGetBetter) {
    const RowId solved_row = list.add(testing::cube_after("R U"), testing::moves("U' R'"));
    Cube        flipped;
    flipped.edges[0] = Cubie(0, 1);
    list.add(flipped);
    EXPECT_EQ(runs.run({}, {.max_length = 2})->left_out, 2U);
    EXPECT_EQ(runs.run({}, {.only_above = 2})->left_out, 2U);
    EXPECT_EQ(runs.run({}, {})->left_out, 1U);
    list.wait_for(solved_row, RowState::done);
    EXPECT_EQ(list.bound(solved_row), 2U);
}

TEST_F(RunsTest, SearchNoMoreRowsThanTheyAreTold) {
    const auto ids    = add(5);
    const auto answer = runs.run({}, {.max_length = 22, .max_cubes = 2});
    EXPECT_EQ(to_json(*answer), (Json{{"queued", 2}, {"left_out", 3}}));
    for (const RowId id : {ids[0], ids[1]}) list.wait_for(id, RowState::done);
    EXPECT_EQ(list.state(ids[2]), RowState::idle);
}

TEST_F(RunsTest, SearchEachRowForItsLeastTime) {
    const RowId id = add(1).front();
    begin({}, {.max_length = 22, .min_time = std::chrono::milliseconds(50)});
    list.wait_for(id, RowState::done);
    EXPECT_GE(list.row(id).entry.findings.seconds, 0.05);
}

TEST_F(RunsTest, CountSliceTurns) {
    const RowId id = add(1).front();
    begin({}, {.max_length = 20, .metric = Metric::stm, .axes = 1});
    list.wait_for(id, RowState::done);
    const auto findings = list.row(id).entry.findings;
    EXPECT_EQ(findings.metric, Metric::stm);
    EXPECT_LE(*findings.length(), 20U);
    EXPECT_EQ(list.row(id).entry.position * *solution_of(list.row(id)), solved);
}

TEST_F(RunsTest, LeaveOutWhatRunsAlready) {
    const auto ids = add(3);
    EXPECT_EQ(runs.run({}, {})->queued, 3U);
    EXPECT_EQ(runs.run({}, {})->left_out, 3U);
    EXPECT_EQ(runs.counts().running + runs.counts().queued, 3U);
}

TEST_F(RunsTest, RunSoManyAtOnceAsTheyAreTold) {
    const auto ids = add(4);
    begin({}, {.at_once = 1, .threads = 1});
    list.wait_for(ids[0], RowState::running);
    EXPECT_EQ(runs.counts(), (RunCounts{1, 3, 0}));
}

TEST_F(RunsTest, RecordBetterSolutionsAtOnceAndKeepThemWhenStopped) {
    const auto ids = add(1);
    begin({}, {});
    list.wait_for(ids[0], [](const Row& row) { return solution_of(row).has_value(); });
    EXPECT_EQ(list.state(ids[0]), RowState::running);
    EXPECT_EQ(runs.stop({}), 1U);
    list.wait_for(ids[0], RowState::stopped);
    EXPECT_TRUE(is_solved(ids[0], 22));
}

TEST_F(RunsTest, PauseAndGoOn) {
    const auto ids = add(5);
    begin({}, {.max_length = 20});
    runs.pause({});
    for (const RowId id : ids)
        list.wait_for(id, [](const Row& row) {
            const RowState state = row.entry.findings.state;
            return state == RowState::paused || state == RowState::done;
        });
    EXPECT_EQ(runs.counts().running, 0U);
    EXPECT_EQ(runs.counts().queued, 0U);
    resume({});
    for (const RowId id : ids) list.wait_for(id, RowState::done);
    for (const RowId id : ids) EXPECT_TRUE(is_solved(id, 20));
}

TEST_F(RunsTest, WriteTheStatesOfManyRowsInOnePiece) {
    constexpr std::size_t many = 10'000;
    const auto            ids  = add(many);
    begin({}, {.at_once = 1});
    list.wait_for(ids[0], RowState::running);
    const int before = list.changes_of_many;
    EXPECT_EQ(runs.pause({}), many);
    for (const RowId id : ids) list.wait_for(id, RowState::paused);
    EXPECT_EQ(runs.stop({}), many);
    for (const RowId id : ids) list.wait_for(id, RowState::stopped);
    EXPECT_LT(list.changes_of_many - before, 100);
}

TEST_F(RunsTest, APausedRowLetsOthersGoOn) {
    const auto ids = add(3);
    begin({}, {.at_once = 1, .threads = 2});
    list.wait_for(ids[0], RowState::running);
    EXPECT_EQ(runs.pause(only(ids[0])), 1U);
    list.wait_for(ids[1], RowState::running);
    EXPECT_EQ(runs.stop({}), 3U);
    for (const RowId id : ids) list.wait_for(id, RowState::stopped);
}

TEST_F(RunsTest, ARowAloneGoesBeforeABatch) {
    const auto ids = add(6);
    begin({.ids = std::vector(ids.begin(), ids.end() - 1)}, {.threads = 1});
    begin(only(ids.back()), {.max_length = 20});
    runs.stop(only(ids[0]));
    runs.stop(only(ids[1]));
    list.wait_for(ids.back(), RowState::done);
    EXPECT_EQ(list.state(ids[4]), RowState::queued);
}

TEST_F(RunsTest, StopForRowsThatAreGone) {
    const auto ids = add(1);
    begin({}, {});
    list.remove(ids[0]);
    // The next solution finds no row, or there is none and it is stopped here.
    runs.stop({});
    while (runs.counts() != RunCounts{0, 0, 1}) std::this_thread::yield();
}

TEST_F(RunsTest, InterruptTheRowsAtTheirEndAndResumeThemWithTheirOptions) {
    const auto ids = add(3);
    begin({}, {.at_once = 1});
    list.wait_for(ids[0], RowState::running);
    runs.shut_down();
    EXPECT_FALSE(runs.run({}, {}));
    for (const RowId id : ids) EXPECT_EQ(list.state(id), RowState::interrupted);
    Runs again({pool, engine(), list.rows()});
    EXPECT_EQ(*again.resume({}), 3U);
    list.wait_for(ids[0], RowState::running);
    EXPECT_EQ(again.counts(), (RunCounts{1, 2, 0}));
}

// A row is searched as it is when its turn comes.
TEST_F(RunsTest, SolveThePositionThatARowHasByThen) {
    const auto ids = add(2);
    begin({}, {.at_once = 1});
    list.wait_for(ids[0], RowState::running);
    list.turn(ids[1]);
    runs.stop(only(ids[0]));
    list.wait_for(ids[1], [](const Row& row) { return solution_of(row).has_value(); });
    EXPECT_TRUE(is_solved(ids[1], 30));
}

TEST_F(RunsTest, StandManyHands) {
    const auto                ids = add(12);
    std::vector<std::jthread> hands;
    for (int hand = 0; hand < 3; ++hand)
        hands.emplace_back([&, hand] {
            for (std::size_t i = 0; i < 20; ++i) {
                const Selection row = only(ids[(i * 5) % ids.size()]);
                if (hand == 0) begin(row, {.max_length = 20});
                if (hand == 1) runs.pause(row);
                if (hand == 2) resume(row);
            }
        });
    hands.clear();
    begin({}, {.max_length = 20});
    resume({});
    for (const RowId id : ids) list.wait_for(id, RowState::done);
}

// ---- shortest solutions -------------------------------------------------------------

const RunOptions proving = {.optimal = true, .memory = "200M"};

TEST_F(RunsTest, ProveThatRowsAreShortest) {
    const RowId id = list.add(testing::cube_after("R U F2 D' L B2 U' R2"));
    begin(only(id), proving);
    list.wait_for(id, RowState::done);
    EXPECT_TRUE(is_solved(id, 8));
    EXPECT_EQ(list.bound(id), 8U);
    EXPECT_EQ(list.rows().proof(id), nullptr);
    EXPECT_EQ(runs.run({}, proving)->left_out, 1U);
}

TEST_F(RunsTest, ProveWhatIsShortEnoughAlready) {
    const RowId id = list.add(testing::cube_after("R U"), testing::moves("U' R'"));
    EXPECT_EQ(runs.run({}, {.max_length = 20, .optimal = true, .memory = "200M"})->queued, 1U);
    list.wait_for(id, RowState::done);
    EXPECT_EQ(list.bound(id), 2U);
}

TEST_F(RunsTest, TellHowFarAProofIs) {
    const RowId id = list.add(some_cube(142));
    begin(only(id), proving);
    list.wait_for_bound(id, 14);
    Json row = {{"id", id.value()}};
    while (!row.contains("fraction")) add_progress(row, runs);
    EXPECT_LE(row["fraction"], 1.0);
    runs.shut_down();
    EXPECT_FALSE(runs.progress(id));
}

TEST_F(RunsTest, GoOnWithAProofThatWasInterrupted) {
    const RowId id = list.add(some_cube(143));
    begin(only(id), proving);
    list.wait_for_bound(id, 15);
    runs.shut_down();
    const unsigned before = list.bound(id);
    EXPECT_EQ(list.state(id), RowState::interrupted);
    ASSERT_NE(list.rows().proof(id), nullptr);
    EXPECT_EQ(list.rows().proof(id)->lower_bound, before);
    Runs again({pool, engine(), list.rows()});
    EXPECT_EQ(*again.resume({}), 1U);
    list.wait_for(id, RowState::running);
    EXPECT_GE(list.bound(id), before);
}

TEST(RunOptions, AreReadFromJson) {
    const Json json    = {{"max_length", 18},  {"time_ms", 500}, {"metric", "stm"},
                          {"only_above", 19},  {"at_once", 2},   {"threads", 1},
                          {"min_time_ms", 20}, {"axes", 1},      {"max_cubes", 5}};
    const auto options = parse_run_options(json);
    ASSERT_TRUE(options);
    EXPECT_EQ(options->max_length, 18U);
    EXPECT_EQ(options->time, std::chrono::milliseconds(500));
    EXPECT_EQ(*options, *parse_run_options(to_json(*options)));
    EXPECT_EQ(RunOptions{}, *parse_run_options(Json::object()));
}

TEST(RunOptions, AskForProofs) {
    const auto options = parse_run_options({{"optimal", true}, {"memory", "3G"}});
    ASSERT_TRUE(options);
    EXPECT_EQ(*options, *parse_run_options(to_json(*options)));
    EXPECT_EQ(how_of(*options).shortest->memory, 3'000'000'000U);
    EXPECT_FALSE(how_of(RunOptions{}).shortest);
}

TEST(RunOptions, AreRefusedAsRequestsToSolveAre) {
    const auto message = [](const auto& read) { return read.error().message.text(); };
    for (const Json& json :
         {Json{{"memory", "3G"}}, Json{{"device", "auto"}}, Json{{"optimal", true}, {"axes", 1}},
          Json{{"optimal", true}, {"memory", "1M"}}}) {
        Json job = json;
        job.update({{"cube", "R"}});
        EXPECT_EQ(message(parse_run_options(json)),
                  message(parse_solve_request(job, SolveUse::job)));
    }
}

TEST(RunOptions, NameTheWrongField) {
    const auto wrong = [](const Json& json) { return parse_run_options(json).error().field; };
    EXPECT_EQ(wrong({{"optimal", 1}}), "optimal");
    EXPECT_EQ(wrong({{"memory", "3G"}}), "memory");
    EXPECT_EQ(wrong({{"optimal", true}, {"memory", "100M"}}), "memory");
    EXPECT_EQ(wrong({{"optimal", true}, {"max_length", 31}}), "max_length");
    EXPECT_EQ(wrong({{"optimal", true}, {"axes", 1}}), "axes");
    EXPECT_EQ(wrong({{"optimal", true}, {"min_time_ms", 100}}), "min_time_ms");
    EXPECT_EQ(wrong({{"max_length", "short"}}), "max_length");
    EXPECT_EQ(wrong({{"time_ms", 0}}), "time_ms");
    EXPECT_EQ(wrong({{"metric", "etm"}}), "metric");
    EXPECT_EQ(wrong({{"axes", 4}}), "axes");
    EXPECT_EQ(wrong({{"max_cubes", 0}}), "max_cubes");
    EXPECT_EQ(wrong({{"only_above", -1}}), "only_above");
    EXPECT_EQ(wrong({{"at_once", 0}}), "at_once");
    EXPECT_EQ(wrong({{"threads", 0}}), "threads");
}

}  // namespace
}  // namespace antipode::service
