#include "service/list/store.h"

#include <gtest/gtest.h>

#include <concepts>

#include "service/json.h"
#include "service/list/runs.h"
#include "service/tasks/search_work.h"
#include "service/tasks/work_board.h"
#include "tests/support/searching.h"
#include "tests/support/solve_requests.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

using testing::engine;
using testing::some_cube;
using workspace::Workspace;

class WorkspaceStoreTest : public ::testing::Test {
protected:
    // What a server does between its start and its end.
    template <class Act>
    void with_server(const Act& act) {
        auto           list = Workspace::open(folder.path() / "list.db");
        WorkspaceRows  rows(*list);
        WorkspaceTasks kept(*list);
        WorkPool       pool({.threads = 2});
        const auto     read = [&](std::string_view, const Json& fields) {
            return Result<NewTask>(
                solve_task(*parse_solve_request(fields, SolveUse::job), engine()));
        };
        WorkBoard board(pool, {.archive = &kept, .read = read});
        Runs      runs({pool, engine(), rows});
        if constexpr (std::invocable<Act, Workspace&, Runs&>)
            act(*list, runs);
        else
            act(board);
    }
    static RowId add(Workspace& list, std::uint64_t seed) {
        return list.add({.entries = {{.position = some_cube(seed)}}})->added.front();
    }
    static void wait_for(Workspace& list, RowId id, RowState state) {
        while (list.row(id)->entry.findings.state != state) std::this_thread::yield();
    }

    testing::TemporaryFolder folder;
};

TEST_F(WorkspaceStoreTest, KeepsWhatARunFound) {
    with_server([&](Workspace& list, Runs& runs) {
        const RowId id = add(list, 151);
        ASSERT_TRUE(runs.run({}, {.max_length = 20}));
        wait_for(list, id, RowState::done);
        const auto findings = list.row(id)->entry.findings;
        EXPECT_LE(findings.length(), 20U);
        EXPECT_EQ(some_cube(151) * *findings.solver, solved);
        EXPECT_GT(findings.nodes, 0U);
    });
}

TEST_F(WorkspaceStoreTest, ResumesRowsAfterARestartAsTheyWereRun) {
    RowId id(0);
    with_server([&](Workspace& list, Runs& runs) {
        id = add(list, 152);
        ASSERT_TRUE(runs.run({}, {.max_length = 17}));
        wait_for(list, id, RowState::running);
    });
    with_server([&](Workspace& list, Runs& runs) {
        ASSERT_EQ(list.row(id)->entry.findings.state, RowState::interrupted);
        EXPECT_EQ(options_of(list.rows({})->front())->max_length, 17U);
        EXPECT_EQ(*runs.resume({}), 1U);
        wait_for(list, id, RowState::running);
        EXPECT_EQ(runs.stop({}), 1U);
        wait_for(list, id, RowState::stopped);
    });
}

TEST_F(WorkspaceStoreTest, KeepsTheProofThatARowIsAt) {
    const RunOptions with_proof = {.optimal = true, .memory = "200M"};
    RowId            id(0);
    with_server([&](Workspace& list, Runs& runs) {
        id = add(list, 156);
        ASSERT_TRUE(runs.run({}, with_proof));
        while (list.row(id)->entry.findings.lower_bound < 15) std::this_thread::yield();
    });
    with_server([&](Workspace& list, Runs& runs) {
        const auto findings = list.row(id)->entry.findings;
        EXPECT_EQ(findings.state, RowState::interrupted);
        const ProofPointer proof = WorkspaceRows(list).proof(id);
        ASSERT_NE(proof, nullptr);
        EXPECT_EQ(proof->cube, some_cube(156));
        EXPECT_EQ(proof->lower_bound, findings.lower_bound);
        EXPECT_EQ(*runs.resume({}), 1U);
        wait_for(list, id, RowState::running);
        EXPECT_GE(list.row(id)->entry.findings.lower_bound, findings.lower_bound);
        EXPECT_TRUE(list.remove({}));
        EXPECT_EQ(WorkspaceRows(list).proof(id), nullptr);
    });
}

// The answer would be one for another position.
TEST_F(WorkspaceStoreTest, StopsForARowThatHasAnotherPositionByNow) {
    with_server([&](Workspace& list, Runs& runs) {
        const RowId   id = add(list, 153);
        WorkspaceRows rows(list);
        SolveAnswer   other{some_cube(154), Metric::htm, {}};
        EXPECT_EQ(rows.record(id, {RowState::running, other}), RowFate::lost);
        EXPECT_FALSE(runs.run({.ids = {{RowId(77)}}}, {}));
    });
}

TEST_F(WorkspaceStoreTest, KeepsJobs) {
    const Json   fields = {{"cube", to_text(facelets_of(some_cube(155)))}, {"name", "kept"}};
    const TaskId first  = {TaskFamily::job, 1};
    with_server([&](WorkBoard& board) {
        const auto request = parse_solve_request(fields, SolveUse::job);
        ASSERT_TRUE(board.submit(solve_task(*request, engine())));
        while (!board.find(first)->result) std::this_thread::yield();
    });
    with_server([&](WorkBoard& board) {
        const auto job = board.find(first);
        ASSERT_TRUE(job);
        EXPECT_EQ(job->state, TaskState::interrupted);
        EXPECT_EQ(job->name, "kept");
        EXPECT_FALSE((*job->result)["solution"].is_null());
        EXPECT_TRUE(board.remove(first));
        EXPECT_TRUE(board.remove(first));
    });
    with_server([&](WorkBoard& board) { EXPECT_TRUE(board.list(TaskFamily::job).empty()); });
}

}  // namespace
}  // namespace antipode::service
