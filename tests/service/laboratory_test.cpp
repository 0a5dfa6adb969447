#include "service/answers/laboratory.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "service/json.h"

namespace antipode::service {
namespace {

Error error_of(const FindQuestion& question) { return find(question).error(); }

TEST(Laboratory, FindsByCondition) {
    const auto answer = find({.where = "order == 1260", .depth = 6, .metric = Metric::qtm});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->found.size(), 5u);
    EXPECT_EQ(to_json(answer->found[0])["length"], 6);
    EXPECT_EQ(summary_json(*answer)["ended"], "exhausted");
}

TEST(Laboratory, TellsWhichFieldOfAQuestionIsWrong) {
    EXPECT_EQ(error_of({.where = "ordr"}).field, "where");
    EXPECT_EQ(error_of({.where = "true", .moves = "Q"}).field, "moves");
    EXPECT_EQ(error_of({.where = "true", .modulo = "U R"}).field, "modulo");
    EXPECT_EQ(error_of({.where = "true", .metric = Metric::stm}).kind, ErrorKind::usage);
    EXPECT_EQ(error_of({.where = "true", .metric = Metric::qtm, .moves = "R2"}).field, "moves");
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
