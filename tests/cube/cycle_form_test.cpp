#include "cube/cycle_form.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "cube/algebra.h"
#include "cube/forms.h"
#include "cube/random_cube.h"

namespace antipode {
namespace {

Cube read_cycles(std::string_view text) { return *parse_cycle_form(text); }

std::string cycle_error(std::string_view text) {
    return parse_cycle_form(text).error().message.text();
}

TEST(CycleForm, OfATurnNamesWhereEachStickerGoes) {
    EXPECT_EQ(to_cycle_form(after(Moves{{Face::R, Turn::clockwise}})),
              "(UR BR DR FR)(URF BRU DRB FRD)");
    EXPECT_EQ(to_cycle_form(solved), "()");
}

TEST(CycleForm, OfAnyPositionReadsBackAndIsRecognised) {
    EXPECT_TRUE(rc::check([](std::uint64_t seed) {
        Random            random(seed);
        const Cube        cube = random_assembled(random);
        const std::string text = to_cycle_form(cube);
        RC_ASSERT(read_cycles(text) == cube);
        RC_ASSERT(recognise_form(text) == Form::cycles);
    }));
}

TEST(CycleForm, APieceGoesToTheSlotOfTheNextStickerByLetter) {
    const Cube cube = read_cycles("(UF BD UR)");
    // The edge UF is at DB with its U sticker on B: flipped, since DB begins with D.
    EXPECT_EQ(cube.edges[7], Cubie(1, 1));
    EXPECT_EQ(cube.edges[0], Cubie(7, 1));
    EXPECT_EQ(cube.edges[1], Cubie(0, 0));
}

TEST(CycleForm, AMarkTurnsThePiecesAsTheyComeRound) {
    EXPECT_EQ(read_cycles("(ULF+)").corners[1], Cubie(1, 1));
    EXPECT_EQ(read_cycles("(ULF)-").corners[1], Cubie(1, 2));
    EXPECT_EQ(read_cycles("(UF+)").edges[1], Cubie(1, 1));
    EXPECT_EQ(power(read_cycles("(UF BD UR+)"), 3), read_cycles("(UF+)(BD+)(UR+)"));
}

TEST(CycleForm, NamesMayStartWithAnySticker) {
    EXPECT_EQ(read_cycles("(UF BD UR)"), read_cycles("(FU DB RU)"));
    EXPECT_EQ(read_cycles("(URF UBR)"), read_cycles("(RFU BRU)"));
    EXPECT_EQ(read_cycles("(UFL, URF)"), read_cycles("(URF UFL)"));
}

TEST(CycleForm, ABracketOfTurnsIsAManeuver) {
    EXPECT_EQ(recognise_form("(RU)"), Form::maneuver);
    EXPECT_EQ(recognise_form("(R U R' U')6"), Form::maneuver);
    EXPECT_EQ(recognise_form("(RU RU)"), Form::maneuver);
    EXPECT_EQ(recognise_form("(UF BD UR)(ULF+)"), Form::cycles);
}

TEST(CycleForm, ErrorsNameTheColumn) {
    EXPECT_EQ(cycle_error("(UF BD UX)").substr(0, 34), "there is no piece 'U' at column 8:");
    EXPECT_EQ(cycle_error("(UF BD)(UF UR)").substr(0, 40),
              "the piece UF at column 9 occurs twice: e");
    EXPECT_EQ(cycle_error("(UF URF)").substr(0, 48),
              "the piece URF at column 5 is of a different kind");
    EXPECT_EQ(cycle_error("(UFL UFR)").substr(0, 43),
              "the piece UFR at column 6 names its sticker");
    EXPECT_EQ(cycle_error("(UF-)").substr(0, 36), "the piece UF at column 2 is an edge,");
    EXPECT_EQ(cycle_error("(UF").substr(0, 27), "the cycles end at column 4:");
    EXPECT_EQ(cycle_error("UF BD").substr(0, 27), "unexpected 'U' at column 1:");
}

}  // namespace
}  // namespace antipode
