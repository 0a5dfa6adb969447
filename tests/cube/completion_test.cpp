// What the engine fills in, compared with all cubes that agree with a painting.
#include "cube/completion.h"

#include <gtest/gtest.h>

#include "tests/support/cubes.h"
#include "tests/support/generators.h"
#include "tests/support/paintings.h"

namespace antipode {
namespace {

using testing::CompletionsByTrying;
using testing::painting_of;
using testing::with_cleared;

std::vector<std::size_t> facelets_at(std::size_t corner, std::size_t edge) {
    std::vector<std::size_t> facelets(corner_facelets[corner].begin(),
                                      corner_facelets[corner].end());
    facelets.insert(facelets.end(), edge_facelets[edge].begin(), edge_facelets[edge].end());
    return facelets;
}

void expect_as_by_trying(const PartialFacelets& painted) {
    const CompletionsByTrying reference(painted);
    const auto                completion = complete(painted);
    RC_ASSERT(completion.has_value() == !reference.all().empty());
    if (!completion) return;
    RC_ASSERT(completion->count == CompletionCount(reference.all().size()));
    RC_ASSERT(completion->facelets == reference.in_common());
}

TEST(Completion, ACompleteCubeIsItsOnlyCompletion) {
    EXPECT_TRUE(rc::check([](const testing::Reachable& reachable) {
        const auto completion = complete(painting_of(reachable.cube));
        RC_ASSERT(completion.has_value());
        RC_ASSERT(completion->facelets == painting_of(reachable.cube));
        RC_ASSERT(completion->filled.empty());
        RC_ASSERT(completion->count == CompletionCount(1));
    }));
}

TEST(Completion, ACubeThatTurningCannotReachHasNone) {
    EXPECT_TRUE(rc::check([](const Cube& any) {
        RC_ASSERT(complete(painting_of(any)).has_value() == is_reachable(any));
    }));
}

TEST(Completion, AFewStickersAreFilledInAsByTryingAllColours) {
    EXPECT_TRUE(rc::check([](const testing::Reachable& reachable, std::uint64_t seed) {
        Random     random(seed);
        const auto painted = painting_of(reachable.cube);
        const auto cleared = testing::drawn_stickers(painted, random.below(9), random);
        expect_as_by_trying(with_cleared(painted, cleared));
    }));
}

TEST(Completion, ACornerAndAnEdgeAreFilledInAsByTryingAllColours) {
    EXPECT_TRUE(rc::check([](const testing::Reachable& reachable, std::uint64_t seed) {
        Random     random(seed);
        const auto painted = painting_of(reachable.cube);
        const auto slots   = facelets_at(random.below(corner_count), random.below(edge_count));
        const auto more    = testing::drawn_stickers(painted, 3, random);
        expect_as_by_trying(with_cleared(with_cleared(painted, slots), more));
    }));
}

TEST(Completion, WrongStickersAreRefusedAsByTryingAllColours) {
    EXPECT_TRUE(rc::check([](const testing::Reachable& reachable, std::uint64_t seed) {
        Random random(seed);
        auto   painted = painting_of(reachable.cube);
        for (const std::size_t facelet : testing::drawn_stickers(painted, 2, random))
            painted.paint(facelet, all_faces[random.below(6)]);
        const auto cleared = testing::drawn_stickers(painted, 7, random);
        expect_as_by_trying(with_cleared(painted, cleared));
    }));
}

TEST(Completion, AnyNumberOfStickersIsFilledInAsInTheCubeTheyWereTakenFrom) {
    EXPECT_TRUE(rc::check([](const testing::Reachable& reachable, std::uint64_t seed) {
        Random     random(seed);
        const auto painted    = painting_of(reachable.cube);
        const auto cleared    = testing::drawn_stickers(painted, random.below(49), random);
        const auto completion = complete(with_cleared(painted, cleared));
        RC_ASSERT(completion.has_value());
        for (const std::size_t facelet : completion->filled)
            RC_ASSERT(completion->facelets[facelet] == painted[facelet]);
    }));
}

TEST(Completion, NothingIsForcedThatTwoCompletionsDisagreeAbout) {
    EXPECT_TRUE(rc::check([](const testing::Reachable& a, const testing::Reachable& b) {
        PartialFacelets common = painting_of(a.cube);
        for (std::size_t i = 0; i < facelet_count; ++i)
            if (common[i] != painting_of(b.cube)[i]) common.clear(i);
        const auto completion = complete(common);
        RC_ASSERT(completion.has_value());
        RC_ASSERT(completion->facelets == common);
        RC_ASSERT(completion->count != CompletionCount(1) || a.cube == b.cube);
    }));
}

TEST(Completion, AMissingPieceIsForcedInItsOrientationToo) {
    for (std::size_t slot = 0; slot < corner_count; ++slot) {
        const auto painted    = painting_of(testing::cube_after("R U2 F' L D B2 R'"));
        const auto completion = complete(with_cleared(painted, facelets_at(slot, slot)));
        ASSERT_TRUE(completion);
        EXPECT_EQ(completion->facelets, painted);
        EXPECT_EQ(completion->filled.size(), 5u);
        EXPECT_EQ(completion->count.text(), "1");
    }
}

// Parity forbids to exchange the two corners, and leaves their twists.
TEST(Completion, TwoMissingCornersCanOnlyBeTwisted) {
    auto painted = painting_of(solved);
    for (const std::size_t slot : {0, 1})
        for (const std::size_t facelet : corner_facelets[slot]) painted.clear(facelet);
    const auto completion = complete(painted);
    ASSERT_TRUE(completion);
    EXPECT_EQ(completion->count.text(), "3");
    EXPECT_TRUE(completion->filled.empty());
}

TEST(Completion, AnEmptyCubeForcesNothing) {
    const auto completion = complete(PartialFacelets{});
    ASSERT_TRUE(completion);
    EXPECT_EQ(completion->count.text(), ">1000");
    EXPECT_FALSE(completion->count.is_exact());
    EXPECT_EQ(completion->facelets, PartialFacelets{});
}

TEST(Completion, CountsAreExactUpToAThousand) {
    PartialFacelets twisted = painting_of(solved);
    for (const std::size_t slot : {0, 1, 2})
        for (const std::size_t facelet : corner_facelets[slot]) twisted.clear(facelet);
    EXPECT_EQ(complete(twisted)->count.text(), "27");  // 3 even orders, 3^2 twists
    for (const std::size_t slot : {0, 1, 2})
        for (const std::size_t facelet : edge_facelets[slot]) twisted.clear(facelet);
    EXPECT_EQ(complete(twisted)->count.text(),
              "648");  // half of 3! 3! orders, 3^2 twists, 2^2 flips
}

}  // namespace
}  // namespace antipode
