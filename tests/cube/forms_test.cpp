#include "cube/forms.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

TEST(Forms, EveryExampleIsThePositionAfterR) {
    for (const FormRow& row : form_rows()) {
        const Result<Cube> cube = parse_cube(row.example);
        ASSERT_TRUE(cube) << row.name << ": " << cube.error().message.text();
        EXPECT_EQ(*cube, testing::cube_after("R")) << row.name;
        EXPECT_EQ(recognise_form(row.example), row.form) << row.name;
        if (is_made_of_turns(row.form)) continue;
        EXPECT_EQ(to_text(*cube, row.form), row.example);
    }
}

TEST(Forms, NamesAreReadBack) {
    for (const FormRow& row : form_rows()) {
        EXPECT_EQ(name_of(row.form), row.name);
        EXPECT_EQ(*parse_form(row.name), row.form);
    }
}

TEST(Forms, AnUnknownNameIsAnsweredWithTheAcceptedOnes) {
    const Result<Form> form = parse_form("facelet");
    ASSERT_FALSE(form);
    EXPECT_EQ(form.error().kind, ErrorKind::usage);
    EXPECT_EQ(form.error().message.text(),
              "unknown form 'facelet'; accepted: maneuver, facelets, reid, transcription, zip, "
              "json, link, cycles");
}

TEST(Forms, WhatLooksLikeNothingElseIsAManeuver) {
    for (const char* text : {"", " ", "R", "R U2 F'", "[R, U]", "[R: U] (F B)2", "(R U R' U')6",
                             "^(R) U // niss", "Q", "gPDpGPdp", "RURURURURURURURURU", "[[R:U],D]"})
        EXPECT_EQ(recognise_form(text), Form::maneuver) << text;
}

TEST(Forms, AMistakeDoesNotHideTheForm) {
    EXPECT_EQ(recognise_form("UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBBB"),
              Form::facelets);
    EXPECT_EQ(recognise_form("UUUU?UUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBxB"),
              Form::facelets);
    EXPECT_EQ(recognise_form("UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBB"),
              Form::facelets);
    EXPECT_EQ(recognise_form("[1;2;3"), Form::zip);
    EXPECT_EQ(recognise_form("{sc=["), Form::transcription);
    EXPECT_EQ(recognise_form("{\"cp\":"), Form::json);
    EXPECT_EQ(recognise_form("UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB"),
              Form::reid);
}

TEST(Forms, AForcedFormIsObeyed) {
    EXPECT_EQ(parse_cube("R", {.form = Form::facelets}).error().message.text().substr(0, 20),
              "1 facelet was given,");
    EXPECT_FALSE(parse_cube("[0;0;0;0]", {.form = Form::maneuver}));
    EXPECT_EQ(*parse_cube("[0;0;0;0]", {.form = Form::zip}), solved);
}

TEST(Forms, TheAlphabetOfManeuversMayBeChosen) {
    EXPECT_EQ(*parse_cube("o", {.alphabet = Alphabet::papers}), testing::cube_after("R"));
    EXPECT_EQ(*parse_cube("O", {.alphabet = Alphabet::papers}), testing::cube_after("R'"));
    EXPECT_EQ(*parse_cube("R"), testing::cube_after("R"));
}

TEST(Forms, AnErrorInAManeuverIsPassedOn) {
    const Result<Cube> cube = parse_cube("R U Q");
    ASSERT_FALSE(cube);
    EXPECT_EQ(cube.error().kind, ErrorKind::invalid);
    EXPECT_NE(cube.error().message.text().find("column 5"), std::string::npos);
}

}  // namespace
}  // namespace antipode
