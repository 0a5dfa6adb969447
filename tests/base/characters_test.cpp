#include "base/characters.h"

#include <gtest/gtest.h>

namespace antipode {
namespace {

TEST(Characters, AreWholeWhenWellFormed) {
    EXPECT_EQ(character_at("R’", 0), "R");
    EXPECT_EQ(character_at("R’", 1), "’");
    EXPECT_EQ(character_at("\U0001f9ca!", 0), "\U0001f9ca");
}

TEST(Characters, AreSingleBytesOtherwise) {
    EXPECT_EQ(character_at("\x80\x80", 0), "\x80");          // nothing started it
    EXPECT_EQ(character_at("\xe2\x80", 0), "\xe2");          // cut short
    EXPECT_EQ(character_at("\xc1\x81", 0), "\xc1");          // overlong
    EXPECT_EQ(character_at("\xf0\x80\x80\x80", 0), "\xf0");  // overlong
    EXPECT_EQ(character_at("\xed\xa0\x80", 0), "\xed");      // a surrogate
    EXPECT_EQ(character_at("\xf4\x90\x80\x80", 0), "\xf4");  // past the last one
}

TEST(Characters, AreShownSoThatAPersonCanReadThem) {
    EXPECT_EQ(visible("’"), "’");
    EXPECT_EQ(visible("a\n\xff\x7f"), "a\\x0a\\xff\\x7f");
    EXPECT_EQ(visible("123456789012345678901234"), "123456789012345678901234");
    EXPECT_EQ(visible("1234567890123456789012345"), "123456789012345678901234...");
    EXPECT_EQ(visible("abc", 2), "ab...");
}

TEST(Characters, ThatControlATerminalAreShownAsBytes) {
    EXPECT_EQ(visible("\x1b[2J"), "\\x1b[2J");
    EXPECT_EQ(visible("\u009b31m\u00a0"), "\\xc2\\x9b31m\u00a0");
    EXPECT_EQ(visible("a\u202eb\u2028"), "a\\xe2\\x80\\xaeb\\xe2\\x80\\xa8");
}

TEST(Characters, OfLinesKeepTheirEnds) {
    EXPECT_EQ(visible_lines("a\nb\r\x1b"), "a\nb\\x0d\\x1b");
    EXPECT_EQ(visible_lines(std::string(100, 'a')), std::string(100, 'a'));
}

}  // namespace
}  // namespace antipode
