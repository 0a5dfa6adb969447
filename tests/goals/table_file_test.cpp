// Tables of goals as files of the store.
#include "solvers/goals/table_file.h"

#include <gtest/gtest.h>

#include "base/checksum.h"
#include "tests/goals/brute_force.h"
#include "tests/solvers/turns.h"
#include "tests/support/store_fixture.h"

namespace antipode::goals {
namespace {

using namespace testing;

TableKey key_for(std::string_view goal, std::string_view turns = "U R F D L B",
                 Metric metric = Metric::htm) {
    return {.goal = goals_named(goal).front().goal, .steps = {turn_set(turns), metric}};
}

class GoalFiles : public ::testing::Test {
protected:
    // The file that is there afterwards.
    static void keep(const TableStore& store, const TableKey& key) {
        ASSERT_TRUE(store.open(GoalTableFile(key, layout_of(key)).spec()));
    }

    TemporaryFolder folder;
    TableStore      store{folder.path()};
};

TEST(TableKeys, AreReadBackFromTheirBytes) {
    TableKey slices    = key_for("htr", "U D R2 L2 F2 B2", Metric::stm);
    slices.steps.turns = *parse_hand_turn_set("U M2");
    slices.size        = TableSize::large;
    for (const TableKey& key : {key_for("cross"), key_for("dr", "U R", Metric::qtm), slices}) {
        EXPECT_EQ(bytes_of(key).size(), key_bytes);
        EXPECT_EQ(key_of(bytes_of(key)), key);
    }
    std::vector<std::byte> changed = bytes_of(slices);
    changed[3] ^= std::byte{1};
    EXPECT_EQ(key_of(changed), std::nullopt);
}

TEST(TableKeys, OfDifferentGoalsAndTurnsHaveDifferentNames) {
    std::set<std::string> names;
    for (const GoalRow& row : goal_rows())
        for (const std::string_view turns : {"U R F D L B", "U R", "U1 R"})
            names.insert(name_of(key_for(row.name, turns)));
    EXPECT_EQ(names.size(), 3 * goal_names().size());
}

TEST(TableKeys, AreToldByTheNameOfTheGoalOrByItsPieces) {
    EXPECT_EQ(text_of(key_for("x-cross")), "x-cross, counted in htm");
    EXPECT_EQ(text_of(key_for("DF DR- URF+", "U R", Metric::qtm)),
              "URF+ DR- DF, turns U R, counted in qtm");
}

TEST_F(GoalFiles, HoldWhatIsMadeWithoutThem) {
    for (const TableKey& key : {key_for("cross"), key_for("htr", "U D R2 L2 F2 B2")}) {
        const GoalTableFile file(key, layout_of(key));
        keep(store, key);
        const auto table = store.open(file.spec());
        ASSERT_TRUE(table);
        EXPECT_TRUE(table->is_mapped_file());
        const GoalTables kept(file.layout(), file.entries_of(*table));
        const auto       made = *shared_tables(key, {});
        EXPECT_EQ(kept.histogram(), made->histogram());
        Random random(1);
        for (int i = 0; i < 100; ++i) {
            Cube cube;
            for (int turn = 0; turn < 9; ++turn)
                cube = cube
                       * made->steps().cube(static_cast<Step>(random.below(made->steps().size())));
            EXPECT_EQ(kept.bound(*kept.start(cube)), made->bound(*made->start(cube)));
        }
    }
}

// Whoever changes the order of entries gives the files another version: old ones would be
// read as something else.
TEST_F(GoalFiles, HaveTheEntriesOfTheirVersion) {
    const TableKey      key = key_for("cross");
    const GoalTableFile file(key, layout_of(key));
    EXPECT_EQ(file.spec().version, 1U);
    EXPECT_EQ(checksum(store.open(file.spec())->bytes()), 8317202390809664999U);
}

TEST_F(GoalFiles, AreListedWithWhatTheyAreFor) {
    keep(store, key_for("cross"));
    const auto list = kept_goal_tables(store);
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].name, name_of(key_for("cross")));
    EXPECT_EQ(list[0].summary, "cross, counted in htm");
    EXPECT_EQ(list[0].key, key_for("cross"));
    EXPECT_EQ(store.status(list[0].spec()).finding.condition, Condition::ready);
    EXPECT_EQ(*store.remove(list[0].spec()), Removal::removed);
    EXPECT_TRUE(kept_goal_tables(store).empty());
}

// As if another key had the same name: what is there is refused, and made again.
class Impostor final : public TableMaker {
public:
    explicit Impostor(const GoalTableFile& file) : file_(file) {}
    Result<BuildEnd> build(std::span<std::byte> out, const BuildContext& context) const override {
        const auto end = file_.build(out, context);
        out.back() ^= std::byte{1};
        return end;
    }
    bool fits(std::span<const std::byte>) const override { return false; }

private:
    const GoalTableFile& file_;
};

TEST_F(GoalFiles, AreRefusedWhereTheContentIsForSomethingElse) {
    keep(store, key_for("cross"));
    const GoalTableFile file(key_for("cross"), layout_of(key_for("cross")));
    const Impostor      impostor(file);
    TableSpec           spec = file.spec();
    spec.maker               = &impostor;
    Listener listener;
    ASSERT_TRUE(store.open(spec, listener.options()));
    EXPECT_NE(listener.notes.find("made for something else"), std::string::npos) << listener.notes;
}

TEST_F(GoalFiles, AreComparedWithWhatIsMadeAnew) {
    const GoalTableFile file(key_for("cross"), layout_of(key_for("cross")));
    keep(store, file.key());
    EXPECT_TRUE(*is_as_made_anew(store, file.spec().name, {}));
    ASSERT_TRUE(store.remove(file.spec()));
    const Impostor impostor(file);
    TableSpec      spec = file.spec();
    spec.maker          = &impostor;
    ASSERT_TRUE(store.open(spec));  // whole by its checksum, and yet wrong
    EXPECT_FALSE(*is_as_made_anew(store, file.spec().name, {}));
}

TEST_F(GoalFiles, AreRemovedWhenTheyTakeTooMuchRoomTheOldestFirst) {
    for (const std::string_view goal : {"cross", "2x2x2", "eo"}) keep(store, key_for(goal));
    using std::chrono::hours;
    const auto use = [&](std::string_view goal, int hour) {
        const auto stamp = folder.path() / (name_of(key_for(goal)) + ".ok");
        std::filesystem::last_write_time(
            stamp, std::filesystem::file_time_type::clock::now() + hours(hour));
    };
    use("cross", -3);
    use("2x2x2", -2);
    store.note_use(name_of(key_for("eo")));
    const auto bytes = [&](std::string_view goal) {
        return GoalTableFile(key_for(goal), layout_of(key_for(goal))).spec().bytes;
    };
    remove_oldest(store, bytes("2x2x2") + bytes("eo"));
    EXPECT_EQ(names_in(folder.path()).count(name_of(key_for("cross")) + ".table"), 0U);
    EXPECT_EQ(kept_goal_tables(store).size(), 2U);
}

}  // namespace
}  // namespace antipode::goals
