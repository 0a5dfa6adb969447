// The smallest repairs, compared with every repainting of up to three stickers.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cube/validity.h"
#include "tests/support/cubes.h"

namespace antipode {
namespace {

using Painting = std::string;

std::set<Painting> repaired_by(const Facelets& seen, const std::vector<Repair>& repairs) {
    std::set<Painting> paintings;
    for (const Repair& repair : repairs) paintings.insert(to_text(repaired(seen, repair)));
    return paintings;
}

// Every reachable cube that differs in exactly `left` stickers, by brute force.
void collect(Facelets& painted, std::size_t from, int left, std::set<Painting>& found) {
    if (left == 0) {
        const std::optional<Cube> cube = try_assemble(painted);
        if (cube && is_reachable(*cube)) found.insert(to_text(painted));
        return;
    }
    for (std::size_t i = from; i < facelet_count; ++i) {
        const Face before = painted[i];
        for (const Face colour : all_faces) {
            if (colour == before || is_centre(i)) continue;
            painted.paint(i, colour);
            collect(painted, i + 1, left - 1, found);
        }
        painted.paint(i, before);
    }
}

std::set<Painting> reachable_by_repainting(Facelets seen, int stickers) {
    std::set<Painting> found;
    collect(seen, 0, stickers, found);
    return found;
}

void expect_sound(const Facelets& seen, const std::vector<Repair>& repairs, std::size_t stickers) {
    for (const Repair& repair : repairs) {
        EXPECT_EQ(repair.changes.size(), stickers) << repair.description.text();
        const std::optional<Cube> cube = try_assemble(repaired(seen, repair));
        EXPECT_TRUE(cube && is_reachable(*cube)) << repair.description.text();
        for (const StickerChange& change : repair.changes) {
            EXPECT_EQ(change.from, seen[change.facelet]);
            EXPECT_NE(change.to, change.from);
            EXPECT_FALSE(is_centre(change.facelet));
        }
    }
    EXPECT_EQ(repaired_by(seen, repairs).size(), repairs.size()) << "a repair is listed twice";
}

// A random reachable cube, taken apart and put together wrongly.
Facelets broken(std::uint64_t seed, const Invariants& by) {
    Random random(seed);
    Cube   cube = random_reachable(random);
    if (by.parity == 1) std::swap(cube.edges[3], cube.edges[8]);
    cube.edges[5] = Cubie(cube.edges[5].piece(),
                          (cube.edges[5].orientation() + static_cast<std::size_t>(by.flip)) % 2);
    cube.corners[6] =
        Cubie(cube.corners[6].piece(),
              (cube.corners[6].orientation() + static_cast<std::size_t>(by.twist)) % 3);
    return facelets_of(cube);
}

TEST(Repair, AGoodCubeNeedsNone) {
    EXPECT_TRUE(smallest_repairs(Facelets{}).empty());
    EXPECT_TRUE(smallest_repairs(broken(1, {})).empty());
}

TEST(Repair, AFlippedEdgeIsMendedByFlippingOneOfTwelve) {
    const Facelets seen    = broken(2, {.flip = 1});
    const auto     repairs = smallest_repairs(seen);
    expect_sound(seen, repairs, 2);
    EXPECT_EQ(repairs.size(), 12U);
    EXPECT_EQ(repaired_by(seen, repairs), reachable_by_repainting(seen, 2));
    EXPECT_TRUE(std::ranges::any_of(repairs, [](const Repair& repair) {
        return repair.description.text() == "flip the edge at UR" && repair.changes.size() == 2;
    }));
}

TEST(Repair, ATwistedCornerIsMendedByTwistingOneOfEight) {
    const Facelets seen    = broken(3, {.twist = 1});
    const auto     repairs = smallest_repairs(seen);
    expect_sound(seen, repairs, 3);
    EXPECT_EQ(repairs.size(), 8U);
    EXPECT_EQ(repairs.front().description.text(), "twist the corner at URF counter-clockwise");
    EXPECT_TRUE(reachable_by_repainting(seen, 2).empty());
    EXPECT_EQ(repaired_by(seen, repairs), reachable_by_repainting(seen, 3));
}

TEST(Repair, ExchangedPiecesAreMendedByExchangingTwoEdgesWithACommonColour) {
    const Facelets seen    = broken(4, {.parity = 1});
    const auto     repairs = smallest_repairs(seen);
    expect_sound(seen, repairs, 2);
    EXPECT_EQ(repairs.size(), 36U);  // 6 colours, any two of the 4 edges that have it
    EXPECT_EQ(repaired_by(seen, repairs), reachable_by_repainting(seen, 2));
}

TEST(Repair, AnExchangeWithAFlipTakesThreeStickers) {
    const Facelets seen    = broken(5, {.parity = 1, .flip = 1});
    const auto     repairs = smallest_repairs(seen);
    expect_sound(seen, repairs, 3);
    EXPECT_TRUE(reachable_by_repainting(seen, 2).empty());
    EXPECT_EQ(repaired_by(seen, repairs), reachable_by_repainting(seen, 3));
}

TEST(Repair, EveryCombinationOfFaultsIsMended) {
    for (int parity = 0; parity < 2; ++parity)
        for (int flip = 0; flip < 2; ++flip)
            for (int twist = 0; twist < 3; ++twist) {
                // A twist costs 3 stickers, a flip 2, an exchange 2; an exchange of
                // corners mends the twist for 4, one of edges the flip for 3.
                const std::size_t edges =
                    parity == 1 ? 2 + std::size_t(flip) : 2 * std::size_t(flip);
                const std::size_t cost  = twist == 0    ? edges
                                          : parity == 1 ? 4 + 2 * std::size_t(flip)
                                                        : 3 + edges;
                const Facelets    seen  = broken(6, {parity, flip, twist});
                const auto        found = smallest_repairs(seen);
                EXPECT_EQ(found.empty(), cost == 0);
                expect_sound(seen, found, cost);
            }
}

// Reachable cubes differ in three stickers at least, so one misread sticker has
// one repair only: the truth.
TEST(Repair, OneMisreadStickerIsFoundForCertain) {
    Random random(7);
    for (int i = 0; i < 200; ++i) {
        const Facelets    truth   = facelets_of(random_reachable(random));
        const std::size_t facelet = random.below(facelet_count);
        const Face        colour  = all_faces[random.below(6)];
        if (is_centre(facelet) || truth[facelet] == colour) continue;
        Facelets seen = truth;
        seen.paint(facelet, colour);
        const auto repairs = smallest_repairs(seen);
        expect_sound(seen, repairs, 1);
        EXPECT_EQ(repaired_by(seen, repairs), std::set<Painting>{to_text(truth)});
    }
}

TEST(Repair, TwoMisreadStickersAreAmongTheRepairs) {
    Random random(8);
    for (int i = 0; i < 200; ++i) {
        const Facelets truth = facelets_of(random_reachable(random));
        Facelets       seen  = truth;
        for (int k = 0; k < 2; ++k)
            if (const std::size_t at = random.below(facelet_count); !is_centre(at))
                seen.paint(at, all_faces[random.below(6)]);
        if (seen == truth) continue;
        const auto        repairs = smallest_repairs(seen);
        const std::size_t cost    = repairs.at(0).changes.size();
        expect_sound(seen, repairs, cost);
        // Seldom another cube is nearer than the truth.
        EXPECT_TRUE(cost == 1 || repaired_by(seen, repairs).contains(to_text(truth)));
    }
}

TEST(Repair, TwoStickersExchangedOnACornerAreExchangedBack) {
    Facelets seen;
    seen.paint(8, Face::R);
    seen.paint(9, Face::U);
    const auto repairs = smallest_repairs(seen);
    ASSERT_EQ(repairs.size(), 1U);
    EXPECT_EQ(repairs[0].description.text(), "exchange the stickers U9 and R1");
    EXPECT_EQ(repaired(seen, repairs[0]), Facelets{});
}

TEST(Repair, ARepaintingSaysWhatItRepaints) {
    Facelets seen;
    seen.paint(10, Face::F);
    ASSERT_EQ(smallest_repairs(seen).size(), 1U);
    EXPECT_EQ(smallest_repairs(seen)[0].description.text(), "repaint R2 from F to R");
}

TEST(Repair, RepaintingsAreExactlyThoseOfTheBruteForce) {
    Random   random(9);
    Facelets seen = facelets_of(random_reachable(random));
    for (const std::size_t facelet : {0, 16, 30}) seen.paint(facelet, opposite(seen[facelet]));
    const auto repairs = smallest_repairs(seen);
    expect_sound(seen, repairs, 3);
    EXPECT_EQ(repaired_by(seen, repairs), reachable_by_repainting(seen, 3));
}

TEST(Repair, TooManyWrongStickersHaveNone) {
    Facelets seen;
    for (std::size_t i = 0; i < 4; ++i) seen.paint(i, Face::D);
    EXPECT_TRUE(smallest_repairs(seen).empty());
}

}  // namespace
}  // namespace antipode
