// Laws of the decision: light, order and way up do not matter, and doubt is told.
#include "colours/decide.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cube/random_cube.h"
#include "cube/slots.h"
#include "cube/validity.h"
#include "tests/support/cubes.h"
#include "tests/support/sightings.h"

namespace antipode::colours {
namespace {

using testing::patches_of;
using testing::Shuffle;

TEST(Decide, RealCubesAreReadRightAndWithoutDoubt) {
    for (const testing::SeenCube& cube : testing::real_cubes()) {
        const Decision decision = decide({.patches = cube.patches});
        EXPECT_EQ(to_text(decision.best.facelets), cube.facelets) << cube.name;
        EXPECT_GT(decision.best.probability, 0.99) << cube.name;
        EXPECT_TRUE(decision.doubtful.empty()) << cube.name;
    }
}

TEST(Decide, AnyOrderAndRotationOfThePicturesGivesTheSameCube) {
    Random random(5);
    for (int i = 0; i < 20; ++i) {
        const Facelets facelets = facelets_of(random_reachable(random));
        const Patches  patches  = patches_of(facelets, random);
        const Decision decision =
            decide({.patches = Shuffle::random(random).of(patches), .order = PictureOrder::any});
        EXPECT_EQ(to_text(decision.best.facelets), to_text(facelets));
        EXPECT_TRUE(decision.doubtful.empty());
    }
}

// The three faces of a corner view, clockwise and with their first patches at the corner, as the
// pieces themselves say it.
Shuffle seen_from_corners(Random& random) {
    const std::array<std::size_t, 2> firsts    = {random.below(3), random.below(3)};
    constexpr std::size_t            corners[] = {0, 6};  // URF and, opposite to it, DBL
    Shuffle                          shuffle{};
    for (std::size_t i = 0; i < 6; ++i) {
        const auto&       stickers = Corners::facelets[corners[i / 3]];
        const std::size_t facelet  = stickers[(i + firsts[i / 3]) % 3];
        shuffle.order[i]           = static_cast<std::uint8_t>(facelet / 9);
        while (turned_cell(0, shuffle.turns[i]) != facelet % 9) ++shuffle.turns[i];
    }
    return shuffle;
}

TEST(Decide, TwoCornerViewsLeaveNoDoubtHowTheFacesWereHeld) {
    Random random(14);
    for (const testing::SeenCube& cube : testing::real_cubes()) {
        const Shuffle  shuffle  = seen_from_corners(random);
        const Decision decision = decide({.patches = shuffle.of(cube.patches),
                                          .order   = PictureOrder::any,
                                          .named   = shuffle.pictures(),
                                          .corners = {{0, 1, 2}, {3, 4, 5}}});
        EXPECT_EQ(to_text(decision.best.facelets), cube.facelets) << cube.name;
        EXPECT_GT(decision.best.probability, 0.99) << cube.name;
    }
}

// Pieces that are put together against what was seen are no cube.
TEST(Decide, CornerViewsThatContradictThePiecesAreNotLikely) {
    Random random(15);
    for (int i = 0; i < 10; ++i) {
        const Patches patches = patches_of(facelets_of(random_reachable(random)), random);
        Shuffle       shuffle = seen_from_corners(random);
        std::swap(shuffle.order[1], shuffle.order[2]);
        std::swap(shuffle.turns[1], shuffle.turns[2]);
        const Decision decision = decide({.patches = shuffle.of(patches),
                                          .order   = PictureOrder::any,
                                          .corners = {{0, 1, 2}, {3, 4, 5}}});
        EXPECT_FALSE(decision.is_likely() && decision.doubtful.empty());
    }
}

// Each picture has its face, and turning it as told makes the net.
TEST(Decide, TellsWhereEachPictureBelongs) {
    Random         random(6);
    const Facelets facelets = facelets_of(random_reachable(random));
    const Patches  patches  = patches_of(facelets, random);
    const Shuffle  shuffle  = Shuffle::random(random);
    const Decision decision = decide({.patches = shuffle.of(patches), .order = PictureOrder::any});
    const auto     places   = places_of(decision.best.arrangement);
    for (std::size_t picture = 0; picture < 6; ++picture) {
        EXPECT_EQ(index(places[picture].face), shuffle.order[picture]);
        EXPECT_EQ((places[picture].quarter_turns + shuffle.turns[picture]) % 4, 0u);
    }
}

TEST(Decide, NamesOfPicturesTurnTheWholeCube) {
    const auto    cubes = testing::real_cubes();
    const auto&   cube  = *std::find_if(cubes.begin(), cubes.end(),
                                        [](const auto& seen) { return seen.name == "random-01"; });
    Random        random(7);
    const Shuffle shuffle = Shuffle::random(random);
    Sighting      sighting{.patches = shuffle.of(cube.patches), .order = PictureOrder::any};
    sighting.named = shuffle.pictures();
    EXPECT_EQ(to_text(decide(sighting).best.facelets), cube.facelets);
}

TEST(Decide, LampsOfAnyColourAreTheSame) {
    Random random(8);
    for (const Rgb lamp :
         {Rgb{1, 1, 1}, Rgb{1.05, 0.8, 0.5}, Rgb{0.7, 0.85, 1.05}, Rgb{0.3, 0.25, 0.2}}) {
        const Facelets facelets = facelets_of(random_reachable(random));
        Patches        patches  = patches_of(facelets, random);
        for (Rgb& patch : patches)
            for (std::size_t channel = 0; channel < 3; ++channel)
                patch[channel] = std::min(255.0, patch[channel] * lamp[channel]);
        const Decision decision = decide({.patches = patches});
        EXPECT_EQ(decision.best.facelets, facelets);
        EXPECT_TRUE(decision.doubtful.empty());
    }
}

TEST(Decide, APlantedSwapIsFoundAndMarked) {
    Random random(9);
    for (int i = 0; i < 20; ++i) {
        const Facelets    facelets = facelets_of(random_reachable(random));
        Patches           patches  = patches_of(facelets, random);
        const std::size_t one = 9 * random.below(6) + 1, other = 9 * random.below(6) + 3;
        if (facelets[one] == facelets[other]) continue;
        std::swap(patches[one], patches[other]);
        const Decision decision = decide({.patches = patches});
        EXPECT_TRUE(is_reachable(*assemble(decision.best.facelets)));
        EXPECT_FALSE(decision.doubtful.empty());
    }
}

// A patch of glare is anything: the others say what is under it.
TEST(Decide, GlareOnSomeStickersDoesNotMatter) {
    Random random(10);
    for (int i = 0; i < 20; ++i) {
        const Facelets facelets      = facelets_of(random_reachable(random));
        Patches        patches       = patches_of(facelets, random);
        patches[9 * random.below(6)] = {255, 255, 255};
        EXPECT_EQ(to_text(decide({.patches = patches}).best.facelets), to_text(facelets));
    }
}

// Learned from such a centre, orange had the yellow patches and yellow the orange ones; no single
// patch had a reason to go back, and pictures were arranged by what came of it.
TEST(Decide, ColoursThatHaveChangedPlacesAreExchanged) {
    const auto cubes = testing::seen_cubes("camera_washed_out.jsonl");
    ASSERT_EQ(cubes.size(), 2U);
    for (const testing::SeenCube& cube : cubes) {
        const Decision decision = decide({.patches = cube.patches, .order = PictureOrder::any});
        EXPECT_EQ(to_text(decision.best.facelets), cube.facelets) << cube.name;
        EXPECT_GT(decision.best.probability, 0.99) << cube.name;
    }
}

TEST(Decide, WhatAPersonSettlesIsFollowed) {
    Random            random(11);
    const Facelets    facelets = facelets_of(random_reachable(random));
    const Patches     patches  = patches_of(facelets, random);
    const std::size_t colour   = (index(facelets[1]) + 1) % 6;
    const Decision    decision =
        decide({.patches = patches, .settled = {{.patch = 1, .colour = colour}}});
    EXPECT_EQ(index(decision.best.facelets[1]), colour);
    EXPECT_TRUE(is_reachable(*assemble(decision.best.facelets)));
}

// Of the checkerboard nobody can say which way up a face was, and it does not matter; of other
// patterns it does, and the answer is honest about it.
TEST(Decide, AmbiguousPicturesAreToldToBeSo) {
    for (const testing::SeenCube& cube : testing::real_cubes()) {
        if (cube.name != "tetris") continue;
        const Decision decision = decide({.patches = cube.patches, .order = PictureOrder::any});
        EXPECT_LT(decision.best.probability, 0.5);
        ASSERT_TRUE(decision.second.has_value());
        EXPECT_NEAR(decision.second->probability, decision.best.probability, 1e-3);
    }
}

TEST(Decide, AFaceShownTwiceInsteadOfAnotherIsNotLikelyToBeACube) {
    Random random(13);
    for (int i = 0; i < 20; ++i) {
        Patches           patches = patches_of(facelets_of(random_reachable(random)), random);
        const std::size_t one = random.below(6), other = (one + 1 + random.below(5)) % 6;
        for (std::size_t cell = 0; cell < 9; ++cell)
            patches[9 * other + cell] = 0.8 * patches[9 * one + turned_cell(cell, 1)];
        EXPECT_FALSE(decide({.patches = patches, .order = PictureOrder::any}).is_likely());
        EXPECT_FALSE(decide({.patches = patches}).is_likely());
    }
}

TEST(Decide, NoiseIsNotLikelyToBeACube) {
    Random random(12);
    for (int i = 0; i < 20; ++i) {
        Patches patches;
        for (Rgb& patch : patches)
            for (double& channel : patch) channel = static_cast<double>(random.below(256));
        EXPECT_FALSE(decide({.patches = patches}).is_likely());
    }
}

TEST(Decide, OneColourIsNoCube) {
    Patches patches;
    patches.fill({120, 130, 90});
    EXPECT_FALSE(decide({.patches = patches}).is_likely());
    EXPECT_FALSE(decide({.patches = patches, .order = PictureOrder::any}).is_likely());
}

}  // namespace
}  // namespace antipode::colours
