// Many cosets as a question of the laboratory.
#include <gtest/gtest.h>

#include <fstream>

#include "service/json.h"
#include "service/research/many_cosets.h"
#include "service/tasks/task_kinds.h"
#include "tests/support/searching.h"
#include "tests/support/temporary_folder.h"

namespace antipode::service {
namespace {

WorkTools laboratory_for_cosets(const std::filesystem::path& beside = {}) {
    return {.engine = testing::engine(), .threads = 2, .files_beside = beside};
}

Result<Question> about_cosets(const Json& fields, const std::filesystem::path& beside = {}) {
    return read_question("cosets", fields, laboratory_for_cosets(beside));
}

std::string refusal(const Json& fields) {
    const auto question = about_cosets(fields);
    return question ? "" : question.error().field + ": " + question.error().message.text();
}

struct HeardOfCosets {
    std::vector<Json> items;
    Json              summary;
};

// Stopped after so many items.
HeardOfCosets heard_of(const Result<Question>& question, std::size_t enough = 1000) {
    std::stop_source stop;
    HeardOfCosets    heard;
    const auto       summary =
        question->answer({.stop = stop.get_token(), .on_item = [&](const Json& item) {
                              heard.items.push_back(item);
                              if (heard.items.size() == enough) stop.request_stop();
                          }});
    EXPECT_TRUE(summary.has_value());
    if (summary) heard.summary = *summary;
    return heard;
}

TEST(CosetsQuestion, SaysWhichCosetsInOneWay) {
    EXPECT_EQ(refusal({{"exact_to", 5}}), ": say which cosets: cubes, random or range");
    EXPECT_EQ(refusal({{"random", 3}, {"range", "0-2"}}),
              "random: random cannot be combined with range");
    EXPECT_EQ(refusal({{"range", "0-2"}, {"spread", true}}),
              "spread: spread goes with random only");
    EXPECT_EQ(refusal({{"cubes", {"R", "Q"}}}).substr(0, 10), "cubes[1]: ");
    EXPECT_EQ(refusal({{"random", 3}, {"within", 20}, {"exact_to", 5}}),
              "within: within cannot be combined with exact_to");
}

TEST(CosetsQuestion, HasAtMostAThousand) {
    EXPECT_EQ(refusal({{"random", 1001}}),
              "random: the field random takes a whole number from 1 to 1000, not 1001");
    EXPECT_EQ(refusal({{"range", "5-1005"}}),
              "range: range names 1001 cosets: at most 1000 are accepted here; the command "
              "antipode coset takes more");
}

TEST(ExploredCosets, HasAnItemForEachCosetOnce) {
    const auto heard =
        heard_of(about_cosets({{"cubes", {"R U F", "R U", "U R U F"}}, {"exact_to", 5}}));
    ASSERT_EQ(heard.items.size(), 2U);
    EXPECT_EQ(heard.items[0]["levels"][5]["cubes"], 117);
    EXPECT_FALSE(heard.items[0].contains("estimates"));
    EXPECT_EQ(heard.summary["ended"], "limit");
    EXPECT_EQ(heard.summary["cosets"], 2);
    EXPECT_EQ(heard.summary["explored"], 2);
    EXPECT_EQ(heard.summary["left"], heard.items[0]["left"].get<std::uint64_t>()
                                         + heard.items[1]["left"].get<std::uint64_t>());
}

// H itself is always drawn, so that the one position at distance 0 is found for certain.
TEST(ExploredCosets, TellsHowManyPositionsThereAre) {
    const auto  heard = heard_of(about_cosets({{"random", 60}, {"spread", true}, {"exact_to", 2}}));
    const Json& estimates = heard.summary["estimates"];
    ASSERT_GE(estimates.size(), 1U);
    EXPECT_EQ(estimates[0]["positions"], 1.0);
    EXPECT_EQ(estimates[0]["standard_error"], 0.0);
    EXPECT_EQ(estimates[0]["likely_low"], false);
    EXPECT_EQ(heard.items.back()["estimates"], estimates);
}

// One of its files holds what is found; the same question takes it from there.
TEST(ExploredCosets, GoesOnWhereItWasStopped) {
    const testing::TemporaryFolder folder;
    const Json                     fields = {{"random", 3}, {"seed", 4}, {"exact_to", 9}};
    const auto question = [&] { return about_cosets(fields, folder.path() / "workspace"); };
    const auto first    = heard_of(question(), 1);
    EXPECT_EQ(first.summary["ended"], "stopped");
    EXPECT_EQ(testing::names_in(folder.path()).size(), 1U);
    const auto again = heard_of(question());
    ASSERT_EQ(again.items.size(), 3U);
    EXPECT_EQ(again.items[0], first.items[0]) << "with the same seconds: it was not done again";
    EXPECT_EQ(again.summary["ended"], "limit");
    EXPECT_TRUE(testing::names_in(folder.path()).empty());
}

TEST(ExploredCosets, ALineThatOnlyLooksLikeARecordIsNone) {
    const testing::TemporaryFolder folder;
    const auto                     path   = folder.path() / "found";
    const CosetOrder               order  = {};
    const CosetRecord              record = {.coset = coset::coset_number(solved), .levels = {}};
    Json                           wrong  = to_json(record, order);
    wrong["coset"]                        = "five";
    std::ofstream(path) << to_line(wrong) << '\n';
    wrong           = to_json(record, order);
    wrong["levels"] = {1};
    std::ofstream(path, std::ios::app) << to_line(wrong) << '\n';
    const auto results = CosetResults::open(path, order);
    ASSERT_TRUE(results.has_value());
    EXPECT_EQ(results->find(solved), nullptr);
}

TEST(ExploredCosets, AreInAFileWithOneOwner) {
    const testing::TemporaryFolder folder;
    const auto                     path  = folder.path() / "found";
    const auto                     first = CosetResults::open(path, {});
    ASSERT_TRUE(first.has_value());
    const auto second = CosetResults::open(path, {});
    ASSERT_FALSE(second.has_value());
    EXPECT_EQ(second.error().message.text(), path.string() + " is in use by another antipode");
}

}  // namespace
}  // namespace antipode::service
