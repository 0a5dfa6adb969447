#include "service/questions.h"

#include <gtest/gtest.h>

#include <future>

#include "tests/support/searching.h"

namespace antipode::service {
namespace {

// Answers at once, with so many items.
Question quick_question(int items = 0) {
    return {.kind = "count", .fields = {{"items", items}}, .work = [=](const QuestionWatch& watch) {
                for (int i = 0; i < items; ++i) watch.on_item({{"number", i}});
                return Result<Json>(Json{{"items", items}});
            }};
}

// Has one item, and ends when it is told to.
Question endless_question() {
    return {.kind = "find", .fields = {}, .work = [](const QuestionWatch& watch) {
                watch.on_item({{"number", 0}});
                std::promise<void>       stopped;
                const std::stop_callback tell(watch.stop, [&] { stopped.set_value(); });
                stopped.get_future().wait();
                return Result<Json>(Json{{"ended", "stopped"}});
            }};
}

Question failing_question() {
    return {.kind = "path", .fields = {}, .work = [](const QuestionWatch&) -> Result<Json> {
                return Error{.kind = ErrorKind::environment, .message = "the disk is full"};
            }};
}

class QuestionEvents : public testing::Happenings<JobEvent> {
public:
    std::function<void(const JobEvent&)> callback() const {
        return [log = *this](const JobEvent& event) { log.add(event); };
    }
    void wait_for_name(std::string_view name) const {
        wait_for([=](const JobEvent& event) { return event.name == name; });
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const JobEvent& event : all()) names.emplace_back(event.name);
        return names;
    }
};

class QuestionBoardTest : public ::testing::Test {
protected:
    QuestionId ask(Question question) { return board.submit(std::move(question))->id; }
    void       wait_for(QuestionId id, std::string_view event) {
              const QuestionEvents events;
              const auto           subscription = *board.subscribe(id, {}, events.callback());
              events.wait_for_name(event);
    }
    QuestionState state(QuestionId id) const { return board.find(id)->state; }

    QuestionBoard board{{.max_waiting = 3, .max_kept = 2}};
};

TEST_F(QuestionBoardTest, AnswersAQuestion) {
    const QuestionId id = ask(quick_question(2));
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

TEST_F(QuestionBoardTest, AnswersOneQuestionAfterTheOther) {
    const QuestionId first  = ask(endless_question());
    const QuestionId second = ask(quick_question());
    wait_for(first, "item");
    EXPECT_EQ(state(first), QuestionState::running);
    EXPECT_EQ(state(second), QuestionState::queued);
    EXPECT_TRUE(board.remove(first));
    wait_for(second, "done");
    EXPECT_EQ(board.list().front().id, first);
    EXPECT_EQ(board.list().back().id, second);
}

TEST_F(QuestionBoardTest, KeepsWhatWasFoundBeforeAStop) {
    const QuestionId id = ask(endless_question());
    wait_for(id, "item");
    EXPECT_TRUE(board.remove(id));
    wait_for(id, "done");
    const QuestionSnapshot stopped = *board.find(id);
    EXPECT_EQ(stopped.state, QuestionState::stopped);
    EXPECT_EQ(stopped.items.size(), 1u);
    EXPECT_EQ(stopped.summary, (Json{{"ended", "stopped"}}));
}

TEST_F(QuestionBoardTest, ForgetsWhatHasEnded) {
    const QuestionId id = ask(quick_question());
    wait_for(id, "done");
    EXPECT_TRUE(board.remove(id));
    EXPECT_EQ(board.find(id).error().kind, ErrorKind::not_found);
    EXPECT_EQ(board.remove(id).error().kind, ErrorKind::not_found);
}

TEST_F(QuestionBoardTest, StopsAQuestionThatWaitsAtOnce) {
    ask(endless_question());
    const QuestionId waiting = ask(endless_question());
    EXPECT_EQ(board.remove(waiting)->state, QuestionState::stopped);
    EXPECT_TRUE(board.find(waiting)->items.empty());
}

TEST_F(QuestionBoardTest, IsBusyWhenTooManyWait) {
    wait_for(ask(endless_question()), "item");
    for (int i = 0; i < 3; ++i) ask(quick_question());
    EXPECT_EQ(board.submit(quick_question()).error().kind, ErrorKind::busy);
}

TEST_F(QuestionBoardTest, KeepsTheLatestOfThoseThatHaveEnded) {
    for (int i = 0; i < 4; ++i) wait_for(ask(quick_question()), "done");
    EXPECT_EQ(board.list().size(), 2u);
    EXPECT_EQ(board.list().front().id, QuestionId{3});
}

TEST_F(QuestionBoardTest, TellsWhyAQuestionFailed) {
    const QuestionId id = ask(failing_question());
    wait_for(id, "done");
    EXPECT_EQ(state(id), QuestionState::failed);
    EXPECT_EQ(to_json(*board.find(id))["error"]["error"], "the disk is full");
}

TEST_F(QuestionBoardTest, RemembersEveryItemForThoseWhoComeLate) {
    constexpr int    items = 1000;
    const QuestionId id    = ask(quick_question(items));
    wait_for(id, "done");
    const QuestionEvents late;
    const auto           subscription = *board.subscribe(id, {}, late.callback());
    const auto           names        = late.names();
    EXPECT_EQ(std::ranges::count(names, "item"), items);
    EXPECT_EQ(names.front(), "state");
    EXPECT_EQ(names.back(), "done");
}

TEST_F(QuestionBoardTest, GoesOnAfterTheLastEventSomebodyHad) {
    const QuestionId id = ask(quick_question(5));
    wait_for(id, "done");
    const QuestionEvents whole;
    const auto           first = *board.subscribe(id, {}, whole.callback());
    const auto           heard = whole.all();
    const QuestionEvents rest;
    const auto           second = *board.subscribe(id, {.after = heard.at(3).id}, rest.callback());
    EXPECT_EQ(rest.all().size(), heard.size() - 4);
    EXPECT_EQ(rest.all().front().id, heard.at(4).id);
}

TEST(QuestionBoardShutdown, StopsWhatRunsAndTakesNothingMore) {
    QuestionBoard        board;
    const QuestionEvents events;
    const auto           running      = board.submit(endless_question())->id;
    const auto           subscription = *board.subscribe(running, {}, events.callback());
    events.wait_for_name("item");
    const auto waiting = board.submit(endless_question())->id;
    board.shut_down();
    EXPECT_EQ(board.find(running)->state, QuestionState::stopped);
    EXPECT_TRUE(board.find(waiting)->items.empty());
    EXPECT_EQ(board.submit(quick_question()).error().kind, ErrorKind::stopped);
}

TEST(Question, NamesAreReadAsTheyAreWritten) {
    EXPECT_EQ(to_text(QuestionId{17}), "q17");
    EXPECT_EQ(parse_question_id("q17"), QuestionId{17});
    for (const auto* name : {"", "q", "17", "j17", "q17x", "q-1"})
        EXPECT_FALSE(parse_question_id(name)) << name;
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
