// Disks that are full or cannot be written: tables live in memory then.
#include <gtest/gtest.h>

#include <fstream>

#include "tests/support/small_disk.h"
#include "tests/support/store_fixture.h"

namespace antipode {
namespace {

using testing::fake_spec;
using testing::is_fake;
using testing::Listener;
using testing::names_in;
using testing::SmallDisk;

constexpr auto no_mount = "Only root may mount the small disk that this test needs.";

// That the table is built and right, and the user told why it is not kept.
void expect_in_memory(const TableStore& store, std::string_view words) {
    Listener   listener;
    const auto table = store.open(fake_spec, listener.options());
    ASSERT_TRUE(table) << table.error().message.text();
    EXPECT_TRUE(is_fake(*table));
    EXPECT_TRUE(listener.heard(words)) << listener.notes;
}

TEST(FullDisk, KeepsTheTableInMemoryAndLeavesNothing) {
    const SmallDisk disk(512 << 10);
    if (!disk.is_mounted()) GTEST_SKIP() << no_mount;
    const TableStore store(disk.path());
    expect_in_memory(store, "fake.table cannot be written (No space left on device)");
    EXPECT_TRUE(names_in(disk.path()).empty());
}

TEST(FullDisk, TakesASmallerTableAllTheSame) {
    const SmallDisk disk(512 << 10);
    if (!disk.is_mounted()) GTEST_SKIP() << no_mount;
    TableSpec small = fake_spec;
    small.bytes     = 100'000;
    small.known     = {};
    Listener listener;
    ASSERT_TRUE(TableStore(disk.path()).open(small, listener.options()));
    EXPECT_EQ(listener.notes, "");
    EXPECT_EQ(TableStore(disk.path()).status(small).finding.condition, Condition::ready);
}

TEST(FullDisk, KeepsAnOldTableUntilTheNewOneIsWhole) {
    const SmallDisk disk(3 << 19);  // 1.5 MB: one table fits, two do not
    if (!disk.is_mounted()) GTEST_SKIP() << no_mount;
    const TableStore store(disk.path());
    TableSpec        old = fake_spec;
    old.version          = 2;
    ASSERT_TRUE(store.open(old));
    expect_in_memory(store, "No space left on device");
    EXPECT_EQ(store.status(old).finding.condition, Condition::ready);
}

TEST(ReadOnlyDisk, KeepsTheTableInMemory) {
    const SmallDisk disk(4 << 20);
    if (!disk.is_mounted() || !disk.make_read_only()) GTEST_SKIP() << no_mount;
    expect_in_memory(TableStore(disk.path()), "cannot be written (Read-only file system)");
    expect_in_memory(TableStore(disk.path() / "new"), "cannot be written (Read-only file system)");
    EXPECT_TRUE(names_in(disk.path()).empty());
}

TEST(ReadOnlyDisk, StillServesTheTablesOnIt) {
    const SmallDisk disk(4 << 20);
    if (!disk.is_mounted()) GTEST_SKIP() << no_mount;
    const TableStore store(disk.path());
    ASSERT_TRUE(store.open(fake_spec));
    std::filesystem::remove(disk.path() / "fake.ok");
    ASSERT_TRUE(disk.make_read_only());
    Listener   listener;
    const auto table = store.open(fake_spec, listener.options());
    EXPECT_TRUE(table->is_mapped_file());
    EXPECT_TRUE(is_fake(*table));
    EXPECT_EQ(listener.notes, "");
    EXPECT_EQ(store.remove(fake_spec).error().kind, ErrorKind::environment);
}

TEST(UnusableFolder, KeepsTheTableInMemory) {
    const testing::TemporaryFolder folder;
    std::ofstream(folder.path() / "file") << "no folder";
    expect_in_memory(TableStore(folder.path() / "file"), "cannot be written (Not a directory)");
    expect_in_memory(TableStore(folder.path() / "file" / "x"), "(Not a directory)");
    expect_in_memory(TableStore(std::nullopt), "none of ANTIPODE_TABLES, XDG_CACHE_HOME and HOME");
    EXPECT_EQ(names_in(folder.path()), std::set<std::string>{"file"});
}

}  // namespace
}  // namespace antipode
