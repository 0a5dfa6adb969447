#include "base/read_file.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/support/temporary_folder.h"

namespace antipode {
namespace {

TEST(ReadFile, GivesWhatThereIs) {
    const testing::TemporaryFolder folder;
    const auto                     path = folder.path() / "text";
    std::ofstream(path) << "R U\nF\n";
    EXPECT_EQ(*read_file(path), "R U\nF\n");
    EXPECT_EQ(*read_open_file(File::open(path), path), "R U\nF\n");
    std::istringstream stream("R U\nF\n");
    EXPECT_EQ(*read_stream(stream, "standard input"), "R U\nF\n");
}

// A sparse file of many gigabytes, or a pipe without end, took all memory there was.
TEST(ReadFile, RefusesWhatIsTooLong) {
    const testing::TemporaryFolder folder;
    const auto                     path = folder.path() / "text";
    std::ofstream(path).close();
    std::filesystem::resize_file(path, std::uintmax_t{1} << 40);
    EXPECT_EQ(read_open_file(File::open(path), path).error().message.code(), "file-too-long");
    std::istringstream stream("R U F D");
    EXPECT_EQ(read_stream(stream, "standard input", {.most_bytes = 6}).error().message.text(),
              "standard input cannot be read: it is longer than 6 bytes");
}

}  // namespace
}  // namespace antipode
