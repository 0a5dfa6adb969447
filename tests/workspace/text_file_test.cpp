#include "workspace/text_file.h"

#include <gtest/gtest.h>

#include "cube/forms.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"

namespace antipode::workspace {
namespace {

using testing::generated;
using testing::maneuver;
using testing::row_of;

// The one entry of a text in which nothing is wrong.
Entry read_one(std::string_view text) {
    const Reading reading = read_text(text);
    EXPECT_TRUE(reading.errors.empty()) << text << ": " << reading.errors.at(0).message.text();
    EXPECT_EQ(reading.entries.size(), 1U) << text;
    return reading.entries.at(0);
}

std::string only_error(std::string_view text) {
    const Reading reading = read_text(text);
    EXPECT_EQ(reading.errors.size(), 1U) << text;
    return reading.errors.empty() ? "" : reading.errors[0].message.text();
}

TEST(TextFile, HoldsGeneratorsWithLengthAndName) {
    const Entry entry = read_one("R U2 F'  (3f*)   //three turns\r\n");
    EXPECT_EQ(entry.position, after(maneuver("R U2 F'")));
    EXPECT_EQ(entry.name, "three turns");
    EXPECT_EQ(entry.sense, Sense::generator);
    EXPECT_EQ(entry.findings.solver, maneuver("F U2 R'"));
    EXPECT_TRUE(entry.findings.is_optimal());
    EXPECT_FALSE(read_one("R U2 F'  (3f)").findings.is_optimal());
}

TEST(TextFile, HoldsCubesWithoutAManeuver) {
    const Entry entry =
        read_one("UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR   //home");
    EXPECT_EQ(entry.position, solved);
    EXPECT_EQ(entry.name, "home");
    EXPECT_FALSE(entry.findings.solver);
}

TEST(TextFile, MayNameItsMetric) {
    EXPECT_EQ(read_one("R2 U (3q*)").findings.metric, Metric::qtm);
    EXPECT_EQ(read_one("R2 U (3q*)").findings.lower_bound, 3U);
    EXPECT_EQ(read_one("M2 U M2 (3s*)").findings.metric, Metric::stm);
    EXPECT_EQ(read_one("M2 U M2 (3s*)").findings.lower_bound, 3U);
}

TEST(TextFile, IsReadInQuarterTurnsWhereItCountsSlicesByQuarters) {
    const Reading reading = read_text("\nM2 U  (3sq*)   //x");
    EXPECT_EQ(reading.entries.at(0).findings.metric, Metric::qtm);
    EXPECT_EQ(reading.entries.at(0).findings.lower_bound, 0U);
    EXPECT_EQ(reading.notes.at(0).place, 2U);
}

TEST(TextFile, IsBelievedInItsTurnsRatherThanInItsLengths) {
    const Reading reading = read_text("R U2 F'  (18f*)   //wrong");
    EXPECT_EQ(reading.entries.at(0).findings.length(), 3U);
    EXPECT_EQ(reading.entries.at(0).findings.lower_bound, 0U);
    EXPECT_EQ(reading.notes.at(0).message.text(), "the length is not (18f*) but (3f)");
}

TEST(TextFile, MayHoldAnyFormOfACube) {
    const Cube cube = antipode::testing::cube_after("R U M' x Ra");
    for (const Form form : {Form::facelets, Form::reid, Form::transcription, Form::zip, Form::json})
        EXPECT_EQ(read_one(to_text(cube, form) + " // name").position, cube) << name_of(form);
    EXPECT_EQ(read_one("https://alpha.twizzle.net/edit/?alg=R+U  //link").name, "link");
    EXPECT_EQ(read_one("[R, U] y Rs").position, antipode::testing::cube_after("[R, U] y Rs"));
}

TEST(TextFile, SkipsBlankLinesAndComments) {
    const Reading reading = read_text("\xef\xbb\xbfR\r\n\r\n   \n// a comment\nU  (1f)\n\n");
    ASSERT_EQ(reading.entries.size(), 2U);
    EXPECT_EQ(reading.places, (std::vector<std::size_t>{1, 5}));
    EXPECT_TRUE(reading.errors.empty() && reading.notes.empty());
}

TEST(TextFile, IsReadOnBehindAWrongLine) {
    const Reading reading = read_text("R\nR Q\n[5;5]\nF");
    EXPECT_EQ(reading.entries.size(), 2U);
    ASSERT_EQ(reading.errors.size(), 2U);
    EXPECT_EQ(reading.errors[0].place, 2U);
    EXPECT_NE(reading.errors[0].message.text().find("unknown move 'Q' at column 3"),
              std::string::npos);
    EXPECT_EQ(reading.errors[1].place, 3U);
}

TEST(TextFile, SaysThatIncompleteCubesAreNotSupported) {
    for (const char* line :
         {"UF N N UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR //x",
          "N N N N N N N N N N N N N N N N N N N N", "NN NN UB UL DF DR DB DL FR FL BR BL NNN"})
        EXPECT_NE(only_error(line).find("incomplete cubes are not supported yet"),
                  std::string::npos)
            << line;
}

TEST(TextFile, OfAnythingIsReadWithoutTrouble) {
    EXPECT_TRUE(rc::check([](const std::string& text) {
        const Reading reading = read_text(text);
        RC_ASSERT(reading.entries.size() == reading.places.size());
    }));
}

// What the file can say: all but the numbers of searches.
bool say_the_same(const Entry& a, const Entry& b) {
    return a.position == b.position && a.name == b.name && a.findings.solver == b.findings.solver
           && a.findings.length() == b.findings.length()
           && (!a.findings.solver || a.findings.metric == b.findings.metric)
           && a.findings.is_optimal() == b.findings.is_optimal();
}

TEST(TextFile, IsReadAsItIsWritten) {
    EXPECT_TRUE(rc::check([](const Cube& cube, const Maneuver& word, const std::string& name) {
        Entry known                = {.position = after(without_rotations(word))};
        known.name                 = *clean_name(name);
        known.findings.solver      = opposite_word(without_rotations(word));
        known.findings.metric      = static_cast<Metric>(*rc::gen::inRange(0, 5));
        known.findings.lower_bound = *rc::gen::inRange(0U, 20U);
        const Entry unknown        = {.position = cube, .name = known.name};
        const Row   rows[]         = {row_of(known), row_of(unknown)};
        const auto  reading        = read_text(write_text(rows));
        RC_ASSERT(reading.errors.empty() && reading.notes.empty());
        RC_ASSERT(reading.entries.size() == 2U);
        RC_ASSERT(say_the_same(reading.entries[0], known));
        RC_ASSERT(say_the_same(reading.entries[1], unknown));
    }));
}

TEST(TextFile, LooksLikeThatOfCubeExplorer) {
    Entry entry                = generated("R U2 F'", "three");
    entry.findings.lower_bound = 3;
    const Row rows[] = {row_of(entry), row_of(generated("", "home")), row_of({.position = solved})};
    EXPECT_EQ(write_text(rows),
              "R U2 F'  (3f*)   //three\n"
              "(0f*)   //home\n"
              "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR\n");
}

}  // namespace
}  // namespace antipode::workspace
