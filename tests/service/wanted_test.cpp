// Questions about positions that are put together by structure, as the laboratory asks them.
#include <gtest/gtest.h>

#include "service/engine/engine.h"
#include "service/json.h"
#include "service/tasks/task_kinds.h"

namespace antipode::service {
namespace {

constexpr const char* all_positions = "43252003274489856000";

WorkTools wanted_laboratory() {
    static Engine engine(Engine::Options::short_lived(TableStore(std::nullopt)));
    return {.engine = engine, .threads = 2};
}

struct WantedAnswer {
    std::vector<Json>    items;
    std::vector<Message> told;  // on the way
    Result<Json>         summary = Json();
};

WantedAnswer answer_of(const Result<Question>& question) {
    WantedAnswer answer;
    answer.summary = question->answer(
        {.on_progress = [&](const QuestionStep& step) { answer.told.push_back(step.text); },
         .on_item     = [&](const Json& item) { answer.items.push_back(item); }});
    return answer;
}

WantedAnswer asked(std::string_view kind, const Json& fields) {
    return answer_of(read_question(kind, fields, wanted_laboratory()));
}

std::string refusal_of(const Result<Question>& question) {
    return question ? "" : question.error().field + ": " + question.error().message.text();
}

// It was walked through without an end, and nobody was told.
TEST(TooManyPositions, AreRefusedWithTheirNumberUnlessAFewWillDo) {
    const auto refused = asked("find", {{"where", "order == 1260"}}).summary;
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().field, "where");
    EXPECT_EQ(refused.error().message.code(), "too-many-positions");
    EXPECT_EQ(to_json(refused.error())["arguments"]["count"], all_positions);
}

TEST(TooManyPositions, AreToldOfWhereTheFirstAreWanted) {
    const auto answer = asked("find", {{"where", "order >= 12"}, {"limit", 3}});
    EXPECT_EQ(answer.items.size(), 3U);
    EXPECT_EQ((*answer.summary)["ended"], "enough_found");
    EXPECT_EQ((*answer.summary)["at_most"], all_positions);
    EXPECT_EQ(answer.told.front().code(), "found-of-many");
    Json told;
    add_code(told, answer.told.front());
    EXPECT_EQ(told["arguments"]["count"], all_positions);
}

TEST(PositionsBeyondTheLimit, AreCounted) {
    const Json fields = {{"symmetry", "D4h"}, {"limit", 2}};
    const auto answer = asked("symmetry", fields);
    EXPECT_EQ(answer.items.size(), 2U);
    EXPECT_EQ((*answer.summary)["positions"], 128);
    EXPECT_EQ((*answer.summary)["classes"], 128);
    const auto all = asked("symmetry", {{"symmetry", "D4h"}});
    EXPECT_EQ(all.items.size(), 128U);
    EXPECT_FALSE(all.summary->contains("positions"));
}

TEST(PositionsBeyondTheLimit, AreBoundedWhereFacesMatter) {
    const auto answer = asked("pattern", {{"pattern", "checkerboard"}, {"limit", 1}});
    EXPECT_EQ((*answer.summary)["at_most"], 17);
}

TEST(WantedCentres, AreListedAndCounted) {
    const auto answer = asked("symmetry", {{"symmetry", "Oh"}, {"centres", "all"}});
    EXPECT_EQ((*answer.summary)["found"], 8);
    EXPECT_EQ(answer.items.back()["centres"], Json({2, 2, 2, 2, 2, 2}));
    const auto count = asked("symmetry", {{"symmetry", "Oh"}, {"centres", "all"}, {"count", true}});
    EXPECT_EQ((*count.summary)["classes"], 8);
    const auto turned = asked(
        "find",
        {{"where", "is_solved and twisted_centres == 1"}, {"centres", "all"}, {"every", true}});
    EXPECT_EQ(turned.items.size(), 6U);
}

TEST(WantedCentres, AreAllOrNone) {
    const auto some = [](const Json& centres) {
        return refusal_of(read_question("symmetry", {{"symmetry", "C3"}, {"centres", centres}},
                                        wanted_laboratory()));
    };
    EXPECT_EQ(
        some("UF"),
        "centres: centres accepts only all here, not 'UF': either all six centres count, or none");
    EXPECT_TRUE(some("XYZ").starts_with("centres: 'XYZ' does not say which centres count"));
}

// They were counted, and nobody could say what the number meant.
TEST(WantedCentres, DoNotCountBesideOneKindOfPieces) {
    const std::string why =
        "centres: leave out centres: where corners or edges count alone, nothing tells how the "
        "centres are turned";
    EXPECT_EQ(refusal_of(read_question("symmetry",
                                       {{"symmetry", "D3"},
                                        {"only", "edges"},
                                        {"parity", "odd"},
                                        {"centres", "all"},
                                        {"count", true}},
                                       wanted_laboratory())),
              why);
    EXPECT_EQ(refusal_of(read_question(
                  "find", {{"where", "corners_alone and symmetric(\"C3\")"}, {"centres", "all"}},
                  wanted_laboratory())),
              why);
}

}  // namespace
}  // namespace antipode::service
