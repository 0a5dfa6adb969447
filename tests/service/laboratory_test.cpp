#include "service/answers/laboratory.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "service/json.h"
#include "service/requests/find.h"

namespace antipode::service {
namespace {

Result<FindRequest> find_request(Json json) {
    if (!json.contains("depth")) json["depth"] = 6;
    const auto fields = Fields::read(std::move(json), find_fields);
    return fields ? read_find(*fields) : fields.error();
}

TEST(Laboratory, FindsByCondition) {
    const auto answer =
        find_positions(*find_request({{"where", "order == 1260"}, {"metric", "qtm"}}));
    EXPECT_EQ(answer.found.size(), 5u);
    EXPECT_EQ(to_json(answer.found[0])["length"], 6);
    EXPECT_EQ(summary_json(answer)["ended"], "exhausted");
}

TEST(Laboratory, TellsWhichFieldOfAQuestionIsWrong) {
    const auto wrong = [](const Json& json) { return find_request(json).error().field; };
    EXPECT_EQ(wrong({{"where", "ordr"}}), "where");
    EXPECT_EQ(wrong({{"where", "true"}, {"moves", "Q"}}), "moves");
    EXPECT_EQ(wrong({{"where", "true"}, {"modulo", "U R"}}), "modulo");
    EXPECT_EQ(wrong({{"where", "true"}, {"metric", "stm"}}), "metric");
    EXPECT_EQ(wrong({{"where", "true"}, {"metric", "qtm"}, {"moves", "R2"}}), "moves");
}

TEST(Laboratory, ListsEveryNameOfConditions) {
    EXPECT_EQ(names_json().size(), name_rows().size());
    for (const NameRow& row : name_rows()) EXPECT_EQ(find_name(row.name), &row);
}

TEST(Laboratory, FindsThePathAndRefusesWhereThereIsNone) {
    const auto there = path({.to = *parse_cube("R U R' U'"), .max_length = 6});
    ASSERT_TRUE(there);
    EXPECT_EQ(to_json(*there, Metric::htm)["words"][0], "R U R' U'");
    EXPECT_FALSE(path({.to = *parse_cube("(UF+)")}));
}

TEST(Laboratory, WordsHaveShortestEquivalents) {
    const auto words = equivalent_words(*parse_maneuver("R R R"), Metric::htm);
    ASSERT_TRUE(words);
    EXPECT_EQ(words->length, 1u);
    EXPECT_EQ(word_text(words->words.front()), "R'");
}

TEST(Laboratory, WritesTheTheoryInEveryForm) {
    const std::vector<TheoryLine> lines = {{.name    = "one",
                                            .title   = "A title",
                                            .answer  = Message::in_words("An answer."),
                                            .papers  = "A claim.",
                                            .verdict = Verdict::fails,
                                            .table   = {{"a", "b"}, {{"1", "2"}}}}};
    EXPECT_EQ(to_json(lines[0])["table"][0]["b"], "2");
    EXPECT_EQ(
        theory_text(lines),
        "A title\n  An answer.\n    a  b\n    1  2\n  The papers: A claim.  [does not hold]\n");
    EXPECT_NE(theory_markdown(lines).find("| a | b |\n| --- | --- |\n| 1 | 2 |\n"),
              std::string::npos);
}

}  // namespace
}  // namespace antipode::service
