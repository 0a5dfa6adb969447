#include <gtest/gtest.h>

#include <atomic>

#include "service/json.h"
#include "tests/service/solve_jobs.h"

namespace antipode::service {
namespace {

class SolveJobs : public ::testing::Test {
protected:
    Result<Task> try_submit(const Json& fields) {
        return board.submit(solve_task(*parse_solve_request(fields, SolveUse::job), engine()));
    }
    TaskId submit(std::uint64_t seed, const Json& fields = Json::object()) {
        return try_submit(*request_for(seed, fields).fields)->id;
    }
    // Follows the job from its first event on.
    Subscription follow(TaskId id, TaskLog& log) {
        return *board.subscribe(id, {}, log.callback());
    }
    TaskState state(TaskId id) const { return board.find(id)->state; }

    WorkBoard::Options options() {
        auto options = options_with(archive);
        options.jobs = {.max_open = 5, .max_kept = 3};
        return options;
    }

    MemoryArchive archive;
    WorkPool      pool{{.threads = 2, .max_waiting = 3}};
    WorkBoard     board{pool, options()};
};

TEST_F(SolveJobs, DoesAJob) {
    TaskLog      log;
    const TaskId id           = submit(121, {{"max_length", 20}, {"name", "mine"}});
    Subscription subscription = follow(id, log);
    log.wait_for_name("done");
    const Task job = *board.find(id);
    EXPECT_EQ(job.state, TaskState::done);
    EXPECT_TRUE(is_right(answer_of(job).answer, some_cube(121), Metric::htm));
    EXPECT_EQ(log.names().front(), "state");
    EXPECT_EQ(log.names().back(), "done");
}

TEST_F(SolveJobs, TellsAJobAsJson) {
    const TaskId id   = submit(122, {{"name", "mine"}});
    const Json   json = to_json(*board.find(id));
    EXPECT_EQ(json["id"], "j1");
    EXPECT_EQ(json["kind"], "solve");
    EXPECT_EQ(json["name"], "mine");
    EXPECT_EQ(json["state"], "running");
    EXPECT_EQ(json["request"]["cube"], to_text(facelets_of(some_cube(122))));
    EXPECT_TRUE(json["progress"].contains("nodes"));
    EXPECT_TRUE(json.contains("answer"));
    EXPECT_EQ(json["created"].get<std::string>().back(), 'Z');
}

TEST_F(SolveJobs, ReplaysWhatAListenerHasMissed) {
    TaskLog      whole;
    TaskLog      rest;
    const TaskId id    = submit(123, {{"max_length", 20}});
    const auto   first = follow(id, whole);
    whole.wait_for_name("done");
    const auto  heard  = whole.all();
    const auto& third  = heard.at(2);
    const auto  second = *board.subscribe(id, {.after = third.id}, rest.callback());
    for (std::size_t i = 1; i < heard.size(); ++i) EXPECT_GT(heard[i].id, heard[i - 1].id);
    ASSERT_FALSE(rest.all().empty());
    EXPECT_GT(rest.all().front().id, third.id);
    EXPECT_EQ(rest.all().back().data, heard.back().data);
}

TEST_F(SolveJobs, RemembersTheLatestProgressOnly) {
    TaskLog      log;
    const TaskId id    = submit(124);
    const auto   first = follow(id, log);
    log.wait_for_name("progress");
    EXPECT_TRUE(board.pause(id));
    log.wait_for_state("paused");
    TaskLog    late;
    const auto second   = follow(id, late);
    const auto progress = std::ranges::count(late.all(), "progress", &TaskEvent::name);
    EXPECT_EQ(progress, 1);
}

TEST_F(SolveJobs, PausesAndResumes) {
    const TaskId id = submit(125);
    EXPECT_EQ(board.pause(id)->state, TaskState::paused);
    EXPECT_EQ(board.pause(id)->state, TaskState::paused);
    const TaskId other = submit(126);
    EXPECT_EQ(state(other), TaskState::running);
    EXPECT_EQ(board.resume(id)->state, TaskState::queued);
    EXPECT_EQ(board.counts(TaskFamily::job).running, 1U);
    EXPECT_EQ(board.counts(TaskFamily::job).queued, 1U);
    EXPECT_TRUE(board.stop(other));
    TaskLog    log;
    const auto subscription = follow(other, log);
    log.wait_for_name("done");
    EXPECT_EQ(board.resume(id)->state, TaskState::running);
}

TEST_F(SolveJobs, StoppingKeepsWhatWasFoundAndRemovingTwiceForgets) {
    TaskLog      log;
    const TaskId id           = submit(127);
    const auto   subscription = follow(id, log);
    log.wait_for_name("solution");
    EXPECT_EQ(board.remove(id)->state, TaskState::stopped);
    log.wait_for_name("done");
    EXPECT_TRUE(is_right(answer_of(*board.find(id)).answer, some_cube(127), Metric::htm));
    EXPECT_FALSE(board.pause(id));
    EXPECT_FALSE(board.resume(id));
    EXPECT_TRUE(board.remove(id));
    EXPECT_EQ(board.find(id).error().kind, ErrorKind::not_found);
    EXPECT_TRUE(archive.load().empty());
}

// Whoever removes a task twice without waiting wants to be rid of it.
TEST_F(SolveJobs, ThatAreRemovedTwiceAreForgottenWhenTheyHaveEnded) {
    TaskLog      log;
    const TaskId id           = submit(128);
    const auto   subscription = follow(id, log);
    EXPECT_TRUE(board.remove(id));
    static_cast<void>(board.remove(id));
    log.wait_for_name("done");
    board.shut_down();
    EXPECT_FALSE(board.find(id));
    EXPECT_TRUE(archive.load().empty());
}

// The solution is found long before, and its numbers are those of that moment.
TEST_F(SolveJobs, ThatAreStoppedAnswerWithTheLatestProgress) {
    TaskLog      log;
    const TaskId id           = submit(147);
    const auto   subscription = follow(id, log);
    log.wait_for_name("solution");
    const auto has_nodes = [](const TaskEvent& event) {
        return event.name == "progress" && Json::parse(event.data)["nodes"] > 0;
    };
    log.wait_for(has_nodes);
    const auto heard = log.all();
    const Json told  = Json::parse(std::ranges::find_if(heard, has_nodes)->data);
    const Json asked = to_json(*board.remove(id));
    EXPECT_EQ(asked["state"], "stopped");
    EXPECT_GE(asked["progress"]["nodes"], told["nodes"]);
    EXPECT_GE(asked["answer"]["nodes"], told["nodes"]);
    EXPECT_GE(asked["answer"]["seconds"], told["seconds"]);
    log.wait_for_name("done");
    const Json ended = to_json(*board.find(id));
    EXPECT_GE(ended["answer"]["nodes"], asked["answer"]["nodes"]);
    EXPECT_GE(ended["answer"]["seconds"], asked["answer"]["seconds"]);
}

// A stream that is opened then must not be told that there is nothing to come.
TEST_F(SolveJobs, ThatAreBeingStoppedHaveMoreToTellUntilDoneIsHeard) {
    TaskLog      log;
    const TaskId id           = submit(148);
    const auto   subscription = follow(id, log);
    log.wait_for_name("solution");
    std::atomic<bool> has_more_while_delivering = false;
    const auto        asking = *board.subscribe(id, {}, [&](const TaskEvent& event) {
        if (event.name == "done")
            has_more_while_delivering = *board.has_more(id, {.after = event.id - 1});
    });
    EXPECT_TRUE(board.stop(id));
    log.wait_for_name("done");
    board.shut_down();
    EXPECT_TRUE(has_more_while_delivering);
    EXPECT_FALSE(*board.has_more(id, {.after = log.all().back().id}));
}

TEST_F(SolveJobs, TellTheirEndToWhoComesWhileItIsTold) {
    const TaskId id = submit(149, {{"max_length", 22}});
    TaskLog      late;
    Subscription later;
    const auto   subscription = *board.subscribe(id, {}, [&](const TaskEvent& event) {
        if (event.name == "done") later = *board.subscribe(id, {}, late.callback());
    });
    late.wait_for_name("done");
    EXPECT_EQ(late.names().back(), "done");
    board.shut_down();
}

TEST_F(SolveJobs, IsBusyWhenTooManyWait) {
    for (int i = 0; i < 4; ++i) submit(129);
    const auto refused = try_submit(*request_for(129).fields);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::busy);
    EXPECT_EQ(board.list(TaskFamily::job).size(), 4U);
    EXPECT_EQ(archive.load().size(), 4U);
}

TEST_F(SolveJobs, IsBusyWhenTooManyArePaused) {
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(board.pause(submit(130)));
    EXPECT_EQ(try_submit(*request_for(130).fields).error().kind, ErrorKind::busy);
}

TEST_F(SolveJobs, KeepsTheLatestOfThoseThatHaveEnded) {
    for (int i = 0; i < 5; ++i) {
        TaskLog    log;
        const auto subscription = follow(submit(131, {{"max_length", 24}}), log);
        log.wait_for_name("done");
    }
    while (board.list(TaskFamily::job).size() > 3) std::this_thread::yield();
    EXPECT_EQ(board.list(TaskFamily::job).front().id, (TaskId{TaskFamily::job, 3}));
}

TEST_F(SolveJobs, TellsWhyAJobFailed) {
    TaskLog    log;
    const Json fields       = {{"cube", "F"}, {"moves", "U R"}};
    const auto id           = try_submit(fields)->id;
    const auto subscription = follow(id, log);
    log.wait_for_name("done");
    EXPECT_EQ(state(id), TaskState::failed);
    const Json error = to_json(*board.find(id))["error"];
    EXPECT_FALSE(error["message"].get<std::string>().empty());
    EXPECT_EQ(Json::parse(log.all().back().data), (Json{{"error", error}}));
}

TEST_F(SolveJobs, KnowsOnlyItsOwnJobs) {
    EXPECT_EQ(board.find({TaskFamily::job, 7}).error().kind, ErrorKind::not_found);
    EXPECT_EQ(board.pause({TaskFamily::job, 7}).error().kind, ErrorKind::not_found);
    EXPECT_EQ(board.remove({TaskFamily::job, 7}).error().kind, ErrorKind::not_found);
    EXPECT_FALSE(board.subscribe({TaskFamily::job, 7}, {}, [](const TaskEvent&) {}));
}

TEST_F(SolveJobs, StandsListenersThatComeAndGo) {
    const TaskId              id = submit(132);
    std::vector<std::jthread> clients;
    for (int client = 0; client < 3; ++client)
        clients.emplace_back([&] {
            for (int i = 0; i < 40; ++i) {
                auto       heard        = std::make_unique<TaskLog>();
                const auto subscription = follow(id, *heard);
                heard->wait_for_name("state");
                const auto now = i % 2 == 0 ? board.pause(id) : board.resume(id);
                EXPECT_TRUE(now);
            }
        });
}

// ---- shortest solutions -------------------------------------------------------------

class SolveJobsProofs : public SolveJobs {
protected:
    TaskId submit_proof(const Json& fields) { return try_submit(fields)->id; }
};

TEST_F(SolveJobsProofs, EndWithAShortestSolution) {
    TaskLog      log;
    const TaskId id           = submit_proof(with_proof(twelve_turns));
    const auto   subscription = follow(id, log);
    log.wait_for_name("done");
    const Task job = *board.find(id);
    EXPECT_EQ(job.state, TaskState::done);
    EXPECT_TRUE(answer_of(job).is_optimal());
    EXPECT_LE(answer_of(job).answer.length, 12U);
    board.shut_down();
    EXPECT_FALSE(archive.records[id].contains("proof"));
    expect_that_proof_grows(progress_of(log));
}

TEST_F(SolveJobsProofs, ListAllShortestSolutions) {
    TaskLog log;
    Json    fields            = with_proof("R2 L2 U2 D2");
    fields["all"]             = true;
    const TaskId id           = submit_proof(fields);
    const auto   subscription = follow(id, log);
    log.wait_for_name("done");
    const SolveAnswer answer = answer_of(*board.find(id));
    EXPECT_EQ(answer.all.size(), 2U);
    EXPECT_EQ(answer.answer.solution, answer.all.front());
    board.shut_down();
    EXPECT_EQ(answer_of(*task_from(archive.records[id])).all, answer.all);
}

TEST_F(SolveJobsProofs, TellWhatIsProvenWhileTheyRun) {
    TaskLog      log;
    const TaskId id           = submit_proof(with_proof(144));
    const auto   subscription = follow(id, log);
    wait_for_bound(log, 15);
    const Json job = to_json(*board.find(id));
    EXPECT_GE(job["progress"]["lower_bound"], 15);
    EXPECT_EQ(job["progress"]["best"], job["answer"]["length"]);
    EXPECT_EQ(job["progress"]["lower_bound"], job["answer"]["lower_bound"]);
    expect_that_proof_grows(progress_of(log));
}

TEST_F(SolveJobsProofs, RestWhilePausedAndEndWhenStopped) {
    TaskLog      log;
    const TaskId id           = submit_proof(with_proof(145));
    const auto   subscription = follow(id, log);
    wait_for_bound(log, 14);
    EXPECT_TRUE(board.pause(id));
    log.wait_for_state("paused");
    const auto nodes = (*board.find(id)->progress)["nodes"].get<std::uint64_t>();
    EXPECT_TRUE(board.resume(id));
    log.wait_for([=](const TaskEvent& event) {
        return event.name == "progress" && Json::parse(event.data)["nodes"] > 2 * nodes;
    });
    EXPECT_EQ(board.stop(id)->state, TaskState::stopped);
    log.wait_for_name("done");
    const SolveAnswer answer = answer_of(*board.find(id));
    EXPECT_TRUE(is_right(answer.answer, some_cube(145), Metric::htm));
    EXPECT_GE(answer.answer.lower_bound, 14U);
    EXPECT_FALSE(answer.is_optimal());
    expect_that_proof_grows(progress_of(log));
}

TEST(TaskId, IsALetterAndANumber) {
    EXPECT_EQ(to_text(TaskId{TaskFamily::job, 17}), "j17");
    EXPECT_EQ(parse_task_id("j17"), (TaskId{TaskFamily::job, 17}));
    EXPECT_EQ(parse_task_id("q3"), (TaskId{TaskFamily::question, 3}));
    for (const char* wrong : {"", "j", "17", "j-1", "j1x", "k1", "q-1", "j99999999999999999999"})
        EXPECT_EQ(parse_task_id(wrong), std::nullopt);
}

}  // namespace
}  // namespace antipode::service
