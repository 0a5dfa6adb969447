// Jobs of a server that was stopped, or ended without a word.
#include <gtest/gtest.h>

#include "service/json.h"
#include "tests/service/solve_jobs.h"

namespace antipode::service {
namespace {

// A board that lives for the length of a call.
class SolveJobsRestart : public ::testing::Test {
protected:
    template <class Act>
    void with_board(const Act& act) {
        WorkPool  pool({.threads = 2});
        WorkBoard board(pool, options_with(archive));
        act(board);
    }
    static Result<Task> submit(WorkBoard& board, const Json& fields) {
        return board.submit(solve_task(*parse_solve_request(fields, SolveUse::job), engine()));
    }
    void begin_a_job() {
        with_board([&](WorkBoard& board) {
            TaskLog    log;
            const auto id           = submit(board, *request_for(133).fields)->id;
            const auto subscription = *board.subscribe(id, {}, log.callback());
            log.wait_for_name("solution");
        });
    }

    MemoryArchive archive;
};

TEST_F(SolveJobsRestart, ShowsAnUnfinishedJobAsInterruptedWithWhatItHadFound) {
    begin_a_job();
    with_board([&](WorkBoard& board) {
        const Task job = *board.find(first_job);
        EXPECT_EQ(job.state, TaskState::interrupted);
        EXPECT_TRUE(is_right(answer_of(job).answer, some_cube(133), Metric::htm));
        EXPECT_EQ((*job.fields)["cube"], to_text(facelets_of(some_cube(133))));
        EXPECT_EQ(submit(board, *request_for(134).fields)->id, (TaskId{TaskFamily::job, 2}));
    });
}

// As after a sudden end: nobody could say that it was interrupted.
TEST_F(SolveJobsRestart, TakesARunningJobForAnInterruptedOne) {
    begin_a_job();
    archive.records[first_job]["state"] = "running";
    with_board(
        [&](WorkBoard& board) { EXPECT_EQ(board.find(first_job)->state, TaskState::interrupted); });
}

TEST_F(SolveJobsRestart, ResumesFromWhatWasKnown) {
    begin_a_job();
    with_board([&](WorkBoard& board) {
        const SolveAnswer before = answer_of(*board.find(first_job));
        TaskLog           log;
        const auto        subscription = *board.subscribe(first_job, {}, log.callback());
        ASSERT_TRUE(board.resume(first_job));
        log.wait_for_state("running");
        EXPECT_TRUE(board.stop(first_job));
        log.wait_for_name("done");
        const SolveAnswer after = answer_of(*board.find(first_job));
        EXPECT_LE(after.answer.length, before.answer.length);
        EXPECT_GE(after.answer.nodes, before.answer.nodes);
    });
}

TEST_F(SolveJobsRestart, NumbersItsEventsOn) {
    begin_a_job();
    const auto last = archive.records[first_job]["last_event"].get<std::uint64_t>();
    with_board([&](WorkBoard& board) {
        TaskLog    log;
        const auto subscription = *board.subscribe(first_job, {.after = last}, log.callback());
        EXPECT_EQ(log.names(), (std::vector<std::string>{"solution", "state"}));
        EXPECT_GT(log.all().front().id, last);
    });
}

TEST_F(SolveJobsRestart, ForgetsAnInterruptedJobAfterStoppingIt) {
    begin_a_job();
    with_board([&](WorkBoard& board) {
        EXPECT_EQ(board.remove(first_job)->state, TaskState::stopped);
        EXPECT_TRUE(board.remove(first_job));
    });
    EXPECT_TRUE(archive.load().empty());
}

// Runs the job until so much is excluded, and ends the board.
class SolveJobsRestartInProof : public SolveJobsRestart {
protected:
    void prove(const std::function<Result<Task>(WorkBoard&)>& begin, int bound) {
        with_board([&](WorkBoard& board) {
            TaskLog log;
            ASSERT_TRUE(begin(board));
            const auto subscription = *board.subscribe(first_job, {}, log.callback());
            wait_for_bound(log, bound);
        });
    }
    void begin_a_proof() {
        prove([](WorkBoard& board) { return submit(board, with_proof(146)); }, 15);
    }
    unsigned proven() {
        return archive.records[first_job]["answer"]["lower_bound"].get<unsigned>();
    }
};

TEST_F(SolveJobsRestartInProof, GoesOnWithIt) {
    begin_a_proof();
    const unsigned before = proven();
    ASSERT_TRUE(archive.records[first_job].contains("proof"));
    const auto nodes = archive.records[first_job]["progress"]["nodes"].get<std::uint64_t>();
    with_board([&](WorkBoard& board) {
        EXPECT_EQ(board.find(first_job)->state, TaskState::interrupted);
        EXPECT_EQ(answer_of(*board.find(first_job)).answer.lower_bound, before);
    });
    prove([](WorkBoard& board) { return board.resume(first_job); }, static_cast<int>(before));
    EXPECT_GE(proven(), before);
    EXPECT_GT(archive.records[first_job]["progress"]["nodes"], nodes);
}

// As after a sudden end before the proof was kept: what is excluded stays excluded.
TEST_F(SolveJobsRestartInProof, NeedsNoMoreThanTheBound) {
    begin_a_proof();
    archive.records[first_job]["state"] = "running";
    archive.records[first_job].erase("proof");
    const unsigned before = proven();
    TaskLog        log;
    with_board([&](WorkBoard& board) {
        const auto subscription = *board.subscribe(first_job, {}, log.callback());
        ASSERT_TRUE(board.resume(first_job));
        log.wait_for_name("progress");
    });
    for (const Json& progress : progress_of(log)) EXPECT_GE(progress["lower_bound"], before);
    EXPECT_GE(proven(), before);
}

// As versions before this one wrote them.
TEST_F(SolveJobsRestart, ReadsTheWordsOfEarlierVersions) {
    begin_a_job();
    Json& record    = archive.records[first_job];
    record["state"] = "cancelled";
    with_board(
        [&](WorkBoard& board) { EXPECT_EQ(board.find(first_job)->state, TaskState::stopped); });
    record["state"] = "failed";
    record["error"] = "no tables";
    with_board([&](WorkBoard& board) {
        EXPECT_EQ(to_json(*board.find(first_job))["error"]["message"], "no tables");
    });
}

// Nothing may have been found yet when the program ended.
TEST_F(SolveJobsRestart, TellsTheEndOfAJobThatHasNoAnswer) {
    begin_a_job();
    archive.records[first_job]["answer"] = nullptr;
    with_board([&](WorkBoard& board) {
        TaskLog    log;
        const auto subscription = *board.subscribe(first_job, {}, log.callback());
        EXPECT_TRUE(board.stop(first_job));
        EXPECT_EQ(log.names().back(), "done");
    });
}

TEST_F(SolveJobsRestart, IsNotHarmedByStrangeRecords) {
    archive.records[first_job]            = Json::object();
    archive.records[{TaskFamily::job, 2}] = "nonsense";
    archive.records[{TaskFamily::job, 3}] = {{"id", "j3"}, {"state", "dancing"}, {"request", 7}};
    with_board([&](WorkBoard& board) { EXPECT_TRUE(board.list(TaskFamily::job).empty()); });
}

}  // namespace
}  // namespace antipode::service
