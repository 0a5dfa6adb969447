#include "service/list/runs.h"

#include <gtest/gtest.h>

#include <atomic>
#include <map>

#include "service/json.h"
#include "tests/support/cubes.h"
#include "tests/support/searching.h"

namespace antipode::service {
namespace {

using testing::engine;
using testing::Happenings;
using testing::some_cube;

// A list of cubes in memory.
class Store : public RunStore {
public:
    RowId add(const Cube& cube) {
        const std::lock_guard lock(mutex_);
        const RowId           id(static_cast<std::int64_t>(rows_.size()) + 1);
        rows_.emplace(id, RunRow{.id = id, .cube = cube});
        return id;
    }
    void remove(RowId id) {
        const std::lock_guard lock(mutex_);
        rows_.erase(id);
    }
    RunRow row(RowId id) const {
        const std::lock_guard lock(mutex_);
        return rows_.at(id);
    }
    void change(RowId id, const std::function<void(RunRow&)>& act) {
        const std::lock_guard lock(mutex_);
        act(rows_.at(id));
    }

    Result<std::vector<RunRow>> rows(const Selection& selection) override {
        const std::lock_guard lock(mutex_);
        std::vector<RunRow>   found;
        for (const auto& [id, row] : rows_)
            if (!selection.ids || std::ranges::count(*selection.ids, id) > 0) found.push_back(row);
        if (selection.ids && found.size() < selection.ids->size())
            return Error{.kind = ErrorKind::not_found, .message = "there is no such row"};
        return found;
    }
    std::optional<Error> queue(std::span<const RowId> rows, const RunOptions& options) override {
        for (const RowId id : rows)
            update(id, [&](RunRow& row) {
                row.state   = RowState::queued;
                row.options = options;
            });
        return std::nullopt;
    }
    void set_state(std::span<const RowId> rows, RowState state) override {
        ++state_writes;
        for (const RowId id : rows) update(id, [&](RunRow& row) { row.state = state; });
    }
    RowFate record(RowId id, const RowReport& report) override {
        return update(id, [&](RunRow& row) {
            row.state       = report.state;
            row.lower_bound = report.answer.answer.lower_bound;
            row.metric      = report.answer.metric;
            if (report.answer.answer.found) row.solution = report.answer.answer.solution;
        });
    }
    void record_progress(RowId, const SearchProgress&) override {}
    void keep_proof(RowId id, const ProofPointer& proof) override {
        const std::lock_guard lock(mutex_);
        proofs_[id] = proof;
    }
    ProofPointer proof(RowId id) override {
        const std::lock_guard lock(mutex_);
        return proofs_[id];
    }
    void record_failure(RowId id, const Error&) override {
        update(id, [](RunRow& row) { row.state = RowState::failed; });
    }

    void wait_for(RowId id, const std::function<bool(const RunRow&)>& is_wanted) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return is_wanted(rows_.at(id)); });
    }
    void wait_for(RowId id, RowState state) {
        wait_for(id, [=](const RunRow& row) { return row.state == state; });
    }

    std::atomic<int> state_writes = 0;

private:
    RowFate update(RowId id, const std::function<void(RunRow&)>& act) {
        const std::lock_guard lock(mutex_);
        const auto            found = rows_.find(id);
        if (found == rows_.end()) return RowFate::lost;
        act(found->second);
        changed_.notify_all();
        return RowFate::kept;
    }

    mutable std::mutex      mutex_;
    std::condition_variable changed_;
    std::map<RowId, RunRow> rows_;

    std::map<RowId, ProofPointer> proofs_;
};

Selection only(RowId id) { return {.ids = std::vector{id}}; }

class RunsTest : public ::testing::Test {
protected:
    std::vector<RowId> add(std::size_t count) {
        Random             random(141);
        std::vector<RowId> ids;
        for (std::size_t i = 0; i < count; ++i) ids.push_back(store.add(random_reachable(random)));
        return ids;
    }
    void begin(const Selection& rows, const RunOptions& options) {
        EXPECT_TRUE(runs.run(rows, options));
    }
    void resume(const Selection& rows) { EXPECT_TRUE(runs.resume(rows)); }
    bool is_solved(RowId id, unsigned length) const {
        const RunRow row = store.row(id);
        return row.solution && row.cube * *row.solution == solved && row.solution->size() <= length;
    }

    Store    store;
    WorkPool pool{{.threads = 2}};
    Runs     runs{{pool, engine(), store}};
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
        EXPECT_EQ(store.row(id).state, RowState::done);
    }
    EXPECT_EQ(runs.counts(), (RunCounts{0, 0, 50}));
}

TEST_F(RunsTest, LeaveOutWhatCannotGetBetter) {
    const RowId solved_row = store.add(testing::cube_after("R U"));
    store.change(solved_row, [](RunRow& row) { row.solution = testing::moves("U' R'"); });
    Cube flipped;
    flipped.edges[0] = Cubie(0, 1);
    store.add(flipped);
    EXPECT_EQ(runs.run({}, {.max_length = 2})->left_out, 2U);
    EXPECT_EQ(runs.run({}, {.only_above = 2})->left_out, 2U);
    EXPECT_EQ(runs.run({}, {})->left_out, 1U);
    store.wait_for(solved_row, RowState::done);
    EXPECT_EQ(store.row(solved_row).lower_bound, 2U);
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
    store.wait_for(ids[0], RowState::running);
    EXPECT_EQ(runs.counts(), (RunCounts{1, 3, 0}));
}

TEST_F(RunsTest, RecordBetterSolutionsAtOnceAndKeepThemWhenStopped) {
    const auto ids = add(1);
    begin({}, {});
    store.wait_for(ids[0], [](const RunRow& row) { return row.solution.has_value(); });
    EXPECT_EQ(store.row(ids[0]).state, RowState::running);
    EXPECT_EQ(runs.stop({}), 1U);
    store.wait_for(ids[0], RowState::stopped);
    EXPECT_TRUE(is_solved(ids[0], 22));
}

TEST_F(RunsTest, PauseAndGoOn) {
    const auto ids = add(5);
    begin({}, {.max_length = 20});
    runs.pause({});
    for (const RowId id : ids)
        store.wait_for(id, [](const RunRow& row) {
            return row.state == RowState::paused || row.state == RowState::done;
        });
    EXPECT_EQ(runs.counts().running, 0U);
    EXPECT_EQ(runs.counts().queued, 0U);
    resume({});
    for (const RowId id : ids) store.wait_for(id, RowState::done);
    for (const RowId id : ids) EXPECT_TRUE(is_solved(id, 20));
}

TEST_F(RunsTest, WriteTheStatesOfManyRowsInOnePiece) {
    constexpr std::size_t many = 10'000;
    const auto            ids  = add(many);
    begin({}, {.at_once = 1});
    store.wait_for(ids[0], RowState::running);
    const int before = store.state_writes;
    EXPECT_EQ(runs.pause({}), many);
    for (const RowId id : ids) store.wait_for(id, RowState::paused);
    EXPECT_EQ(runs.stop({}), many);
    for (const RowId id : ids) store.wait_for(id, RowState::stopped);
    EXPECT_LE(store.state_writes - before, 4);
}

TEST_F(RunsTest, APausedRowLetsOthersGoOn) {
    const auto ids = add(3);
    begin({}, {.at_once = 1, .threads = 2});
    store.wait_for(ids[0], RowState::running);
    EXPECT_EQ(runs.pause(only(ids[0])), 1U);
    store.wait_for(ids[1], RowState::running);
    EXPECT_EQ(runs.stop({}), 3U);
    for (const RowId id : ids) store.wait_for(id, RowState::stopped);
}

TEST_F(RunsTest, ARowAloneGoesBeforeABatch) {
    const auto ids = add(6);
    begin({.ids = std::vector(ids.begin(), ids.end() - 1)}, {.threads = 1});
    begin(only(ids.back()), {.max_length = 20});
    runs.stop(only(ids[0]));
    runs.stop(only(ids[1]));
    store.wait_for(ids.back(), RowState::done);
    EXPECT_EQ(store.row(ids[4]).state, RowState::queued);
}

TEST_F(RunsTest, StopForRowsThatAreGone) {
    const auto ids = add(1);
    begin({}, {});
    store.remove(ids[0]);
    // The next solution finds no row, or there is none and it is stopped here.
    runs.stop({});
    while (runs.counts() != RunCounts{0, 0, 1}) std::this_thread::yield();
}

TEST_F(RunsTest, InterruptTheRowsAtTheirEndAndResumeThemWithTheirOptions) {
    const auto ids = add(3);
    begin({}, {.at_once = 1});
    store.wait_for(ids[0], RowState::running);
    runs.shut_down();
    EXPECT_FALSE(runs.run({}, {}));
    for (const RowId id : ids) {
        EXPECT_EQ(store.row(id).state, RowState::interrupted);
        store.change(id, [](RunRow& row) { row.options->max_length = 20; });
    }
    Runs again({pool, engine(), store});
    EXPECT_EQ(*again.resume({}), 3U);
    for (const RowId id : ids) store.wait_for(id, RowState::done);
    for (const RowId id : ids) EXPECT_TRUE(is_solved(id, 20));
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
    for (const RowId id : ids) store.wait_for(id, RowState::done);
}

// ---- shortest solutions -------------------------------------------------------------

const RunOptions proving = {.optimal = true, .memory = "200M"};

TEST_F(RunsTest, ProveThatRowsAreShortest) {
    const RowId id = store.add(testing::cube_after("R U F2 D' L B2 U' R2"));
    begin(only(id), proving);
    store.wait_for(id, RowState::done);
    EXPECT_TRUE(is_solved(id, 8));
    EXPECT_EQ(store.row(id).lower_bound, 8U);
    EXPECT_EQ(store.proof(id), nullptr);
    EXPECT_EQ(runs.run({}, proving)->left_out, 1U);
}

TEST_F(RunsTest, ProveWhatIsShortEnoughAlready) {
    const RowId id = store.add(testing::cube_after("R U"));
    store.change(id, [](RunRow& row) { row.solution = testing::moves("U' R'"); });
    EXPECT_EQ(runs.run({}, {.max_length = 20, .optimal = true, .memory = "200M"})->queued, 1U);
    store.wait_for(id, RowState::done);
    EXPECT_EQ(store.row(id).lower_bound, 2U);
}

TEST_F(RunsTest, TellHowFarAProofIs) {
    const RowId id = store.add(some_cube(142));
    begin(only(id), proving);
    store.wait_for(id, [](const RunRow& row) { return row.lower_bound >= 14; });
    Json row = {{"id", id.value()}};
    while (!row.contains("fraction")) add_progress(row, runs);
    EXPECT_LE(row["fraction"], 1.0);
    runs.shut_down();
    EXPECT_FALSE(runs.progress(id));
}

TEST_F(RunsTest, GoOnWithAProofThatWasInterrupted) {
    const RowId id = store.add(some_cube(143));
    begin(only(id), proving);
    store.wait_for(id, [](const RunRow& row) { return row.lower_bound >= 15; });
    runs.shut_down();
    const RunRow before = store.row(id);
    EXPECT_EQ(before.state, RowState::interrupted);
    ASSERT_NE(store.proof(id), nullptr);
    EXPECT_EQ(store.proof(id)->lower_bound, before.lower_bound);
    Runs again({pool, engine(), store});
    EXPECT_EQ(*again.resume({}), 1U);
    store.wait_for(id, RowState::running);
    EXPECT_GE(store.row(id).lower_bound, before.lower_bound);
}

TEST(RunOptions, AreReadFromJson) {
    const Json json    = {{"max_length", 18}, {"time_ms", 500}, {"metric", "qtm"},
                          {"only_above", 19}, {"at_once", 2},   {"threads", 1}};
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

TEST(RunOptions, NameTheWrongField) {
    const auto wrong = [](const Json& json) { return parse_run_options(json).error().field; };
    EXPECT_EQ(wrong({{"optimal", 1}}), "optimal");
    EXPECT_EQ(wrong({{"memory", "3G"}}), "memory");
    EXPECT_EQ(wrong({{"optimal", true}, {"memory", "100M"}}), "memory");
    EXPECT_EQ(wrong({{"optimal", true}, {"max_length", 31}}), "max_length");
    EXPECT_EQ(wrong({{"optimal", true}, {"metric", "stm"}}), "metric");
    EXPECT_EQ(wrong({{"max_length", "short"}}), "max_length");
    EXPECT_EQ(wrong({{"time_ms", 0}}), "time_ms");
    EXPECT_EQ(wrong({{"metric", "stm"}}), "metric");
    EXPECT_EQ(wrong({{"only_above", -1}}), "only_above");
    EXPECT_EQ(wrong({{"at_once", 0}}), "at_once");
    EXPECT_EQ(wrong({{"threads", 0}}), "threads");
}

}  // namespace
}  // namespace antipode::service
