// Rows whose centres count, beside plain ones.
#include "cube/centres.h"

#include "cube/forms.h"
#include "tests/support/generators.h"
#include "tests/workspace/fixture.h"
#include "workspace/json_file.h"
#include "workspace/knowledge.h"
#include "workspace/text_file.h"

namespace antipode::workspace {
namespace {

using testing::maneuver;
using testing::only;
using testing::row_of;

constexpr std::string_view home = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

// Known by the word that makes it, as generated(), with centres.
Entry pictured(const Maneuver& word, CentreSet counted = all_centres) {
    const Maneuver    generator = without_rotations(word);
    const CentredCube cube      = centred_after(generator, counted);
    Entry             entry     = {.position = cube.cube, .centres = centres_of(cube)};
    entry.findings.solver       = opposite_word(generator);
    return entry;
}
Entry pictured(std::string_view word, CentreSet counted = all_centres) {
    return pictured(maneuver(word), counted);
}

bool comes_home_with_its_centres(const Entry& entry) {
    return is_solved(entry.centred() * on_the_table(*entry.findings.solver).moves);
}

class CentredRow : public testing::WorkspaceFixture {};

TEST_F(CentredRow, IsKeptAcrossRestartsAndUndoing) {
    const RowId id = add(pictured("R U2 F'", *parse_centre_set("UF")));
    add(pictured("R U2 F'", no_centres));
    const auto before = content();
    ASSERT_TRUE(workspace->remove({}));
    ASSERT_TRUE(workspace->undo());
    reopen();
    EXPECT_EQ(content(), before);
    EXPECT_EQ(to_text(row(id).entry.centred(), Form::facelets).substr(54), "+2.3...");
}

TEST_F(CentredRow, TakesItsTwistsAndItsManeuverThroughTransformations) {
    EXPECT_TRUE(rc::check([](const Maneuver& word, const Maneuver& factor, Symmetry s) {
        const Entry    entry   = pictured(word);
        const Maneuver by      = without_rotations(factor);
        const Entry    moved   = transformed(entry, Conjugation{s});
        const Entry    back    = transformed(entry, Inversion{});
        const Entry    product = transformed(entry, Multiplication{centred_after(by), by});
        RC_ASSERT(moved.centred() == conjugate(entry.centred(), s));
        RC_ASSERT(back.centred() == inverse(entry.centred()));
        for (const Entry& image : {moved, back, product})
            RC_ASSERT(comes_home_with_its_centres(image));
        RC_ASSERT(isomorphism(entry.centred(), moved.centred()).has_value());
    }));
}

TEST_F(CentredRow, LosesItsCentresToAFactorThatTellsNothingOfThem) {
    const Entry product =
        transformed(pictured("R"), Multiplication{testing::plain(after(maneuver("U")))});
    EXPECT_EQ(product.centres, Centres{});
}

// All images of a picture cube are one class, and no plain cube is among them.
TEST_F(CentredRow, IsADuplicateOfItsImagesOnly) {
    const RowId id    = add(pictured("R U2 F'"));
    const auto  found = [&](const CentredCube& cube, Isomorphy isomorphy) {
        return *workspace->find_isomorph(cube, isomorphy);
    };
    const CentredCube cube = row(id).entry.centred();
    for (const Symmetry s : all_symmetries) {
        EXPECT_EQ(found(conjugate(cube, s), Isomorphy::symmetry), id);
        EXPECT_EQ(found(conjugate(inverse(cube), s), Isomorphy::inversion), id);
    }
    EXPECT_FALSE(found(testing::plain(cube.cube), Isomorphy::inversion));
    EXPECT_FALSE(found(cube * centred_after(maneuver("M E M' E'")), Isomorphy::inversion));
    CentredCube turned = cube;
    turned.twists      = turned.twists * Move(Face::U, Turn::half);
    EXPECT_FALSE(found(turned, Isomorphy::inversion));
}

// Pieces that are home look alike from everywhere; one turned centre does not.
TEST_F(CentredRow, HasTheSymmetriesThatItsCentresLeave) {
    const auto half = *parse_centred_cube(std::string(home) + "+200000", {.centres = all_centres});
    const Row  row  = row_of({.position = half.cube, .centres = centres_of(half)});
    EXPECT_EQ(row.label, "C4v{I}");
    EXPECT_TRUE(row.is_self_inverse);
    EXPECT_TRUE(row.is_reachable);
}

TEST_F(CentredRow, IsCountedByStatistics) {
    add(pictured("R"));
    add(pictured("R", no_centres));
    const auto counts = workspace->statistics();
    EXPECT_EQ(counts->total, 2U);
    EXPECT_EQ(counts->centred, 1U);
    EXPECT_EQ(counts->symmetries.at("C4"), 2U);
}

// R L' and M do the same to the pieces of a cube that is put down again.
TEST_F(CentredRow, AcceptsOnlyWhatBringsItsCentresHome) {
    const RowId id = add({.position = solved, .centres = {*parse_twists("110000")}});
    EXPECT_FALSE(workspace->record(id, row(id).entry.centred(), {.solver = maneuver("R R'")}));
    const Maneuver word = opposite_word(maneuver("(R U)105"));
    EXPECT_EQ(*workspace->record(id, row(id).entry.centred(), {.solver = word}), Recorded::done);
    EXPECT_EQ(*workspace->record(id, testing::plain(solved), {}), Recorded::outdated);
}

TEST(CentredTextFile, IsReadAsItWasWritten) {
    EXPECT_TRUE(rc::check([](const Maneuver& word, const Cube& any) {
        Entry unknown                = pictured(word, *parse_centre_set("URB"));
        unknown.findings             = {};
        const std::vector<Row> rows  = {row_of(pictured(word)), row_of(unknown),
                                        row_of({.position = any})};
        const Reading          again = read_text(write_text(rows));
        RC_ASSERT(again.errors.empty());
        for (std::size_t i = 0; i < rows.size(); ++i)
            RC_ASSERT(again.entries[i].centred() == rows[i].entry.centred());
    }));
}

TEST(CentredTextFile, EndsALineWithTheTwists) {
    Entry entry = pictured("R U2 F'");
    entry.name  = "a picture";
    EXPECT_EQ(write_text(std::vector{row_of(entry)}), "R U2 F'  (3f) +213000   //a picture\n");
}

TEST(CentredTextFile, CountsCentresOfOtherLinesOnlyIfToldTo) {
    EXPECT_EQ(read_text("R U2 F'").entries.at(0).centres, Centres{});
    EXPECT_EQ(read_text("R U2 F'", all_centres).entries.at(0), pictured("R U2 F'"));
    EXPECT_EQ(read_text(std::string(home) + "+2....", all_centres).errors.size(), 1U);
    EXPECT_EQ(read_text(std::string(home) + "+2.....", all_centres).entries.at(0).centres.counted,
              *parse_centre_set("U"));
}

TEST(CentredTextFile, RefusesTwistsThatItsTurnsDoNotMake) {
    const Reading reading = read_text("R U2 F' +210000");
    ASSERT_EQ(reading.errors.size(), 1U);
    EXPECT_EQ(reading.errors[0].message.text(),
              "the line says that the centres are turned by 210000, but its turns turn them by "
              "213000");
}

TEST(CentredJsonFile, KeepsTheTwists) {
    Entry entry      = pictured("R U2 F'");
    entry.created    = timestamp(1);
    const auto again = read_json(write_json(std::vector{row_of(entry)}));
    ASSERT_TRUE(again && again->errors.empty());
    EXPECT_EQ(again->entries.at(0), entry);
    const auto told = read_json(R"([{"maneuver":"R U2 F'"}])", all_centres);
    EXPECT_EQ(told->entries.at(0).centres, entry.centres);
    const auto wrong = read_json(
        R"([{"position":"UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB+200000","maneuver":""}])");
    ASSERT_EQ(wrong->errors.size(), 1U);
}

}  // namespace
}  // namespace antipode::workspace
