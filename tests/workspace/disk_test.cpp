// Disks that are full or cannot be written.
#include "tests/support/small_disk.h"
#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

constexpr auto no_mount = "Only root may mount the small disk that this test needs.";

TEST(FullDisk, LosesNothingAndSaysSo) {
    const antipode::testing::SmallDisk disk(2 << 20);
    if (!disk.is_mounted()) GTEST_SKIP() << no_mount;
    auto opened = Workspace::open(disk.path() / "list.sqlite");
    ASSERT_TRUE(opened) << opened.error().message.text();
    Workspace&    workspace = *opened;
    std::uint64_t added     = 0;
    auto          answer    = workspace.add({.entries = testing::random_entries(added, 50)});
    for (; answer; answer = workspace.add({.entries = testing::random_entries(added, 50)}))
        added += 50;
    EXPECT_NE(answer.error().message.text().find("make room on the disk"), std::string::npos)
        << answer.error().message.text();
    EXPECT_EQ(answer.error().kind, ErrorKind::environment);
    EXPECT_EQ(workspace.summary()->total, added);
    EXPECT_EQ(workspace.page({.limit = 10'000})->rows.size(), added);
}

TEST(ReadOnlyDisk, IsRefusedWithTheReason) {
    const antipode::testing::SmallDisk disk(2 << 20);
    if (!disk.is_mounted()) GTEST_SKIP() << no_mount;
    ASSERT_TRUE(Workspace::open(disk.path() / "list.sqlite"));
    ASSERT_TRUE(disk.make_read_only());
    const auto opened = Workspace::open(disk.path() / "list.sqlite");
    ASSERT_FALSE(opened);
    EXPECT_NE(opened.error().message.text().find("Read-only file system"), std::string::npos)
        << opened.error().message.text();
}

}  // namespace
}  // namespace antipode::workspace
