#include "base/checksum.h"

#include <gtest/gtest.h>

#include <string_view>

namespace antipode {
namespace {

std::uint64_t checksum_of(std::string_view text) {
    return checksum(std::as_bytes(std::span(text)));
}

TEST(Checksum, IsXxh3) {
    EXPECT_EQ(checksum_of(""), 0x2d06800538d394c2U);
    EXPECT_EQ(checksum_of("a"), 0xe6c632b61e964e1fU);
}

TEST(Checksum, ChangesWithEveryBit) {
    std::string text(1000, 'x');
    const auto  before = checksum_of(text);
    text[999] ^= 1;
    EXPECT_NE(checksum_of(text), before);
}

}  // namespace
}  // namespace antipode
