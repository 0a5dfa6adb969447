#include "cube/papers.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "cube/forms.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

const std::string sc  = "sc=[1;2;3;4;5;6;7;8]";
const std::string sm  = "sm=[1;2;3;4;5;6;7;8;9;10;11;12]";
const std::string irc = "irc=[0;0;0;0;0;0;0;0]";
const std::string irm = "irm=[0;0;0;0;0;0;0;0;0;0;0;0]";

std::string record(const std::string& a, const std::string& b, const std::string& c,
                   const std::string& d) {
    return "{" + a + ";" + b + ";" + c + ";" + d + "}";
}

std::string message(const std::string& text, Form form) {
    const Result<Cube> cube = parse_cube(text, {.form = form});
    return cube ? "" : cube.error().message.text();
}

std::string transcription_message(const std::string& text) {
    return message(text, Form::transcription);
}
std::string zip_message(const std::string& text) { return message(text, Form::zip); }

TEST(Papers, TheSolvedCubeIsWrittenLikeThis) {
    EXPECT_EQ(to_text(transcription_of(solved)), record(sc, sm, irc, irm));
    EXPECT_EQ(to_text(zip_of(solved)), "[0;0;0;0]");
}

TEST(Papers, FieldsMayComeInAnyOrderWithAnySpaceCommasAndCamlBrackets) {
    const Cube  cube = testing::cube_after("R U F2 D' L B");
    std::string text = to_text(cube, Form::transcription);
    EXPECT_EQ(*parse_cube(text.insert(1, "\n  ")), cube);
    EXPECT_EQ(transcription_message(record(irm, sm, irc, sc)), "");
    EXPECT_EQ(transcription_message("{ sc = [| 1, 2, 3, 4, 5, 6, 7, 8 |] ; " + sm + "; " + irc + ","
                                    + irm + "; }"),
              "");
}

TEST(Papers, MissingBracketsAndFieldsArePointedAt) {
    EXPECT_EQ(transcription_message("sc"),
              "expected '{' before the fields sc, sm, irc, irm at column 1");
    EXPECT_EQ(transcription_message("{" + sc + ";" + sm + "}"),
              "expected ';' between two fields at column 54");
    EXPECT_EQ(transcription_message("{abc=[1]}"),
              "expected one of the fields sc, sm, irc, irm at column 2");
    EXPECT_EQ(transcription_message("{sc:[1]}"), "expected '=' after sc at column 4");
    EXPECT_EQ(transcription_message("{sc=1}"), "expected '[' after sc= at column 5");
    EXPECT_EQ(transcription_message(record(sc, sc, irc, irm)), "sc is given twice");
    EXPECT_EQ(transcription_message(record(sc, sm, irc, irm).substr(0, 105)),
              "expected '}' after the fields sc, sm, irc, irm at the end");
    EXPECT_EQ(transcription_message(record(sc, sm, irc, irm) + "x"),
              "expected nothing more at column 107");
}

TEST(Papers, ListsOfTheWrongLengthArePointedAt) {
    EXPECT_EQ(transcription_message("{sc=[1;2;3]"),
              "expected ';' between the 8 numbers in sc at column 11");
    EXPECT_EQ(transcription_message("{sc=[1;2;3;4;5;6;7;8;9]"),
              "expected ']' after the 8 numbers of sc at column 21");
    EXPECT_EQ(transcription_message("{sc=[1;x"), "expected one of the 8 numbers in sc at column 8");
    EXPECT_EQ(transcription_message("{irm=["), "expected one of the 12 numbers in irm at the end");
}

TEST(Papers, ValuesOutOfRangeAreNamedWithTheirField) {
    EXPECT_EQ(transcription_message(record("sc=[1;2;3;4;5;6;7;9]", sm, irc, irm)),
              "sc contains 9: its values go from 1 to 8");
    EXPECT_EQ(transcription_message(record("sc=[1;2;3;4;5;6;7;7]", sm, irc, irm)),
              "sc contains 7 twice: each value from 1 to 8 must occur once");
    EXPECT_EQ(transcription_message(record(sc, "sm=[0;2;3;4;5;6;7;8;9;10;11;12]", irc, irm)),
              "sm contains 0: its values go from 1 to 12");
    EXPECT_EQ(transcription_message(record(sc, sm, "irc=[0;0;0;2;0;0;0;0]", irm)),
              "irc contains 2: its values go from -1 to 1");
    EXPECT_EQ(transcription_message(record(sc, sm, irc, "irm=[0;0;0;0;-1;0;0;0;0;0;0;0]")),
              "irm contains -1: its values go from 0 to 1");
}

TEST(Papers, ZipsOutOfRangeAreNamedWithTheirBound) {
    EXPECT_EQ(zip_message("[40320;0;0;0]"),
              "the first number of the zip is 40320, but it must be below 40320");
    EXPECT_EQ(zip_message("[0;479001600;0;0]"),
              "the second number of the zip is 479001600, but it must be below 479001600");
    EXPECT_EQ(zip_message("[0;0;6561;0]"),
              "the third number of the zip is 6561, but it must be below 6561");
    EXPECT_EQ(zip_message("[0;0;0;4096]"),
              "the fourth number of the zip is 4096, but it must be below 4096");
    EXPECT_EQ(zip_message("[40319;479001599;6560;4095]"), "");
}

TEST(Papers, BrokenZipsArePointedAt) {
    EXPECT_EQ(zip_message("0;0;0;0]"), "expected '[' before the four numbers of a zip at column 1");
    EXPECT_EQ(zip_message("[0;0;0]"), "expected ';' between the four numbers of a zip at column 7");
    EXPECT_EQ(zip_message("[0;0;0;0"), "expected ']' after the four numbers of a zip at the end");
    EXPECT_EQ(zip_message("[0;0;0;0;0]"),
              "expected ']' after the four numbers of a zip at column 9");
    EXPECT_EQ(zip_message("[0;0;0;0]]"), "expected nothing more at column 10");
    EXPECT_EQ(zip_message("[1234567890123456789;0;0;0]"),
              "expected one of the four numbers of a zip at column 2");
    EXPECT_EQ(zip_message("[0;;0;0]"), "expected one of the four numbers of a zip at column 4");
}

TEST(Papers, AClampedNumberIsNeverTakenForAnother) {
    EXPECT_NE(transcription_message(record(sc, sm, "irc=[4294967296;0;0;0;0;0;0;0]", irm)), "");
    EXPECT_NE(transcription_message(
                  record(sc, sm, irc, "irm=[-999999999999999999;0;0;0;0;0;0;0;0;0;0;0]")),
              "");
}

TEST(Papers, TheNumberingRenamesAndForgetsNothing) {
    Random random(1);
    for (int i = 0; i < 100; ++i) {
        const Cube a = random_assembled(random);
        const Cube b = random_assembled(random);
        EXPECT_EQ(renumbered(a * b), renumbered(a) * renumbered(b));
    }
    EXPECT_EQ(renumbered(solved), solved);
}

}  // namespace
}  // namespace antipode
