#include "service/tasks/task_kinds.h"

#include <gtest/gtest.h>

#include "service/engine/engine.h"
#include "service/json.h"
#include "service/tasks/level_share.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

// Methods that make their own tables need no files.
Engine& no_files() {
    static Engine engine(Engine::Options::short_lived(TableStore(std::nullopt)));
    return engine;
}

WorkTools laboratory() { return {.engine = no_files(), .threads = 2}; }

struct Heard {
    std::vector<Json>   items;
    std::vector<double> fractions;
    Json                summary;
};

Heard answer_to(const Result<Question>& question, const std::stop_token& stop = {}) {
    Heard      heard;
    const auto summary = question->answer(
        {.stop        = stop,
         .on_progress = [&](const QuestionStep& step) { heard.fractions.push_back(step.fraction); },
         .on_item     = [&](const Json& item) { heard.items.push_back(item); }});
    EXPECT_TRUE(summary.has_value());
    if (summary) heard.summary = *summary;
    return heard;
}

// "field: message" of what is wrong.
std::string wrong(std::string_view kind, const Json& fields) {
    const auto question = read_question(kind, fields, laboratory());
    if (question) return "";
    return question.error().field + ": " + question.error().message.text();
}

TEST(CountQuestion, HasAnItemForEachDistance) {
    const auto question =
        read_question("count", {{"depth", 4}, {"metric", "qtm"}, {"classes", true}}, laboratory());
    const Heard heard = answer_to(question);
    ASSERT_EQ(heard.items.size(), 5u);
    EXPECT_EQ(heard.items[4]["positions"], 10011);
    EXPECT_TRUE(heard.items[4].contains("classes_96"));
    EXPECT_EQ(heard.summary["complete"], true);
    EXPECT_EQ(heard.summary["total"], 1 + 12 + 114 + 1068 + 10011);
}

TEST(CosetQuestion, AsksOneThingAtATime) {
    const auto question =
        read_question("coset", {{"cube", "R"}, {"within", 20}, {"until_done", true}}, laboratory());
    ASSERT_FALSE(question.has_value());
    EXPECT_EQ(question.error().message.text(), "within cannot be combined with until_done");
}

// It took more memory than there was, and the server with it.
TEST(CountQuestion, WhatTakesTooMuchMemoryIsRefused) {
    const std::string refusal = wrong("count", {{"depth", 15}, {"metric", "htm"}});
    EXPECT_EQ(refusal.find("depth: counting to distance 15 takes about "), 0U) << refusal;
}

// Asks, and stops at the first progress.
Result<Json> stopped_at_once(const Result<Question>& question) {
    std::stop_source stop;
    return question->answer({.stop        = stop.get_token(),
                             .on_progress = [&](const QuestionStep&) { stop.request_stop(); }});
}

TEST(LongQuestions, StopAtTheirFirstProgress) {
    const auto count = stopped_at_once(read_question("count", {{"depth", 12}}, laboratory()));
    EXPECT_EQ((*count)["complete"], false);
    const auto find =
        stopped_at_once(read_question("find", {{"where", "true"}, {"depth", 12}}, laboratory()));
    EXPECT_EQ((*find)["ended"], "stopped");
    const auto path = stopped_at_once(
        read_question("path", {{"from", ""}, {"to", "R U F"}, {"max_length", 16}}, laboratory()));
    EXPECT_EQ((*path)["ended"], "stopped");
}

TEST(FindQuestion, HasAnItemForEachPosition) {
    const auto question = read_question(
        "find", {{"where", "order == 1260"}, {"depth", 6}, {"metric", "qtm"}}, laboratory());
    const Heard heard = answer_to(question);
    EXPECT_EQ(heard.items.size(), 5u);
    EXPECT_EQ(heard.items[0]["length"], 6);
    EXPECT_EQ(heard.items[0]["facelets"].get<std::string>().size(), 54u);
    EXPECT_EQ(heard.summary["ended"], "exhausted");
    EXPECT_TRUE(std::ranges::is_sorted(heard.fractions));
    EXPECT_DOUBLE_EQ(heard.fractions.back(), 1);
}

TEST(FindQuestion, TellsHowItsFieldsWereUnderstood) {
    const Json fields =
        *read_question("find", {{"where", "true"}, {"from", "R"}, {"depth", 5}}, laboratory())
             ->fields;
    EXPECT_EQ(fields["where"], "true");
    EXPECT_EQ(fields["depth"], 5);
    EXPECT_EQ(fields["metric"], "htm");
    EXPECT_EQ(fields["from"].get<std::string>().size(), 54u);
    EXPECT_EQ(fields["limit"], 1000);
}

TEST(FindQuestion, NamesTheFieldAndThePlaceThatAreWrong) {
    const auto question = read_question("find", {{"where", "order = 3"}}, laboratory());
    ASSERT_FALSE(question);
    EXPECT_EQ(question.error().field, "where");
    EXPECT_EQ(question.error().place->offset, 6u);
    EXPECT_TRUE(wrong("find", Json::object()).starts_with("where: the field where is"));
    EXPECT_TRUE(wrong("find", {{"where", "true"}, {"from", "Q"}}).starts_with("from: "));
    EXPECT_TRUE(wrong("find", {{"where", "true"}, {"moves", "Q"}}).starts_with("moves: "));
    EXPECT_TRUE(wrong("find", {{"where", "true"}, {"modulo", "D"}}).starts_with("modulo: "));
    EXPECT_TRUE(
        wrong("find", {{"where", "true"}, {"depth", 2}, {"count", true}}).starts_with("count: "));
    EXPECT_TRUE(wrong("find", {{"where", "true"}, {"depth", 13}}).starts_with("depth: "));
    EXPECT_TRUE(wrong("find", {{"where", "true"}, {"metric", "stm"}}).starts_with("metric"));
    EXPECT_TRUE(wrong("find", {{"wehre", "true"}}).starts_with("wehre: there is no field"));
}

TEST(PathQuestion, IsAnsweredByItsSummary) {
    const Heard heard =
        answer_to(read_question("path", {{"from", "R U"}, {"to", "U R"}}, laboratory()));
    EXPECT_TRUE(heard.items.empty());
    EXPECT_EQ(heard.summary["length"], 4);
    EXPECT_EQ(heard.summary["words"][0], "U' R' U R");
}

TEST(PathQuestion, RefusesPositionsWithNoWayBetweenThem) {
    EXPECT_TRUE(wrong("path", {{"from", ""}, {"to", "(UF+)"}}).starts_with("to: turning"));
    EXPECT_TRUE(wrong("path", {{"from", ""}}).starts_with("to: the field to is missing"));
}

TEST(TheoryQuestion, HasAnItemForEachStatement) {
    const Heard heard = answer_to(read_question("theory", {{"depth", 3}}, laboratory()));
    EXPECT_EQ(heard.summary["lines"], heard.items.size());
    EXPECT_EQ(heard.items[0]["verdict"], "holds");
}

TEST(TheoryQuestion, LeavesOutWhatAStopCutShort) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(answer_to(read_question("theory", {{"depth", 8}}, laboratory()), stop.get_token())
                    .items.empty());
}

TEST(ExplainQuestion, IsAnsweredByItsPhases) {
    const Heard heard = answer_to(read_question("explain", {{"cube", "R U"}}, laboratory()));
    EXPECT_EQ(heard.summary["method"], "layers");
    EXPECT_EQ(heard.summary["phases"].size(), 16u);
}

TEST(ExplainQuestion, RefusesWhatCannotBeSolvedAndUnknownMethods) {
    EXPECT_TRUE(wrong("explain", {{"cube", "(UF+)"}}).starts_with("cube: "));
    EXPECT_TRUE(wrong("explain", {{"cube", "R"}, {"method", "magic"}})
                    .starts_with("method: the field method takes one of layers, "));
}

TEST(CompareQuestion, HasAnItemForEachMethod) {
    const Heard heard = answer_to(read_question(
        "compare", {{"methods", {"pieces", "ida"}}, {"count", 2}, {"turns", 3}}, laboratory()));
    ASSERT_EQ(heard.items.size(), 2u);
    EXPECT_EQ(heard.items[1]["method"], "ida");
    EXPECT_EQ(heard.items[1]["solved"], 2);
    EXPECT_TRUE(heard.summary["svg"].get<std::string>().starts_with("<svg "));
}

TEST(CompareQuestion, NamesTheMethodThatThereIsNot) {
    EXPECT_TRUE(wrong("compare", {{"methods", {"ida", "magic"}}})
                    .starts_with("methods[1]: the field methods[1] takes one of layers, "));
}

// ---- asking again ---------------------------------------------------------------

// A restart asks with the fields as they were understood.
void expect_the_same_again(std::string_view kind, const Json& fields) {
    const auto once = read_question(kind, fields, laboratory());
    ASSERT_TRUE(once) << once.error().message.text();
    const auto again = read_question(kind, *once->fields, laboratory());
    ASSERT_TRUE(again) << again.error().message.text();
    EXPECT_EQ(*again->fields, *once->fields);
}

TEST(Questions, AreReadAgainFromTheirFieldsAsTheyWereUnderstood) {
    expect_the_same_again("count", {{"depth", 3}, {"metric", "qtm"}, {"classes", true}});
    expect_the_same_again("find", {{"where", "true"},
                                   {"from", "h d"},
                                   {"notation", "papers"},
                                   {"moves", "<R, U>"},
                                   {"modulo", "D"},
                                   {"depth", 2},
                                   {"every", true},
                                   {"limit", 7}});
    expect_the_same_again("find", {{"where", "symmetric(\"Oh\")"}, {"classes", "48"}});
    expect_the_same_again(
        "pattern",
        {{"pattern", "dot"}, {"faces", {"UD=dot|solid"}}, {"colours", {1, 2}}, {"count", true}});
    expect_the_same_again(
        "symmetry", {{"symmetry", "D4h"}, {"anti", "C4v"}, {"exactly", true}, {"only", "edges"}});
    expect_the_same_again("path", {{"from", "R U"}, {"to", "U R"}, {"as", "maneuver"}});
    expect_the_same_again("theory", {{"depth", 2}});
    expect_the_same_again("explain", {{"cube", "R U F"}, {"method", "layers"}});
    expect_the_same_again("explain", {{"cube", "R U F"}, {"method", "layers"}, {"centres", "UR"}});
    expect_the_same_again(
        "compare", {{"methods", {"layers", "ida"}}, {"count", 2}, {"turns", 3}, {"seed", 5}});
}

// ---- by structure ---------------------------------------------------------------

TEST(PatternQuestion, ListsOnePositionOfEachClass) {
    const auto heard =
        answer_to(read_question("pattern", {{"pattern", "aba/bab/aba"}}, laboratory()));
    EXPECT_EQ(heard.items.size(), 3u);
    EXPECT_EQ(heard.summary["found"], 3);
    EXPECT_EQ(heard.summary["condition"], "shows(all, \"aba/bab/aba\")");
    EXPECT_EQ(heard.items[0]["facelets"].get<std::string>().size(), 54u);
}

TEST(PatternQuestion, NamesTheFieldThatIsWrong) {
    EXPECT_TRUE(wrong("pattern", Json::object()).starts_with("pattern: "));
    EXPECT_TRUE(wrong("pattern", {{"pattern", "aba"}}).starts_with("pattern: 'aba' is no"));
    EXPECT_TRUE(wrong("pattern", {{"faces", {"X=dot"}}}).starts_with("faces: "));
    EXPECT_TRUE(
        wrong("pattern", {{"pattern", "dot"}, {"colours", {7}}}).starts_with("colours[0]: "));
    EXPECT_TRUE(
        wrong("pattern", {{"pattern", "dot"}, {"symmetry", "C7"}}).starts_with("symmetry: "));
}

TEST(SymmetryQuestion, CountsWithoutAList) {
    const auto heard = answer_to(read_question(
        "symmetry", {{"symmetry", "Ci"}, {"exactly", false}, {"count", true}}, laboratory()));
    EXPECT_TRUE(heard.items.empty());
    EXPECT_EQ(heard.summary["positions"], 45864714240);
}

TEST(SymmetryQuestion, NamesTheFieldThatIsWrong) {
    EXPECT_TRUE(wrong("symmetry", {{"symmetry", "C7"}}).starts_with("symmetry: 'C7'"));
    EXPECT_TRUE(wrong("symmetry", {{"symmetry", "Oh"}, {"anti", "C3"}}).starts_with("anti: "));
}

// ---- going on -------------------------------------------------------------------

class ResumedCount : public ::testing::Test {
protected:
    // Beyond what is stored, so that there are units to keep.
    Result<Question> question() {
        WorkTools beside    = laboratory();
        beside.files_beside = folder.path() / "workspace";
        return read_question("count", {{"depth", 9}, {"metric", "qtm"}}, beside);
    }
    bool has_file() { return testing::names_in(folder.path()).contains("workspace.count-qtm-9"); }

    // Stopped as soon as some of the last distance is counted.
    Heard stopped_answer() {
        std::stop_source stop;
        const auto       asked = question();
        Heard            heard;
        const auto       summary =
            asked->answer({.stop = stop.get_token(), .on_progress = [&](const QuestionStep& step) {
                               if (step.text.text() == "counting distance 9") stop.request_stop();
                           }});
        heard.summary = *summary;
        return heard;
    }

    testing::TemporaryFolder folder;
};

TEST_F(ResumedCount, GoesOnWhereItWasStoppedAndForgetsItsFileInTheEnd) {
    EXPECT_EQ(stopped_answer().summary["complete"], false);
    EXPECT_TRUE(has_file());
    const Heard heard = answer_to(question());
    EXPECT_EQ(heard.items.back()["positions"], 717789576);
    EXPECT_EQ(heard.summary["complete"], true);
    EXPECT_FALSE(has_file());
}

TEST(LevelShare, GrowsWithEachLevel) {
    const LevelShare share{.deepest = 2, .growth = 10};
    EXPECT_DOUBLE_EQ(share.done(0, 0), 0);
    EXPECT_DOUBLE_EQ(share.done(1, 0.5), 6.0 / 111);
    EXPECT_DOUBLE_EQ(share.done(2, 1), 1);
}

}  // namespace
}  // namespace antipode::service
