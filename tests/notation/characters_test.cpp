#include "notation/characters.h"

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
}

TEST(Characters, AreCountedByPlaceNames) {
    EXPECT_EQ(place_name("R", 0).text(), "column 1");
    EXPECT_EQ(place_name("R U’ Q", 7).text(), "column 6");
    EXPECT_EQ(place_name("R\xff\xfeQ", 3).text(), "column 4");
    EXPECT_EQ(place_name("R\n\nQ", 3).text(), "line 3, column 1");
    EXPECT_EQ(place_name("R\nU", 1).text(), "column 2");
}

}  // namespace
}  // namespace antipode
