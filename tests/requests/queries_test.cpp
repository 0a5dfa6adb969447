#include <gtest/gtest.h>

#include "service/json.h"
#include "tests/requests/row_lists.h"
#include "tests/support/pictures.h"

namespace antipode::service {
namespace {

TEST(Queries, GiveTheFieldsThatTheySay) {
    const PocketEngine engine;
    for (const Query& query : all_queries()) {
        if (query.name == "scan/face" && !testing::can_see()) continue;
        const auto fields = Fields::read(Json::parse(query.example), query.fields);
        ASSERT_TRUE(fields) << query.name;
        const auto answer = query.ask(*fields, engine);
        ASSERT_TRUE(answer) << query.name << ": " << answer.error().message.text();
        const auto wrong = wrong_object(*answer, query.answer.fields);
        EXPECT_FALSE(wrong) << query.name << ": " << (wrong ? wrong->message.text() : "");
    }
}

TEST(Queries, AreFoundByTheirNames) {
    for (const Query& query : all_queries())
        EXPECT_EQ(find_query(query.name)->summary, query.summary);
    EXPECT_EQ(find_query("nothing"), nullptr);
}

Result<Json> ask(std::string_view name, Json json) {
    static const PocketEngine engine;
    const Query&              query  = *find_query(name);
    const auto                fields = Fields::read(std::move(json), query.fields);
    return fields ? query.ask(*fields, engine) : fields.error();
}

TEST(Queries, TellWhetherAPositionIsInAGroupAndHow) {
    const Json in = *ask("group", {{"generators", {"R2", "U2"}}, {"word", "U2 R2"}});
    EXPECT_EQ(in["contains"], true);
    EXPECT_EQ(in["word"], "U2 R2");
    const Json out = *ask("group", {{"generators", {"R2", "U2"}}, {"word", "R"}});
    EXPECT_EQ(out["contains"], false);
    EXPECT_TRUE(out["word"].is_null());
    const auto wrong = ask("group", {{"generators", {"R2", "Q"}}});
    EXPECT_EQ(wrong.error().field, "generators[1]");
}

TEST(Queries, WriteRandomPositionsInTheFormThatIsAskedFor) {
    const Json zips = *ask("random", {{"count", 2}, {"seed", 2026}, {"to", "zip"}});
    EXPECT_EQ(zips["cubes"][1], "[12500;163718459;5318;2409]");
    const Json pocket = *ask("pocket/random", {{"seed", 7}, {"to", "cubies"}});
    EXPECT_EQ(pocket["cubes"][0]["form"], "cubies");
}

TEST(Queries, GiveTheWordsOfAClass) {
    const Json words = *ask("isomorphs", {{"cube", "R"}, {"words", true}});
    EXPECT_EQ(words["count"], 12);
    EXPECT_EQ(ask("isomorphs", {{"cube", "R"}, {"words", true}, {"to", "zip"}}).error().field,
              "to");
}

}  // namespace
}  // namespace antipode::service
