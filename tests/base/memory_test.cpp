#include "base/memory.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

#include "tests/support/sanitizer.h"
#include "tests/support/temporary_folder.h"

namespace antipode {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, std::string_view text) {
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
}

class GroupsOfATest : public ::testing::Test {
protected:
    std::optional<std::uint64_t> left() const {
        return memory_left_in_groups(folder.path() / "membership", folder.path() / "groups");
    }
    void write_file(std::string_view path, std::string_view text) const {
        write(folder.path() / path, text);
    }

    testing::TemporaryFolder folder;
};

TEST_F(GroupsOfATest, WithoutALimitLeaveEverything) {
    EXPECT_FALSE(left());
    write_file("membership", "0::/a\n");
    write_file("groups/a/memory.max", "max\n");
    write_file("groups/a/memory.current", "1000\n");
    EXPECT_FALSE(left());
}

TEST_F(GroupsOfATest, LeaveWhatTheTightestOfThemLeaves) {
    write_file("membership", "0::/outer/inner\n");
    write_file("groups/outer/memory.max", "5000\n");
    write_file("groups/outer/memory.current", "4000\n");
    write_file("groups/outer/inner/memory.max", "9000\n");
    write_file("groups/outer/inner/memory.current", "2000\n");
    EXPECT_EQ(left(), 1000U);
}

TEST_F(GroupsOfATest, CountCachedFilesAsFree) {
    write_file("membership", "0::/a\n");
    write_file("groups/a/memory.max", "5000\n");
    write_file("groups/a/memory.current", "4000\n");
    write_file("groups/a/memory.stat", "anon 1000\ninactive_file 2500\nactive_file 500\n");
    EXPECT_EQ(left(), 4000U);
}

TEST_F(GroupsOfATest, OfTheFirstVersionAreReadToo) {
    write_file("membership", "5:devices:/x\n4:cpu,memory:/job\n0::/\n");
    write_file("groups/memory/job/memory.limit_in_bytes", "3000\n");
    write_file("groups/memory/job/memory.usage_in_bytes", "1000\n");
    EXPECT_EQ(left(), 2000U);
    write_file("groups/memory/job/memory.limit_in_bytes", "9223372036854771712\n");
    EXPECT_FALSE(left());
}

TEST_F(GroupsOfATest, AreReadAtTheRootInsideAContainer) {
    write_file("membership", "0::/seen/from/outside\n");
    write_file("groups/memory.max", "700\n");
    write_file("groups/memory.current", "100\n");
    EXPECT_EQ(left(), 600U);
}

// Once it said that 22045 MB are available where the process may take a tenth of that.
TEST(AvailableMemory, HonoursTheLimitOfTheProcess) {
    if (testing::is_sanitized) GTEST_SKIP() << "a sanitizer needs more addresses";
    constexpr std::uint64_t more        = 1 << 28;
    std::uint64_t           pages_taken = 0;
    std::ifstream("/proc/self/statm") >> pages_taken;
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
    const rlimit tight = {pages_taken * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) + more,
                          before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_AS, &tight), 0);
    const AvailableMemory memory = available_memory();
    ASSERT_EQ(setrlimit(RLIMIT_AS, &before), 0);
    EXPECT_LE(memory.bytes, more);
    EXPECT_EQ(memory.limited_by, MemoryLimit::process);
}

TEST(AvailableMemory, IsNotLeftToATableAsAWhole) {
    EXPECT_LT(memory_for_tables(), available_memory().bytes);
}

}  // namespace
}  // namespace antipode
