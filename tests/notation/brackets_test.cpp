#include "notation/brackets.h"

#include <gtest/gtest.h>

#include "notation/parse.h"
#include "notation/simplify.h"

namespace antipode {
namespace {

Moves moves_of(std::string_view text) { return on_the_table(*parse_maneuver(text)).moves; }

std::string brackets_of(std::string_view text) {
    return bracket_form(moves_of(text)).value_or("none");
}

TEST(Brackets, ShowCommutators) {
    EXPECT_EQ(brackets_of("R U R' U'"), "[R, U]");
    EXPECT_EQ(brackets_of("R2 U R2 U'"), "[R2, U]");
    EXPECT_EQ(brackets_of("R U R' D R U' R' D'"), "[R U R', D]");
    EXPECT_EQ(brackets_of("L D' R' D L' D' R D"), "[L, D' R' D]");
}

TEST(Brackets, ShowConjugates) {
    EXPECT_EQ(brackets_of("F R U R' U' F'"), "[F: [R, U]]");
    EXPECT_EQ(brackets_of("R U R'"), "[R: U]");
    EXPECT_EQ(brackets_of("R L F2 R' L'"), "[R L: F2]");
}

TEST(Brackets, SplitHalfTurnsWhereThatHelps) {
    EXPECT_EQ(brackets_of("R U R' U R U2 R'"), "[R U: [R', U]]");
    EXPECT_EQ(brackets_of("R2 B2 R F R' B2 R F' R"), "[R': [R' B2 R, F]]");
}

TEST(Brackets, AreNotThereForOtherWords) {
    EXPECT_EQ(brackets_of("R U F"), "none");
    EXPECT_EQ(brackets_of("R U"), "none");
    EXPECT_EQ(brackets_of(""), "none");
}

TEST(Brackets, OfAnyCommutatorOfShortWordsAreTheSameWord) {
    const auto parts = {"R", "U2", "F D", "R U'", "L2 B", "R U R'"};
    for (const char* a : parts)
        for (const char* b : parts) {
            const std::string written = std::string("[") + a + "," + b + "]";
            const Moves       word    = simplify(moves_of(written));
            if (word.size() < 3) continue;
            const auto form = bracket_form(word);
            ASSERT_TRUE(form) << written;
            EXPECT_EQ(simplify(moves_of(*form)), word) << written;
        }
}

}  // namespace
}  // namespace antipode
