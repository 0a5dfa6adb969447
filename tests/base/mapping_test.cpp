#include "base/mapping.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "base/memory.h"
#include "tests/support/temporary_folder.h"

namespace antipode {
namespace {

TEST(Mapping, OfNothingIsZeroedAndAlignedToHugePages) {
    auto memory = Mapping::zeroed(5'000'001);
    ASSERT_TRUE(memory);
    EXPECT_EQ(memory->writable().size(), 5'000'001U);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory->bytes().data()) % (1U << 21), 0U);
    EXPECT_TRUE(std::ranges::all_of(memory->bytes(), [](std::byte b) { return b == std::byte{}; }));
    memory->writable().back() = std::byte{7};
    EXPECT_EQ(memory->bytes().back(), std::byte{7});
}

TEST(Mapping, DoesNotPromiseMoreMemoryThanThereIs) {
    EXPECT_FALSE(Mapping::zeroed(available_memory().bytes + (std::uint64_t{1} << 40)));
}

TEST(Mapping, OfAFileHoldsItsBytes) {
    const testing::TemporaryFolder folder;
    const auto                     path = folder.path() / "file";
    std::ofstream(path) << "antipode";
    for (const Loading loading : {Loading::lazy, Loading::at_once}) {
        const auto memory = Mapping::of_file(File::open(path), loading);
        ASSERT_TRUE(memory);
        EXPECT_EQ(memory->bytes().size(), 8U);
        EXPECT_EQ(memory->bytes()[1], std::byte{'n'});
    }
}

}  // namespace
}  // namespace antipode
