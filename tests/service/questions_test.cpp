#include "service/tasks/question_work.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <semaphore>

#include "service/json.h"
#include "service/tasks/work_board.h"
#include "tests/support/tasks.h"

namespace antipode::service {
namespace {

using testing::MemoryArchive;
using testing::TaskLog;

// Answers at once, with so many items.
Question quick_question(int items = 0) {
    return {.kind   = "count",
            .fields = share({{"items", items}}),
            .answer = [=](const QuestionWatch& watch) {
                for (int i = 0; i < items; ++i) watch.on_item({{"number", i}});
                return Result<Json>(Json{{"items", items}});
            }};
}

// Has one item, and ends when it is told to.
Question endless_question() {
    return {
        .kind = "find", .fields = share(Json::object()), .answer = [](const QuestionWatch& watch) {
            watch.on_item({{"number", 0}});
            std::promise<void>       stopped;
            const std::stop_callback tell(watch.stop, [&] { stopped.set_value(); });
            stopped.get_future().wait();
            return Result<Json>(Json{{"ended", "stopped"}});
        }};
}

Question failing_question() {
    return {.kind   = "path",
            .fields = share(Json::object()),
            .answer = [](const QuestionWatch&) -> Result<Json> {
                return Error{.kind    = ErrorKind::environment,
                             .message = Message::in_words("the disk is full")};
            }};
}

class QuestionTasks : public ::testing::Test {
protected:
    TaskId ask(Question question) { return board.submit(question_task(std::move(question)))->id; }
    void   wait_for(TaskId id, std::string_view event) {
          const TaskLog events;
          const auto    subscription = *board.subscribe(id, {}, events.callback());
          events.wait_for_name(event);
    }
    TaskState         state(TaskId id) const { return board.find(id)->state; }
    std::vector<Task> list() const { return board.list(TaskFamily::question); }

    WorkPool  pool{{}};
    WorkBoard board{pool, {.questions = {.max_open = 4, .max_kept = 2}}};
};

TEST_F(QuestionTasks, AnswersAQuestion) {
    const TaskId id = ask(quick_question(2));
    wait_for(id, "done");
    const Json json = to_json(*board.find(id));
    EXPECT_EQ(json["id"], "q1");
    EXPECT_EQ(json["kind"], "count");
    EXPECT_EQ(json["state"], "done");
    EXPECT_EQ(json["question"], (Json{{"items", 2}}));
    EXPECT_EQ(json["progress"]["fraction"], 1);
    EXPECT_EQ(json["items"][1], (Json{{"number", 1}}));
    EXPECT_EQ(json["summary"], (Json{{"items", 2}}));
    EXPECT_EQ(json["created"].get<std::string>().back(), 'Z');
    EXPECT_FALSE(without_items(*board.find(id)).contains("items"));
}

TEST_F(QuestionTasks, AreTheSameIfTheyAreAskedAgainWithTheirKey) {
    const auto ask_with_key = [&](const char* key) {
        NewTask task = question_task(endless_question());
        task.key     = key;
        return board.submit(std::move(task))->id;
    };
    const TaskId first = ask_with_key("a");
    EXPECT_EQ(ask_with_key("a"), first);
    EXPECT_NE(ask_with_key("b"), first);
    EXPECT_NE(ask_with_key(""), ask_with_key(""));
    EXPECT_EQ(list().size(), 4U);
}

TEST_F(QuestionTasks, AnswersOneQuestionAfterTheOther) {
    const TaskId first  = ask(endless_question());
    const TaskId second = ask(quick_question());
    wait_for(first, "item");
    EXPECT_EQ(state(first), TaskState::running);
    EXPECT_EQ(state(second), TaskState::queued);
    EXPECT_TRUE(board.remove(first));
    wait_for(second, "done");
    EXPECT_EQ(list().front().id, first);
    EXPECT_EQ(list().back().id, second);
}

// Answers in steps, each when it is told to.
struct Steps {
    std::counting_semaphore<> begun{0};
    std::counting_semaphore<> wanted{0};
    std::atomic<int>          done = 0;

    Question question() {
        return {.kind   = "find",
                .fields = share(Json::object()),
                .answer = [this](const QuestionWatch& watch) {
                    begun.release();
                    for (; done < 3 && !watch.stop.stop_requested(); ++done) {
                        wanted.acquire();
                        watch.on_item({{"number", done.load()}});
                    }
                    return Result<Json>(Json{{"steps", done.load()}});
                }};
    }
};

TEST_F(QuestionTasks, RestBetweenTheirStepsAndLetOthersGoOn) {
    Steps        steps;
    const TaskId first  = ask(steps.question());
    const TaskId second = ask(quick_question());
    steps.begun.acquire();
    EXPECT_EQ(board.pause(first)->state, TaskState::paused);
    EXPECT_EQ(board.pause(first)->state, TaskState::paused);
    wait_for(second, "done");
    steps.wanted.release(3);
    wait_for(first, "item");
    EXPECT_EQ(steps.done, 0);
    EXPECT_TRUE(board.resume(first));
    wait_for(first, "done");
    EXPECT_EQ(*board.find(first)->result, (Json{{"steps", 3}}));
    EXPECT_EQ(board.find(first)->items.size(), 3u);
    EXPECT_EQ(board.pause(first).error().kind, ErrorKind::usage);
}

TEST_F(QuestionTasks, CanBeStoppedWhileTheyRest) {
    Steps        steps;
    const TaskId running = ask(steps.question());
    const TaskId waiting = ask(quick_question());
    steps.begun.acquire();
    for (const TaskId id : {waiting, running}) EXPECT_TRUE(board.pause(id));
    steps.wanted.release(1);
    wait_for(running, "item");
    for (const TaskId id : {running, waiting}) EXPECT_TRUE(board.remove(id));
    wait_for(running, "done");
    EXPECT_EQ(state(running), TaskState::stopped);
    EXPECT_EQ(state(waiting), TaskState::stopped);
    EXPECT_EQ(board.find(running)->items.size(), 1u);
}

TEST_F(QuestionTasks, KeepsWhatWasFoundBeforeAStop) {
    const TaskId id = ask(endless_question());
    wait_for(id, "item");
    EXPECT_TRUE(board.remove(id));
    wait_for(id, "done");
    const Task stopped = *board.find(id);
    EXPECT_EQ(stopped.state, TaskState::stopped);
    EXPECT_EQ(stopped.items.size(), 1u);
    EXPECT_EQ(*stopped.result, (Json{{"ended", "stopped"}}));
}

TEST_F(QuestionTasks, ForgetsWhatHasEnded) {
    const TaskId id = ask(quick_question());
    wait_for(id, "done");
    EXPECT_TRUE(board.remove(id));
    EXPECT_EQ(board.find(id).error().kind, ErrorKind::not_found);
    EXPECT_EQ(board.remove(id).error().kind, ErrorKind::not_found);
}

TEST_F(QuestionTasks, StopsAQuestionThatWaitsAtOnce) {
    ask(endless_question());
    const TaskId waiting = ask(endless_question());
    EXPECT_EQ(board.remove(waiting)->state, TaskState::stopped);
    EXPECT_TRUE(board.find(waiting)->items.empty());
}

TEST_F(QuestionTasks, IsBusyWhenTooManyWait) {
    wait_for(ask(endless_question()), "item");
    for (int i = 0; i < 3; ++i) ask(quick_question());
    EXPECT_EQ(board.submit(question_task(quick_question())).error().kind, ErrorKind::busy);
}

TEST_F(QuestionTasks, KeepsTheLatestOfThoseThatHaveEnded) {
    for (int i = 0; i < 4; ++i) wait_for(ask(quick_question()), "done");
    board.shut_down();  // which waits until they are forgotten
    EXPECT_EQ(list().size(), 2u);
    EXPECT_EQ(list().front().id, (TaskId{TaskFamily::question, 3}));
}

TEST_F(QuestionTasks, TellsWhyAQuestionFailed) {
    const TaskId id = ask(failing_question());
    wait_for(id, "done");
    EXPECT_EQ(state(id), TaskState::failed);
    EXPECT_EQ(to_json(*board.find(id))["error"]["message"], "the disk is full");
}

TEST_F(QuestionTasks, RemembersEveryItemForThoseWhoComeLate) {
    constexpr int items = 1000;
    const TaskId  id    = ask(quick_question(items));
    wait_for(id, "done");
    const TaskLog late;
    const auto    subscription = *board.subscribe(id, {}, late.callback());
    const auto    names        = late.names();
    EXPECT_EQ(std::ranges::count(names, "item"), items);
    EXPECT_EQ(names.front(), "state");
    EXPECT_EQ(names.back(), "done");
}

TEST_F(QuestionTasks, GoesOnAfterTheLastEventSomebodyHad) {
    const TaskId id = ask(quick_question(5));
    wait_for(id, "done");
    const TaskLog whole;
    const auto    first = *board.subscribe(id, {}, whole.callback());
    const auto    heard = whole.all();
    const TaskLog rest;
    const auto    second = *board.subscribe(id, {.after = heard.at(3).id}, rest.callback());
    EXPECT_EQ(rest.all().size(), heard.size() - 4);
    EXPECT_EQ(rest.all().front().id, heard.at(4).id);
}

// ---- restarts -----------------------------------------------------------------------

// A board that lives for the length of a call. After a restart questions of the kind
// "find" have an end.
class QuestionTasksRestart : public ::testing::Test {
protected:
    template <class Act>
    void with_board(const Act& act) {
        WorkPool  pool({});
        WorkBoard board(pool, {.archive = &archive, .read = [&](std::string_view, const Json&) {
                                   return Result<NewTask>(question_task(quick_question(3)));
                               }});
        act(board);
    }
    // Asks, and ends the board when the question has got so far.
    void ask(const Question& question, std::string_view until) {
        with_board([&](WorkBoard& board) {
            ASSERT_TRUE(board.submit(question_task(question)));
            const auto subscription = *board.subscribe(first, {}, log.callback());
            log.wait_for_name(until);
        });
    }

    static constexpr TaskId first = {TaskFamily::question, 1};

    MemoryArchive archive;
    TaskLog       log;
};

TEST_F(QuestionTasksRestart, KeepsWhatHasEndedWithItsItemsAndItsSummary) {
    ask(quick_question(2), "done");
    with_board([&](WorkBoard& board) {
        const Json json = to_json(*board.find(first));
        EXPECT_EQ(json["state"], "done");
        EXPECT_EQ(json["items"], Json::array({{{"number", 0}}, {{"number", 1}}}));
        EXPECT_EQ(json["summary"], (Json{{"items", 2}}));
        EXPECT_EQ(json["question"], (Json{{"items", 2}}));
    });
}

TEST_F(QuestionTasksRestart, NumbersTheEventsOfWhatHasEndedAsBefore) {
    ask(quick_question(3), "done");
    const auto before = log.all();
    with_board([&](WorkBoard& board) {
        const TaskLog after;
        const auto    subscription =
            *board.subscribe(first, {.after = before.at(3).id}, after.callback());
        const auto heard = after.all();
        ASSERT_EQ(heard.size(), before.size() - 4);
        EXPECT_EQ(heard.front().id, before.at(4).id);
        EXPECT_EQ(heard.back().id, before.back().id);
        EXPECT_EQ(heard.back().data, before.back().data);
        EXPECT_FALSE(*board.has_more(first, {.after = before.back().id}));
    });
}

TEST_F(QuestionTasksRestart, AsksAgainWhatHadNotEnded) {
    ask(endless_question(), "item");
    EXPECT_EQ(archive.records[first]["state"], "interrupted");
    const auto last = log.all().back().id;
    with_board([&](WorkBoard& board) {
        const TaskLog after;
        const auto    subscription = *board.subscribe(first, {.after = last}, after.callback());
        after.wait_for_name("done");
        EXPECT_EQ(board.find(first)->state, TaskState::done);
        EXPECT_EQ(board.find(first)->items.size(), 3u);
        EXPECT_EQ(after.names().front(), "state");
    });
}

TEST_F(QuestionTasksRestart, LeavesWhatWasPausedUntilItIsResumed) {
    with_board([&](WorkBoard& board) {
        ASSERT_TRUE(board.submit(question_task(endless_question())));
        ASSERT_TRUE(board.pause(first));
    });
    for (int restart = 0; restart < 2; ++restart)
        with_board(
            [&](WorkBoard& board) { EXPECT_EQ(board.find(first)->state, TaskState::interrupted); });
    with_board([&](WorkBoard& board) {
        const auto subscription = *board.subscribe(first, {}, log.callback());
        EXPECT_TRUE(board.resume(first));
        log.wait_for_name("done");
        EXPECT_EQ(board.find(first)->state, TaskState::done);
    });
}

// As after a sudden end: nobody could say that it was interrupted.
TEST_F(QuestionTasksRestart, AsksAgainWhatWasRunning) {
    ask(endless_question(), "item");
    archive.records[first]["state"] = "running";
    with_board([&](WorkBoard& board) {
        EXPECT_EQ(board.submit(question_task(quick_question()))->id.number, 2u);
        const TaskLog after;
        const auto    subscription = *board.subscribe(first, {}, after.callback());
        after.wait_for_name("done");
    });
}

TEST_F(QuestionTasksRestart, TellsOfWhatCannotBeReadAnyMore) {
    ask(endless_question(), "item");
    WorkPool   pool({});
    WorkBoard  board(pool, {.archive = &archive, .read = [](std::string_view, const Json&) {
                               return Result<NewTask>(
                                   Error{.message = Message::in_words("there is no such kind")});
                           }});
    const Json json = to_json(*board.find(first));
    EXPECT_EQ(json["state"], "failed");
    EXPECT_EQ(json["error"]["message"], "there is no such kind");
    EXPECT_FALSE(*board.has_more(first, {.after = ~std::uint64_t{0}}));
}

TEST(QuestionTasksShutdown, InterruptsWhatRunsAndTakesNothingMore) {
    WorkPool      pool({});
    WorkBoard     board(pool, WorkBoard::Options{});
    const TaskLog events;
    const auto    running      = board.submit(question_task(endless_question()))->id;
    const auto    subscription = *board.subscribe(running, {}, events.callback());
    events.wait_for_name("item");
    const auto waiting = board.submit(question_task(endless_question()))->id;
    board.shut_down();
    EXPECT_EQ(board.find(running)->state, TaskState::interrupted);
    EXPECT_EQ(board.find(waiting)->state, TaskState::interrupted);
    EXPECT_TRUE(board.find(waiting)->items.empty());
    EXPECT_EQ(board.submit(question_task(quick_question())).error().kind, ErrorKind::stopped);
}

TEST(Question, NumbersThatNotEveryReaderKnowsAreTexts) {
    constexpr std::uint64_t exact = (std::uint64_t{1} << 53) - 1;
    EXPECT_EQ(with_exact_numbers({{"total", exact}})["total"], exact);
    EXPECT_EQ(with_exact_numbers({{"total", exact + 1}})["total"], "9007199254740992");
    EXPECT_EQ(with_exact_numbers(Json::array({exact + 1, "x"}))[0], "9007199254740992");
}

TEST(TimeLeft, IsNotGuessed) {
    TimeLeft left;
    EXPECT_FALSE(left.seconds());
    left.note({.seconds = 0, .fraction = 0});
    left.note({.seconds = 0.5, .fraction = 0.5});
    EXPECT_FALSE(left.seconds());
}

TEST(TimeLeft, IsInProportionToWhatWasDone) {
    TimeLeft left;
    for (int i = 0; i <= 10; ++i) left.note({.seconds = double(i), .fraction = 0.02 * double(i)});
    EXPECT_NEAR(*left.seconds(), 40, 1e-6);
}

TEST(TimeLeft, ForgetsALeapAtTheBeginning) {
    TimeLeft left;
    left.note({.seconds = 0, .fraction = 0});
    for (int i = 1; i <= 200; ++i)
        left.note({.seconds = double(i), .fraction = 0.5 + 0.001 * double(i)});
    EXPECT_NEAR(*left.seconds(), 300, 1e-6);
}

}  // namespace
}  // namespace antipode::service
