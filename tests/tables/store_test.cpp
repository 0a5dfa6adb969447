#include "tables/store.h"

#include <gtest/gtest.h>

#include <array>
#include <new>

#include "tests/support/environment.h"
#include "tests/support/store_fixture.h"

namespace antipode {
namespace {

using testing::fake_spec;
using testing::names_in;
using Store = testing::StoreFixture;
using Names = std::set<std::string>;

TEST_F(Store, BuildsATableOnceAndLoadsItAfterwards) {
    EXPECT_TRUE(opens());
    EXPECT_TRUE(opens());
    EXPECT_EQ(listener.built, std::vector<std::string>{"fake"});
    EXPECT_EQ(listener.notes, "");
}

TEST_F(Store, KeepsTheTableAndItsStampAndNothingElse) {
    ASSERT_TRUE(opens());
    EXPECT_EQ(names_in(folder.path()), (Names{"fake.ok", "fake.table"}));
    EXPECT_EQ(condition(), Condition::ready);
}

TEST_F(Store, MakesItsFolder) {
    const TableStore deep(path("a") / "b");
    EXPECT_TRUE(deep.open(fake_spec));
    EXPECT_EQ(names_in(path("a") / "b"), (Names{"fake.ok", "fake.table"}));
}

TEST_F(Store, MapsAFileButUsesABuiltTableWhereItIs) {
    EXPECT_FALSE(store.open(fake_spec)->is_mapped_file());
    EXPECT_TRUE(store.open(fake_spec)->is_mapped_file());
    EXPECT_TRUE(store.open(fake_spec, {.loading = Loading::at_once})->is_mapped_file());
}

TEST_F(Store, GivesABuiltTableAwayBeforeItIsWritten) {
    auto options     = listener.options();
    options.on_built = [&](const Table& table) {
        EXPECT_TRUE(testing::is_fake(table));
        EXPECT_EQ(condition(), Condition::absent);
    };
    EXPECT_TRUE(opens(options));
}

TEST_F(Store, AMappedTableOutlivesItsFile) {
    ASSERT_TRUE(opens());
    const Result<Table> table = store.open(fake_spec);
    EXPECT_TRUE(store.remove(fake_spec));
    EXPECT_TRUE(testing::is_fake(*table));
}

TEST_F(Store, ACopyOnHugePagesEqualsTheOriginal) {
    ASSERT_TRUE(opens());
    const Table mapped = *store.open(fake_spec);
    const Table copy   = prefer_huge_pages(mapped, 2);
    EXPECT_EQ(copy.is_mapped_file(), !huge_pages_exist());
    EXPECT_EQ(copy.name(), "fake");
    EXPECT_TRUE(testing::is_fake(copy));
    EXPECT_EQ(prefer_huge_pages(copy, 2).bytes().data(), copy.bytes().data());
}

Result<BuildEnd> copy_fake(std::span<std::byte> out, const BuildContext&,
                           const TableSource&   other_tables) {
    const Result<Table> other = other_tables(fake_spec);
    if (!other) return other.error();
    std::ranges::copy(other->bytes(), out.begin());
    return BuildEnd::complete;
}

TEST_F(Store, BuildsTheTablesThatABuildNeeds) {
    TableSpec copy = fake_spec;
    copy.name      = "copy";
    copy.build     = copy_fake;
    EXPECT_TRUE(testing::is_fake(*store.open(copy, listener.options())));
    EXPECT_EQ(listener.built, (std::vector<std::string>{"copy", "fake"}));
    EXPECT_EQ(names_in(folder.path()), (Names{"copy.ok", "copy.table", "fake.ok", "fake.table"}));
}

TEST_F(Store, DoesNotKeepABuiltTableWithWrongCounts) {
    constexpr std::array<std::uint64_t, 2> wrong = {1, 2};
    TableSpec                              spec  = fake_spec;
    spec.known                                   = wrong;
    const Result<Table> table                    = store.open(spec);
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().kind, ErrorKind::environment);
    EXPECT_NE(table.error().message.text().find("entries at distance 0 instead of 1"),
              std::string::npos);
    EXPECT_EQ(names_in(folder.path()), Names{});
}

TEST_F(Store, SaysWhenThereIsTooLittleMemory) {
    TableSpec spec   = fake_spec;
    spec.bytes       = std::uint64_t{1} << 50;
    const auto table = store.open(spec);
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().kind, ErrorKind::environment);
    EXPECT_NE(table.error().message.text().find("too little memory"), std::string::npos);
    EXPECT_EQ(names_in(folder.path()), Names{});
}

Result<BuildEnd> run_out_of_memory(std::span<std::byte>, const BuildContext&, const TableSource&) {
    throw std::bad_alloc();
}

TEST_F(Store, SaysWhenABuilderRunsOutOfMemory) {
    TableSpec spec   = fake_spec;
    spec.build       = run_out_of_memory;
    const auto table = store.open(spec);
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().kind, ErrorKind::environment);
    EXPECT_EQ(names_in(folder.path()), Names{});
}

TEST_F(Store, RemovesATableAndItsStamp) {
    ASSERT_TRUE(opens());
    EXPECT_EQ(*store.remove(fake_spec), Removal::removed);
    EXPECT_EQ(names_in(folder.path()), Names{});
    EXPECT_EQ(*store.remove(fake_spec), Removal::was_absent);
    EXPECT_EQ(*TableStore(path("none")).remove(fake_spec), Removal::was_absent);
    EXPECT_EQ(*TableStore(std::nullopt).remove(fake_spec), Removal::was_absent);
}

TEST_F(Store, ListsWhatIsThereAndWhatIsNot) {
    ASSERT_TRUE(opens());
    TableSpec absent       = fake_spec;
    absent.name            = "absent";
    const std::array specs = {fake_spec, absent};
    const auto       list  = store.list(specs);
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0].finding.condition, Condition::ready);
    EXPECT_EQ(list[0].path, path("fake.table"));
    EXPECT_EQ(list[0].summary, "a table for tests");
    EXPECT_EQ(list[1].name, "absent");
    EXPECT_EQ(list[1].finding.condition, Condition::absent);
}

struct FolderRule {
    const char* tables;
    const char* cache;
    const char* home;
    const char* folder;  // null: none
};

TEST(DefaultTableFolder, FollowsTheEnvironment) {
    for (const FolderRule& rule :
         {FolderRule{"/t", "/c", "/h", "/t"}, FolderRule{nullptr, "/c", "/h", "/c/antipode"},
          FolderRule{"", "relative", "/h", "/h/.cache/antipode"},
          FolderRule{nullptr, nullptr, "/h", "/h/.cache/antipode"},
          FolderRule{nullptr, nullptr, nullptr, nullptr}}) {
        const testing::ScopedVariable tables("ANTIPODE_TABLES", rule.tables);
        const testing::ScopedVariable cache("XDG_CACHE_HOME", rule.cache);
        const testing::ScopedVariable home("HOME", rule.home);
        EXPECT_EQ(default_table_folder().value_or("none"), rule.folder ? rule.folder : "none");
    }
}

}  // namespace
}  // namespace antipode
