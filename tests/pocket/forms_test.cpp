#include "pocket/forms.h"

#include <gtest/gtest.h>

#include "tests/pocket/cubes.h"

namespace antipode::pocket {
namespace {

TEST(PocketForms, EveryExampleIsTheCubeAfterR) {
    for (const FormRow& row : form_rows()) {
        EXPECT_EQ(recognise_form(row.example), row.form) << row.name;
        EXPECT_EQ(testing::pocket_cube(row.example), testing::pocket_cube("R")) << row.name;
        EXPECT_EQ(*parse_form(row.name), row.form);
    }
}

TEST(PocketForms, AreRecognised) {
    EXPECT_EQ(recognise_form(""), Form::maneuver);
    EXPECT_EQ(recognise_form("x y z R2"), Form::maneuver);
    EXPECT_EQ(recognise_form("[R,U] (F D')3 // x0"), Form::maneuver);
    EXPECT_EQ(recognise_form("RURFURFURFURFURFURFURFUR"), Form::facelets);
    EXPECT_EQ(recognise_form("R U R F U R F U R F U R F U R F U R F U R F U R"), Form::maneuver);
    EXPECT_EQ(recognise_form("UUUU RRRR FFFF DDDD LLLL BBBB // solved"), Form::facelets);
    EXPECT_EQ(recognise_form("000012121111222233334444"), Form::facelets);
    EXPECT_EQ(recognise_form("y0''"), Form::layers);
    EXPECT_EQ(recognise_form(" [[0,0,0],[B,U,L]]"), Form::cubies);
}

TEST(PocketForms, AFormCanBeForced) {
    EXPECT_FALSE(read("RURFURFURFURFURFURFURFUR"));
    EXPECT_TRUE(read("RURFURFURFURFURFURFURFUR", Form::maneuver));
    EXPECT_FALSE(read("R U", Form::facelets));
    EXPECT_EQ(parse_form("zip").error().message.text(),
              "unknown form 'zip'; accepted: maneuver, facelets, cubies, layers");
}

TEST(PocketForms, AManeuverIsKept) {
    EXPECT_EQ(read("R x U2")->maneuver->size(), 3U);
    EXPECT_EQ(read("x0 y1''")->maneuver->size(), 2U);
    EXPECT_EQ(read("UUUURRRRFFFFDDDDLLLLBBBB")->maneuver, std::nullopt);
}

TEST(PocketForms, SlicesAndWideTurnsAreRefused) {
    EXPECT_EQ(read("R M2 U").error().message.text(),
              "a 2x2x2 cannot do M2; accepted: turns of the faces U R F D L B and of the whole "
              "cube, x y z");
    EXPECT_FALSE(read("Rw U"));
    EXPECT_EQ(read("R Q").error().place, (Span{2, 1}));
}

}  // namespace
}  // namespace antipode::pocket
