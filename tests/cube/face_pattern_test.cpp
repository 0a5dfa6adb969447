#include "cube/face_pattern.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

FacePattern pattern(std::string_view text) { return parse_face_patterns(text)->front(); }

// Random cubes show little; some turns leave faces with few colours.
Facelets some_facelets(Random& random) {
    Cube cube = solved;
    for (std::uint64_t turns = random.below(6); turns > 0; --turns)
        cube = cube * all_moves[random.below(Move::count)];
    return facelets_of(cube);
}

// Cells of what a face shows, some of them any.
FacePattern some_pattern(Random& random) {
    FacePattern drawn =
        pattern_of(some_facelets(random), all_faces[random.below(all_faces.size())]);
    for (char& cell : drawn.cells)
        if (random.below(4) == 0) cell = '.';
    drawn.as_drawn = random.below(3) == 0;
    return drawn;
}

TEST(FacePattern, OfAFaceIsShownByIt) {
    Random random(20261116);
    for (int i = 0; i < 100; ++i) {
        const Facelets facelets = some_facelets(random);
        for (Face face : all_faces) EXPECT_TRUE(shows(facelets, face, pattern_of(facelets, face)));
    }
}

TEST(FacePattern, IsShownWhereOneOfItsColouringsFits) {
    Random random(20261117);
    for (int i = 0; i < 200; ++i) {
        const Facelets    facelets = some_facelets(random);
        const FacePattern drawn    = some_pattern(random);
        for (Face face : all_faces) {
            const auto fits = [&](const FaceColouring& colouring) {
                for (std::size_t cell = 0; cell < cells_of_face; ++cell)
                    if (colouring[cell] != any_colour
                        && colouring[cell] != index(facelets[9 * index(face) + cell]))
                        return false;
                return true;
            };
            EXPECT_EQ(std::ranges::any_of(colourings_of(drawn, face), fits),
                      shows(facelets, face, drawn))
                << to_text(drawn);
        }
    }
}

TEST(FacePattern, HasAsManyColouringsAsThereAreWaysToChooseColours) {
    EXPECT_EQ(colourings_of(pattern("solid"), Face::U).size(), 1U);
    EXPECT_EQ(colourings_of(pattern("dot"), Face::U).size(), 5U);
    EXPECT_EQ(colourings_of(pattern("square"), Face::U).size(), 4 * 5U);
    EXPECT_EQ(colourings_of(pattern("=square"), Face::U).size(), 5U);
    EXPECT_EQ(colourings_of(pattern("stripes"), Face::U).size(), 2 * 5 * 4U);
    EXPECT_EQ(colourings_of(pattern(".../.a./..."), Face::U).size(), 1U);
    EXPECT_EQ(colourings_of(pattern(".../.R./..."), Face::U).size(), 0U);
}

TEST(FacePattern, LabelsAreDifferentColoursAndNotThoseWithANameOfTheirOwn) {
    const Facelets facelets;
    EXPECT_TRUE(shows(facelets, Face::U, pattern("UUU/UUU/UUU")));
    EXPECT_FALSE(shows(facelets, Face::U, pattern("aUU/UUU/UUU")));
    EXPECT_FALSE(shows(facelets, Face::R, pattern("UUU/UUU/UUU")));
    EXPECT_FALSE(shows(facelets, Face::U, pattern("baa/aaa/aaa")));
    EXPECT_TRUE(shows(facelets, Face::U, pattern(".aa/a.a/aa.")));
}

TEST(FacePattern, IsReadAsItIsWritten) {
    Random random(20261118);
    for (int i = 0; i < 100; ++i) {
        const FacePattern drawn = some_pattern(random);
        EXPECT_EQ(pattern(to_text(drawn)), drawn);
    }
    EXPECT_EQ(to_text(*parse_face_patterns("Dot | =aabaabbbb|z")),
              "aaa/aba/aaa|=aab/aab/bbb|aab/bab/baa");
}

TEST(FacePattern, NamesAreOfDifferentDrawings) {
    std::set<std::string> drawings;
    for (const NamedPattern& row : named_patterns()) {
        EXPECT_EQ(to_text(pattern(row.name)), row.drawing);
        EXPECT_TRUE(drawings.insert(std::string(row.drawing)).second) << row.name;
    }
}

TEST(FacePattern, WhatIsWrongHasItsPlace) {
    struct Wrong {
        std::string_view text;
        Span             place;
    };
    for (const auto& [text, place] :
         {Wrong{"", {0, 0}}, Wrong{"aba/bab", {0, 7}}, Wrong{"dot|  dott ", {6, 4}},
          Wrong{"dot|=ab", {5, 2}}, Wrong{"abc/def/gaa", {0, 11}}, Wrong{"a/babab/aba", {0, 11}},
          Wrong{"aba/b?b/aba", {0, 11}}}) {
        const auto patterns = parse_face_patterns(text);
        ASSERT_FALSE(patterns) << text;
        EXPECT_EQ(patterns.error().place, place) << text;
    }
}

TEST(Continuity, IsThatOfLinesThatGoOnOverAnEdge) {
    EXPECT_TRUE(is_continuous(Facelets()));
    EXPECT_TRUE(is_continuous(facelets_of(testing::cube_after("U"))));
    EXPECT_TRUE(is_continuous(facelets_of(testing::cube_after("U F"))));
    EXPECT_FALSE(is_continuous(facelets_of(testing::cube_after("R U R'"))));
    Random random(20261119);
    for (int i = 0; i < 50; ++i) {
        const Facelets facelets = some_facelets(random);
        const Cube     cube     = *try_assemble(facelets);
        for (Symmetry s : all_symmetries)
            EXPECT_EQ(is_continuous(facelets_of(conjugate(cube, s))), is_continuous(facelets));
    }
}

}  // namespace
}  // namespace antipode
