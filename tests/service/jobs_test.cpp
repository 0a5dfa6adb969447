#include "service/jobs.h"

#include <gtest/gtest.h>

#include <map>

#include "tests/support/cubes.h"
#include "tests/support/searching.h"
#include "tests/support/solving.h"

namespace antipode::service {
namespace {

using testing::engine;
using testing::Happenings;
using testing::is_right;
using testing::some_cube;

SolveRequest request_for(std::uint64_t seed, Json fields = Json::object()) {
    fields["cube"] = to_text(facelets_of(some_cube(seed)));
    return *parse_solve_request(fields, SolveUse::job);
}

class Archive : public JobArchive {
public:
    std::optional<Error> save(JobId id, const Json& record) override {
        const std::lock_guard lock(mutex);
        records[id] = record;
        return std::nullopt;
    }
    std::optional<Error> remove(JobId id) override {
        const std::lock_guard lock(mutex);
        records.erase(id);
        return std::nullopt;
    }
    std::vector<Json> load() override {
        const std::lock_guard lock(mutex);
        std::vector<Json>     all;
        for (const auto& [id, record] : records) all.push_back(Json::parse(to_line(record)));
        return all;
    }

    std::mutex            mutex;
    std::map<JobId, Json> records;
};

// What a listener hears.
class EventLog : public Happenings<JobEvent> {
public:
    std::function<void(const JobEvent&)> callback() const {
        return [log = *this](const JobEvent& event) { log.add(event); };
    }
    void wait_for_name(std::string_view name) const {
        wait_for([=](const JobEvent& event) { return event.name == name; });
    }
    void wait_for_state(std::string_view state) const {
        wait_for([=](const JobEvent& event) {
            return event.name == "state" && Json::parse(event.data)["state"] == state;
        });
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const JobEvent& event : all())
            if (event.name != "progress") names.emplace_back(event.name);
        return names;
    }
};

class JobBoardTest : public ::testing::Test {
protected:
    JobId submit(std::uint64_t seed, const Json& fields = Json::object()) {
        return board.submit(request_for(seed, fields))->id;
    }
    // Follows the job from its first event on.
    Subscription follow(JobId id, EventLog& log) {
        return *board.subscribe(id, {}, log.callback());
    }
    JobState state(JobId id) const { return board.find(id)->state; }

    Archive    archive;
    SearchPool pool{engine(), {.threads = 2, .max_waiting = 3}};
    JobBoard   board{pool, {.max_kept = 3, .max_open = 5, .archive = &archive}};
};

TEST_F(JobBoardTest, DoesAJob) {
    EventLog     log;
    const JobId  id           = submit(121, {{"max_length", 20}, {"name", "mine"}});
    Subscription subscription = follow(id, log);
    log.wait_for_name("done");
    const JobSnapshot job = *board.find(id);
    EXPECT_EQ(job.state, JobState::done);
    EXPECT_TRUE(is_right(job.answer->answer, some_cube(121), Metric::htm));
    EXPECT_EQ(log.names().front(), "state");
    EXPECT_EQ(log.names().back(), "done");
}

TEST_F(JobBoardTest, TellsAJobAsJson) {
    const JobId id   = submit(122, {{"name", "mine"}});
    const Json  json = to_json(*board.find(id));
    EXPECT_EQ(json["id"], "j1");
    EXPECT_EQ(json["kind"], "solve");
    EXPECT_EQ(json["name"], "mine");
    EXPECT_EQ(json["state"], "running");
    EXPECT_EQ(json["request"]["cube"], to_text(facelets_of(some_cube(122))));
    EXPECT_TRUE(json["progress"].contains("nodes"));
    EXPECT_TRUE(json.contains("answer"));
    EXPECT_EQ(json["created"].get<std::string>().back(), 'Z');
}

TEST_F(JobBoardTest, ReplaysWhatAListenerHasMissed) {
    EventLog    whole;
    EventLog    rest;
    const JobId id    = submit(123, {{"max_length", 20}});
    const auto  first = follow(id, whole);
    whole.wait_for_name("done");
    const auto  heard  = whole.all();
    const auto& third  = heard.at(2);
    const auto  second = *board.subscribe(id, {.after = third.id}, rest.callback());
    for (std::size_t i = 1; i < heard.size(); ++i) EXPECT_GT(heard[i].id, heard[i - 1].id);
    ASSERT_FALSE(rest.all().empty());
    EXPECT_GT(rest.all().front().id, third.id);
    EXPECT_EQ(rest.all().back().data, heard.back().data);
}

TEST_F(JobBoardTest, RemembersTheLatestProgressOnly) {
    EventLog    log;
    const JobId id    = submit(124);
    const auto  first = follow(id, log);
    log.wait_for_name("progress");
    EXPECT_TRUE(board.pause(id));
    log.wait_for_state("paused");
    EventLog   late;
    const auto second   = follow(id, late);
    const auto progress = std::ranges::count(late.all(), "progress", &JobEvent::name);
    EXPECT_EQ(progress, 1);
}

TEST_F(JobBoardTest, PausesAndResumes) {
    const JobId id = submit(125);
    EXPECT_EQ(board.pause(id)->state, JobState::paused);
    EXPECT_EQ(board.pause(id)->state, JobState::paused);
    const JobId other = submit(126);
    EXPECT_EQ(state(other), JobState::running);
    EXPECT_EQ(board.resume(id)->state, JobState::queued);
    EXPECT_EQ(board.counts().running, 1U);
    EXPECT_EQ(board.counts().queued, 1U);
    EXPECT_TRUE(board.cancel(other));
    EventLog   log;
    const auto subscription = follow(other, log);
    log.wait_for_name("done");
    EXPECT_EQ(board.resume(id)->state, JobState::running);
}

TEST_F(JobBoardTest, CancellingKeepsWhatWasFoundAndRemovingTwiceForgets) {
    EventLog    log;
    const JobId id           = submit(127);
    const auto  subscription = follow(id, log);
    log.wait_for_name("solution");
    EXPECT_EQ(board.remove(id)->state, JobState::cancelled);
    log.wait_for_name("done");
    EXPECT_TRUE(is_right(board.find(id)->answer->answer, some_cube(127), Metric::htm));
    EXPECT_FALSE(board.pause(id));
    EXPECT_FALSE(board.resume(id));
    EXPECT_TRUE(board.remove(id));
    EXPECT_EQ(board.find(id).error().kind, ErrorKind::not_found);
    EXPECT_TRUE(archive.load().empty());
}

TEST_F(JobBoardTest, ForgetsOnlyWhatHasEnded) {
    const JobId id = submit(128);
    ASSERT_FALSE(board.forget(id));
    EXPECT_EQ(board.forget(id).error().kind, ErrorKind::usage);
}

TEST_F(JobBoardTest, IsBusyWhenTooManyWait) {
    for (int i = 0; i < 4; ++i) submit(129);
    const auto refused = board.submit(request_for(129));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::busy);
    EXPECT_EQ(board.list().size(), 4U);
    EXPECT_EQ(archive.load().size(), 4U);
}

TEST_F(JobBoardTest, IsBusyWhenTooManyArePaused) {
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(board.pause(submit(130)));
    EXPECT_EQ(board.submit(request_for(130)).error().kind, ErrorKind::busy);
}

TEST_F(JobBoardTest, KeepsTheLatestOfThoseThatHaveEnded) {
    for (int i = 0; i < 5; ++i) {
        EventLog   log;
        const auto subscription = follow(submit(131, {{"max_length", 24}}), log);
        log.wait_for_name("done");
    }
    while (board.list().size() > 3) std::this_thread::yield();
    EXPECT_EQ(board.list().front().id, JobId{3});
}

TEST_F(JobBoardTest, TellsWhyAJobFailed) {
    EventLog   log;
    const Json fields       = {{"cube", "F"}, {"moves", "U R"}};
    const auto id           = board.submit(*parse_solve_request(fields, SolveUse::job))->id;
    const auto subscription = follow(id, log);
    log.wait_for_name("done");
    EXPECT_EQ(state(id), JobState::failed);
    EXPECT_TRUE(Json::parse(log.all().back().data).contains("error"));
    EXPECT_TRUE(to_json(*board.find(id)).contains("error"));
}

TEST_F(JobBoardTest, KnowsOnlyItsOwnJobs) {
    EXPECT_EQ(board.find({7}).error().kind, ErrorKind::not_found);
    EXPECT_EQ(board.pause({7}).error().kind, ErrorKind::not_found);
    EXPECT_EQ(board.remove({7}).error().kind, ErrorKind::not_found);
    EXPECT_FALSE(board.subscribe({7}, {}, [](const JobEvent&) {}));
}

TEST_F(JobBoardTest, StandsListenersThatComeAndGo) {
    const JobId               id = submit(132);
    std::vector<std::jthread> clients;
    for (int client = 0; client < 3; ++client)
        clients.emplace_back([&] {
            for (int i = 0; i < 40; ++i) {
                auto       heard        = std::make_unique<EventLog>();
                const auto subscription = follow(id, *heard);
                heard->wait_for_name("state");
                const auto now = i % 2 == 0 ? board.pause(id) : board.resume(id);
                EXPECT_TRUE(now);
            }
        });
}

// ---- shortest solutions -------------------------------------------------------------

// A proof with the smallest table. The position of a seed takes minutes, that of a
// maneuver of twelve turns takes a moment.
Json with_proof(const std::string& cube) {
    return {{"cube", cube}, {"optimal", true}, {"memory", "200M"}};
}
Json with_proof(std::uint64_t seed) { return with_proof(to_text(facelets_of(some_cube(seed)))); }

const char* const twelve_turns = "R U F2 D' L B2 U' R2 F D2 L' B";

std::vector<Json> progress_of(const EventLog& log) {
    std::vector<Json> told;
    for (const JobEvent& event : log.all())
        if (event.name == "progress") told.push_back(Json::parse(event.data));
    return told;
}

// What is proven and the depth never fall, nor the fraction within a depth.
void expect_that_proof_grows(const std::vector<Json>& told) {
    std::tuple<int, int, double> last{};
    for (const Json& progress : told) {
        if (!progress.contains("fraction")) continue;
        const std::tuple<int, int, double> now{progress["lower_bound"], progress["depth"],
                                               progress["fraction"]};
        EXPECT_GE(now, last) << progress;
        last = now;
    }
}

// Until so much is excluded.
void wait_for_bound(const EventLog& log, int bound) {
    log.wait_for([=](const JobEvent& event) {
        return event.name == "progress" && Json::parse(event.data).value("lower_bound", 0) >= bound;
    });
}

class JobBoardProofs : public JobBoardTest {
protected:
    JobId submit_proof(const Json& fields) {
        return board.submit(*parse_solve_request(fields, SolveUse::job))->id;
    }
};

TEST_F(JobBoardProofs, EndWithAShortestSolution) {
    EventLog    log;
    const JobId id           = submit_proof(with_proof(twelve_turns));
    const auto  subscription = follow(id, log);
    log.wait_for_name("done");
    const JobSnapshot job = *board.find(id);
    EXPECT_EQ(job.state, JobState::done);
    EXPECT_TRUE(job.answer->is_optimal());
    EXPECT_LE(job.answer->answer.length, 12U);
    board.shut_down();
    EXPECT_FALSE(archive.records[id].contains("proof"));
    expect_that_proof_grows(progress_of(log));
}

TEST_F(JobBoardProofs, ListAllShortestSolutions) {
    EventLog log;
    Json     fields          = with_proof("R2 L2 U2 D2");
    fields["all"]            = true;
    const JobId id           = submit_proof(fields);
    const auto  subscription = follow(id, log);
    log.wait_for_name("done");
    const SolveAnswer answer = *board.find(id)->answer;
    EXPECT_EQ(answer.all.size(), 2U);
    EXPECT_EQ(answer.answer.solution, answer.all.front());
    board.shut_down();
    const auto again = job_from(archive.records[id]);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->answer->all, answer.all);
}

TEST_F(JobBoardProofs, TellWhatIsProvenWhileTheyRun) {
    EventLog    log;
    const JobId id           = submit_proof(with_proof(144));
    const auto  subscription = follow(id, log);
    wait_for_bound(log, 15);
    const Json job = to_json(*board.find(id));
    EXPECT_GE(job["progress"]["lower_bound"], 15);
    EXPECT_EQ(job["progress"]["best"], job["answer"]["length"]);
    EXPECT_EQ(job["progress"]["lower_bound"], job["answer"]["lower_bound"]);
    expect_that_proof_grows(progress_of(log));
}

TEST_F(JobBoardProofs, RestWhilePausedAndEndWhenCancelled) {
    EventLog    log;
    const JobId id           = submit_proof(with_proof(145));
    const auto  subscription = follow(id, log);
    wait_for_bound(log, 14);
    EXPECT_TRUE(board.pause(id));
    log.wait_for_state("paused");
    const auto nodes = board.find(id)->progress.nodes;
    EXPECT_TRUE(board.resume(id));
    log.wait_for([=](const JobEvent& event) {
        return event.name == "progress" && Json::parse(event.data)["nodes"] > 2 * nodes;
    });
    EXPECT_EQ(board.cancel(id)->state, JobState::cancelled);
    log.wait_for_name("done");
    const SolveAnswer answer = *board.find(id)->answer;
    EXPECT_TRUE(is_right(answer.answer, some_cube(145), Metric::htm));
    EXPECT_GE(answer.answer.lower_bound, 14U);
    EXPECT_FALSE(answer.is_optimal());
    expect_that_proof_grows(progress_of(log));
}

// ---- restarts -----------------------------------------------------------------------

// A board that lives for the length of a call.
class JobBoardRestart : public ::testing::Test {
protected:
    template <class Act>
    void with_board(const Act& act) {
        SearchPool pool(engine(), {.threads = 2});
        JobBoard   board(pool, {.archive = &archive});
        act(board);
    }
    void begin_a_job() {
        with_board([&](JobBoard& board) {
            EventLog   log;
            const auto subscription =
                *board.subscribe(board.submit(request_for(133))->id, {}, log.callback());
            log.wait_for_name("solution");
        });
    }

    Archive archive;
};

TEST_F(JobBoardRestart, ShowsAnUnfinishedJobAsInterruptedWithWhatItHadFound) {
    begin_a_job();
    with_board([&](JobBoard& board) {
        const JobSnapshot job = *board.find({1});
        EXPECT_EQ(job.state, JobState::interrupted);
        EXPECT_TRUE(is_right(job.answer->answer, some_cube(133), Metric::htm));
        EXPECT_EQ(job.request.cubes.front(), some_cube(133));
        EXPECT_EQ(board.submit(request_for(134))->id, JobId{2});
    });
}

// As after a sudden end: nobody could say that it was interrupted.
TEST_F(JobBoardRestart, TakesARunningJobForAnInterruptedOne) {
    begin_a_job();
    archive.records[{1}]["state"] = "running";
    with_board([&](JobBoard& board) { EXPECT_EQ(board.find({1})->state, JobState::interrupted); });
}

TEST_F(JobBoardRestart, ResumesFromWhatWasKnown) {
    begin_a_job();
    with_board([&](JobBoard& board) {
        const SolveAnswer before = *board.find({1})->answer;
        EventLog          log;
        const auto        subscription = *board.subscribe({1}, {}, log.callback());
        ASSERT_TRUE(board.resume({1}));
        log.wait_for_state("running");
        EXPECT_TRUE(board.cancel({1}));
        log.wait_for_name("done");
        const SolveAnswer after = *board.find({1})->answer;
        EXPECT_LE(after.answer.length, before.answer.length);
        EXPECT_GE(after.answer.nodes, before.answer.nodes);
    });
}

TEST_F(JobBoardRestart, NumbersItsEventsOn) {
    begin_a_job();
    const auto last = archive.records[{1}]["last_event"].get<std::uint64_t>();
    with_board([&](JobBoard& board) {
        EventLog   log;
        const auto subscription = *board.subscribe({1}, {.after = last}, log.callback());
        EXPECT_EQ(log.names(), (std::vector<std::string>{"solution", "state"}));
        EXPECT_GT(log.all().front().id, last);
    });
}

TEST_F(JobBoardRestart, ForgetsAnInterruptedJobAfterCancellingIt) {
    begin_a_job();
    with_board([&](JobBoard& board) {
        EXPECT_EQ(board.remove({1})->state, JobState::cancelled);
        EXPECT_TRUE(board.remove({1}));
    });
    EXPECT_TRUE(archive.load().empty());
}

// Runs the job until so much is excluded, and ends the board.
class JobBoardRestartInProof : public JobBoardRestart {
protected:
    void prove(const std::function<Result<JobSnapshot>(JobBoard&)>& begin, int bound) {
        with_board([&](JobBoard& board) {
            EventLog log;
            ASSERT_TRUE(begin(board));
            const auto subscription = *board.subscribe({1}, {}, log.callback());
            wait_for_bound(log, bound);
        });
    }
    void begin_a_proof() {
        prove(
            [](JobBoard& board) {
                return board.submit(*parse_solve_request(with_proof(146), SolveUse::job));
            },
            15);
    }
    unsigned proven() { return archive.records[{1}]["answer"]["lower_bound"].get<unsigned>(); }
};

TEST_F(JobBoardRestartInProof, GoesOnWithIt) {
    begin_a_proof();
    const unsigned before = proven();
    ASSERT_TRUE(archive.records[{1}].contains("proof"));
    const auto nodes = archive.records[{1}]["progress"]["nodes"].get<std::uint64_t>();
    with_board([&](JobBoard& board) {
        EXPECT_EQ(board.find({1})->state, JobState::interrupted);
        EXPECT_EQ(board.find({1})->answer->answer.lower_bound, before);
        EXPECT_NE(board.find({1})->proof, nullptr);
    });
    prove([](JobBoard& board) { return board.resume({1}); }, static_cast<int>(before));
    EXPECT_GE(proven(), before);
    EXPECT_GT(archive.records[{1}]["progress"]["nodes"], nodes);
}

// As after a sudden end before the proof was kept: what is excluded stays excluded.
TEST_F(JobBoardRestartInProof, NeedsNoMoreThanTheBound) {
    begin_a_proof();
    archive.records[{1}]["state"] = "running";
    archive.records[{1}].erase("proof");
    const unsigned before = proven();
    EventLog       log;
    with_board([&](JobBoard& board) {
        const auto subscription = *board.subscribe({1}, {}, log.callback());
        ASSERT_TRUE(board.resume({1}));
        log.wait_for_name("progress");
    });
    for (const Json& progress : progress_of(log)) EXPECT_GE(progress["lower_bound"], before);
    EXPECT_GE(proven(), before);
}

TEST_F(JobBoardRestart, IsNotHarmedByStrangeRecords) {
    archive.records[{1}] = Json::object();
    archive.records[{2}] = "nonsense";
    archive.records[{3}] = {{"id", "j3"}, {"state", "dancing"}, {"request", 7}};
    with_board([&](JobBoard& board) { EXPECT_TRUE(board.list().empty()); });
}

TEST(JobId, IsALetterAndANumber) {
    EXPECT_EQ(to_text(JobId{17}), "j17");
    EXPECT_EQ(parse_job_id("j17"), JobId{17});
    for (const char* wrong : {"", "j", "17", "j-1", "j1x", "k1", "j99999999999999999999"})
        EXPECT_EQ(parse_job_id(wrong), std::nullopt);
}

}  // namespace
}  // namespace antipode::service
