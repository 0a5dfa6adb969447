#include "workspace/json_file.h"

#include <gtest/gtest.h>

#include "service/json.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

using testing::generated;
using testing::maneuver;
using testing::row_of;

Entry full_entry(const Maneuver& word) {
    const Maneuver generator = without_rotations(word);
    Entry          entry     = {.position = after(generator),
                                .name     = "a \"name\"",
                                .sense    = Sense::solver,
                                .created  = timestamp(1'772'357'400'250)};
    entry.findings           = {.metric      = Metric::qtm,
                                .solver      = opposite_word(generator),
                                .lower_bound = 7,
                                .state       = RowState::done,
                                .depth       = 8,
                                .nodes       = 123'456'789'012,
                                .seconds     = 0.1,
                                .parameters  = R"({"threads":2})",
                                .note        = Message::in_words("a note")};
    return entry;
}

TEST(JsonFile, IsReadAsItIsWritten) {
    EXPECT_TRUE(rc::check([](const Maneuver& word, const Cube& cube, bool is_solver) {
        Entry full         = full_entry(word);
        full.sense         = is_solver ? Sense::solver : Sense::generator;
        const Entry bare   = {.position = cube};
        const Row   rows[] = {row_of(full), row_of(bare)};
        const auto  read   = read_json(write_json(rows));
        RC_ASSERT(read && read->errors.empty());
        RC_ASSERT(read->entries.size() == 2U);
        RC_ASSERT(read->entries[0] == full);
        RC_ASSERT(read->entries[1] == bare);
    }));
}

TEST(JsonFile, HasThePromisedFields) {
    const Json json = to_json(row_of(full_entry(maneuver("R U2"))));
    EXPECT_EQ(json["id"], 12);
    EXPECT_EQ(json["maneuver"], "U2 R'");
    EXPECT_EQ(json["length"], 3);
    EXPECT_EQ(json["metric"], "qtm");
    EXPECT_EQ(json["optimal"], true);
    EXPECT_EQ(json["state"], "done");
    EXPECT_EQ(json["reachable"], true);
    EXPECT_EQ(json["symmetry"], "C1");
    EXPECT_EQ(json["created"], "2026-03-01T09:30:00.250Z");
    EXPECT_EQ(json["parameters"]["threads"], 2);
    const Json bare = to_json(row_of({.position = solved}));
    for (const char* field : {"maneuver", "length", "depth", "note", "parameters"})
        EXPECT_TRUE(bare.at(field).is_null()) << field;
}

TEST(JsonFile, NeedsAPositionOrAManeuver) {
    EXPECT_EQ(read_entry(Json{{"maneuver", "R U"}})->position,
              antipode::testing::cube_after("R U"));
    EXPECT_EQ(read_entry(Json{{"maneuver", "R U"}, {"sense", "solver"}})->position,
              antipode::testing::cube_after("U' R'"));
    EXPECT_EQ(read_entry(Json{{"position", "R U"}})->findings.solver, std::nullopt);
    EXPECT_FALSE(read_entry(Json{{"name", "R U"}}));
    EXPECT_FALSE(read_entry(Json{{"position", "R U"}, {"maneuver", "U R"}}));
    EXPECT_FALSE(read_entry(Json("R U")));
}

TEST(JsonFile, NamesTheFieldThatIsWrong) {
    for (const auto& [field, value] :
         std::vector<std::pair<std::string, Json>>{{"position", 5},
                                                   {"position", "R Q"},
                                                   {"maneuver", "Q"},
                                                   {"name", nullptr},
                                                   {"sense", "both"},
                                                   {"metric", "feet"},
                                                   {"lower_bound", -1},
                                                   {"state", "asleep"},
                                                   {"depth", "deep"},
                                                   {"nodes", 1.5},
                                                   {"seconds", -0.1},
                                                   {"created", "today"},
                                                   {"note", 3},
                                                   {"colour", "red"},
                                                   {"nodes", UINT64_MAX}}) {
        Json row         = {{"position", "R"}};
        row[field]       = value;
        const auto wrong = read_entry(row);
        ASSERT_FALSE(wrong) << field;
        EXPECT_NE(wrong.error().message.text().find('"' + field + '"'), std::string::npos)
            << wrong.error().message.text();
    }
}

TEST(JsonFile, IsReadOnBehindAWrongElement) {
    const auto read = read_json(R"([{"position":"R"}, 3, {"maneuver":"U"}, {}])");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->places, (std::vector<std::size_t>{0, 2}));
    ASSERT_EQ(read->errors.size(), 2U);
    EXPECT_EQ(read->errors[0].place, 1U);
    EXPECT_EQ(read->errors[1].place, 3U);
}

TEST(JsonFile, MustBeAList) {
    EXPECT_FALSE(read_json("[{"));
    EXPECT_FALSE(read_json("{}"));
    EXPECT_TRUE(read_json("[]"));
}

}  // namespace
}  // namespace antipode::workspace
