#include "base/text_lines.h"

#include <gtest/gtest.h>

#include <vector>

namespace antipode {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) lines.emplace_back(take_line(text));
    return lines;
}

TEST(TextLines, EndWithOneOrTwoCharactersOrWithTheText) {
    EXPECT_EQ(lines_of("a\nb\r\n\nc"), (std::vector<std::string>{"a", "b", "", "c"}));
    EXPECT_EQ(lines_of("a\n"), (std::vector<std::string>{"a"}));
    EXPECT_TRUE(lines_of("").empty());
}

TEST(TextLines, HaveNothingToReadIfTheyAreEmptyOrAComment) {
    EXPECT_TRUE(has_nothing_to_read(""));
    EXPECT_TRUE(has_nothing_to_read(" \t// R U"));
    EXPECT_FALSE(has_nothing_to_read("R // U"));
}

TEST(TextLines, OneByteOrderMarkIsSkipped) {
    EXPECT_EQ(without_byte_order_mark("\xef\xbb\xbfR"), "R");
    EXPECT_EQ(without_byte_order_mark("R"), "R");
    EXPECT_EQ(without_byte_order_mark(""), "");
}

}  // namespace
}  // namespace antipode
