// Every way to be wrong: the message names the place in characters, the span in
// bytes.
#include <gtest/gtest.h>

#include <string>

#include "notation/parse.h"

namespace antipode {
namespace {

Error error_of(std::string_view text, Alphabet alphabet = Alphabet::wca) {
    const Result<Maneuver> result = parse_maneuver(text, alphabet);
    EXPECT_FALSE(result.has_value()) << text;
    return result ? Error{} : result.error();
}

void expect_error(std::string_view text, Span place, const std::string& message) {
    const Error error = error_of(text);
    EXPECT_EQ(error.kind, ErrorKind::invalid);
    EXPECT_EQ(error.message.text(), message);
    ASSERT_TRUE(error.place.has_value());
    EXPECT_EQ(error.place->offset, place.offset) << text;
    EXPECT_EQ(error.place->length, place.length) << text;
}

const std::string accepted =
    "expected a face U R F D L B, a slice M E S, a wide turn Rw or r, a rotation x y z, "
    "a pair Rs or Ra, or a bracket (A) [A,B] [A:B] ^(A)";

TEST(ParseErrors, NameTheUnknownMoveAndAllKnownOnes) {
    expect_error("R U Q", {4, 1}, "unknown move 'Q' at column 5: " + accepted);
    expect_error("m", {0, 1}, "unknown move 'm' at column 1: " + accepted);
    expect_error("rw", {1, 1}, "unknown move 'w' at column 2: " + accepted);
    expect_error("Rww", {2, 1}, "unknown move 'w' at column 3: " + accepted);
    expect_error("Ms", {1, 1}, "unknown move 's' at column 2: " + accepted);
}

TEST(ParseErrors, NameTheLettersOfThePapers) {
    EXPECT_EQ(error_of("gPx", Alphabet::papers).message.text(),
              "unknown move 'x' at column 3: expected a letter of H D F P G A or V O W J R B, "
              "upper case for counter-clockwise, lower case for clockwise, "
              "or a bracket (A) [A,B] [A:B] ^(A)");
    EXPECT_EQ(error_of("M", Alphabet::papers).place, (Span{0, 1}));
    EXPECT_EQ(error_of("U", Alphabet::papers).place, (Span{0, 1}));
}

TEST(ParseErrors, CountColumnsInCharactersAndPlacesInBytes) {
    expect_error("R’ U′ Q", {10, 1}, "unknown move 'Q' at column 7: " + accepted);
    expect_error("R é", {2, 2}, "unknown move 'é' at column 3: " + accepted);
}

TEST(ParseErrors, NameTheLineOnceThereAreSeveral) {
    expect_error("R U // first\nF’ Q", {18, 1},
                 "unknown move 'Q' at line 2, column 4: " + accepted);
}

TEST(ParseErrors, ShowBytesThatAreNoCharacters) {
    expect_error("R \xff", {2, 1}, "unknown move '\\xff' at column 3: " + accepted);
    expect_error("\xff R", {0, 1}, "unknown move '\\xff' at column 1: " + accepted);
    expect_error("R\xe2\x80", {1, 1}, "unknown move '\\xe2' at column 2: " + accepted);
    expect_error("R\xe0\x80\x80", {1, 1}, "unknown move '\\xe0' at column 2: " + accepted);
    expect_error("R\xed\xa0\x80", {1, 1}, "unknown move '\\xed' at column 2: " + accepted);
    expect_error("R\xc0\xa7", {1, 1}, "unknown move '\\xc0' at column 2: " + accepted);
    expect_error(std::string_view("R\0", 2), {1, 1},
                 "unknown move '\\x00' at column 2: " + accepted);
    expect_error("R\u0085", {1, 2}, "unknown move '\\xc2\\x85' at column 2: " + accepted);
}

TEST(ParseErrors, ATurnAcceptsFewPowers) {
    const std::string why = ": a turn accepts 2 or 3, with or without a prime";
    expect_error("U R4", {3, 1}, "number 4 at column 4" + why);
    expect_error("R0", {1, 1}, "number 0 at column 2" + why);
    expect_error("R1", {1, 1}, "number 1 at column 2" + why);
    expect_error("Rw22'", {2, 2}, "number 22 at column 3" + why);
}

TEST(ParseErrors, OnePrimeIsEnough) {
    expect_error("R''", {2, 1}, "unexpected ''' at column 3: one prime is enough");
    expect_error("(R)2’’", {7, 3}, "unexpected '’' at column 6: one prime is enough");
}

TEST(ParseErrors, TheNumberComesBeforeThePrime) {
    expect_error("R'2", {2, 1},
                 "unexpected '2' at column 3: the number comes before the prime, as in 2'");
}

TEST(ParseErrors, NumbersAndPrimesDoNotStandAlone) {
    const std::string why = ": a number or prime must directly follow what it belongs to";
    expect_error("2R", {0, 1}, "unexpected '2' at column 1" + why);
    expect_error("R 2", {2, 1}, "unexpected '2' at column 3" + why);
    expect_error("(R U) 3", {6, 1}, "unexpected '3' at column 7" + why);
    expect_error("R ’", {2, 3}, "unexpected '’' at column 3" + why);
}

TEST(ParseErrors, NoBracketIsLeftOpen) {
    expect_error("R (U", {2, 1}, "unclosed '(' at column 3: it must be completed to (A)");
    expect_error("[R, U", {0, 1},
                 "unclosed '[' at column 1: it must be completed to [A,B] or [A:B]");
    expect_error("(R // U)", {0, 1}, "unclosed '(' at column 1: it must be completed to (A)");
}

TEST(ParseErrors, NoBracketIsClosedThatWasNotOpened) {
    expect_error("R )", {2, 1}, "unexpected ')' at column 3: no bracket is open there");
    expect_error("R U]2", {3, 1}, "unexpected ']' at column 4: no bracket is open there");
}

TEST(ParseErrors, BracketsMatch) {
    expect_error("F (R U]", {6, 1},
                 "unexpected ']' at column 7: the '(' at column 3 must be completed to (A)");
    expect_error("[R U)", {4, 1},
                 "unexpected ')' at column 5: the '[' at column 1 must be completed to "
                 "[A,B] or [A:B]");
}

TEST(ParseErrors, SquareBracketsHaveTwoParts) {
    const std::string why = ": the '[' at column 1 must be completed to [A,B] or [A:B]";
    expect_error("[R U]", {4, 1}, "unexpected ']' at column 5" + why);
    expect_error("[R, U, F]", {5, 1}, "unexpected ',' at column 6" + why);
    expect_error("[R: U, F]", {5, 1}, "unexpected ',' at column 6" + why);
}

TEST(ParseErrors, CommasAndColonsBelongInSquareBrackets) {
    expect_error("R, U", {1, 1}, "unexpected ',' at column 2: it belongs inside [A,B] or [A:B]");
    expect_error("(R: U)", {2, 1},
                 "unexpected ':' at column 3: the '(' at column 1 must be completed to (A)");
}

TEST(ParseErrors, ACaretIsFollowedByABracket) {
    const std::string why = ": moves on the inverse are written ^(A), without a space";
    expect_error("R ^F", {2, 1}, "unexpected '^' at column 3" + why);
    expect_error("^ (F)", {0, 1}, "unexpected '^' at column 1" + why);
    expect_error("^", {0, 1}, "unexpected '^' at column 1" + why);
}

TEST(ParseErrors, OneSlashIsNoComment) {
    expect_error("R / U", {2, 1}, "unexpected '/' at column 3: a comment starts with //");
}

TEST(ParseErrors, RepetitionsAreBounded) {
    const std::string why = ": a bracket can be repeated 1 to 10000 times";
    expect_error("(R)0", {3, 1}, "repetition 0 at column 4" + why);
    expect_error("[R,U]10001", {5, 5}, "repetition 10001 at column 6" + why);
    expect_error("(R)99999999999999999999'", {3, 20},
                 "repetition 99999999999999999999 at column 4" + why);
}

TEST(ParseErrors, LongNumbersAreShownInPart) {
    const std::string many(1000000, '7');
    expect_error("R" + many, {1, many.size()},
                 "number 777777777777777777777777... at column 2: a turn accepts 2 or 3, with or "
                 "without a prime");
}

TEST(ParseErrors, TheExpandedManeuverIsBounded) {
    const std::string why = ": a maneuver may have up to 100000 when its brackets are written out";
    expect_error("((((R)999)999)999)", {2, 11}, "too many turns at column 3" + why);
    expect_error("((R)10000)10 U", {13, 1}, "too many turns at column 14" + why);
    expect_error("^((R)10000)10 U", {14, 1}, "too many turns at column 15" + why);
    expect_error("[((R)10000)3,((U)10000)3]", {0, 25}, "too many turns at column 1" + why);
}

TEST(ParseErrors, NestingIsBounded) {
    expect_error(std::string(1000000, '('), {100, 1},
                 "too many open brackets at column 101: they may be nested up to 100 deep");
}

TEST(ParseErrors, ALengthStandsAtTheEnd) {
    const std::string why = ": it must stand at the end, with nothing after it but a comment";
    expect_error("R (1f) U", {2, 4}, "length (1f) at column 3" + why);
    expect_error("R (1f*)2", {2, 5}, "length (1f*) at column 3" + why);
    expect_error(
        "((1f))", {2, 1},
        "unexpected '1' at column 3: a number or prime must directly follow what it belongs to");
    expect_error(
        "R (1w)", {3, 1},
        "unexpected '1' at column 4: a number or prime must directly follow what it belongs to");
}

}  // namespace
}  // namespace antipode
