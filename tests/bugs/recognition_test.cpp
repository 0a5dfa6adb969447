// Texts that were once taken for another form than the one meant.
#include <gtest/gtest.h>

#include "cube/forms.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

const std::string home = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

TEST(RecognitionBugs, StickersInBlocksOfThreeAreNoListOfPieces) {
    std::string blocks;
    for (std::size_t i = 0; i < home.size(); i += 3) blocks += home.substr(i, 3) + " ";
    EXPECT_EQ(recognise_form(blocks), Form::facelets);
    EXPECT_EQ(*parse_cube(blocks), solved);
}

TEST(RecognitionBugs, ASemicolonInACommentMakesNoZip) {
    EXPECT_EQ(*parse_cube("[R, U] // first this; then that"), testing::cube_after("R U R' U'"));
}

TEST(RecognitionBugs, AZipWithCommasIsAZip) {
    EXPECT_EQ(*parse_cube("[18, 18, 0, 0]"), testing::cube_after("D'"));
    EXPECT_EQ(recognise_form("[-1;0;0;0]"), Form::zip);
}

TEST(RecognitionBugs, ALongWordOfThePapersIsNoCubeOfStickers) {
    const std::string word = "GdfgDPPGdfDPgPGPPgapApappAGdfgDPPGdfDPgPGPPgapApappA";
    EXPECT_EQ(*parse_cube(word, {.alphabet = Alphabet::papers}), solved);
    EXPECT_EQ(recognise_form(word + word + word + word + word + word), Form::maneuver);
}

TEST(RecognitionBugs, ExamplesOfTranscriptionAndZipAreThePositionAfterR) {
    for (const FormRow& row : form_rows())
        EXPECT_EQ(*parse_cube(row.example, {.form = row.form}), testing::cube_after("R"))
            << row.name;
}

}  // namespace
}  // namespace antipode
