// Sums over all cubes, compared with known numbers and with trying.
#include "colours/cube_sums.h"

#include <gtest/gtest.h>

#include "cube/algebra.h"
#include "cube/facelets.h"
#include "cube/random_cube.h"
#include "cube/validity.h"
#include "tests/support/sightings.h"

namespace antipode::colours {
namespace {

StickerScores random_scores(Random& random, double greatest) {
    StickerScores scores;
    for (auto& of_sticker : scores)
        for (double& score : of_sticker) score = greatest * testing::random_unit(random);
    return scores;
}

double score_of(const StickerScores& scores, const Cube& cube) {
    const Facelets facelets = facelets_of(cube);
    double         score    = 0;
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (!is_centre(i)) score += scores[i][index(facelets[i])];
    return score;
}

TEST(CubeSums, CountAllCubesIfNoneIsMoreLikely) {
    const CubeSums sums(StickerScores{});
    EXPECT_NEAR(std::exp(sums.log_total()), 43'252'003'274'489'856'000.0, 1e10);
    EXPECT_NEAR(sums.log_share(solved), -sums.log_total(), 1e-9);
}

TEST(CubeSums, FindTheCubeThatTheStickersShow) {
    Random random(1);
    for (int i = 0; i < 50; ++i) {
        const Cube     cube     = random_reachable(random);
        const Facelets facelets = facelets_of(cube);
        StickerScores  scores   = random_scores(random, 1);
        for (std::size_t at = 0; at < facelet_count; ++at) scores[at][index(facelets[at])] += 5;
        const CubeSums sums(scores);
        EXPECT_EQ(sums.best(), cube);
        EXPECT_NEAR(sums.log_best(), score_of(scores, cube), 1e-9);
        EXPECT_NEAR(sums.log_best() - sums.log_total(), sums.log_share(cube), 1e-9);
    }
}

// Whatever the scores are, no other cube has more: neither samples nor neighbours.
TEST(CubeSums, NoCubeIsBetterThanTheBest) {
    Random random(2);
    for (int i = 0; i < 20; ++i) {
        const StickerScores scores = random_scores(random, i % 2 == 0 ? 3 : 20);
        const CubeSums      sums(scores);
        const Cube          best = sums.best();
        ASSERT_TRUE(is_reachable(best));
        EXPECT_EQ(CubeSums(scores, Wanted::best).best(), best);
        EXPECT_NEAR(score_of(scores, best), sums.log_best(), 1e-9);
        for (int j = 0; j < 50; ++j) {
            const Cube sample = sums.sample(random);
            ASSERT_TRUE(is_reachable(sample));
            EXPECT_LE(score_of(scores, sample), sums.log_best() + 1e-9);
            EXPECT_LE(score_of(scores, best * sample), sums.log_best() + 1e-9);
        }
    }
}

// Two cubes fit equally well and all others badly: each is drawn half of the time.
TEST(CubeSums, SamplesAreDrawnAsOftenAsTheyAreLikely) {
    const Cube    one = solved, other = cube_of(quarter_turn_map(Face::R));
    StickerScores scores;
    for (auto& of_sticker : scores) of_sticker.fill(-20);
    for (const Cube& cube : {one, other}) {
        const Facelets facelets = facelets_of(cube);
        for (std::size_t i = 0; i < facelet_count; ++i) scores[i][index(facelets[i])] = 0;
    }
    const CubeSums sums(scores);
    Random         random(3);
    int            ones = 0, others = 0;
    for (int i = 0; i < 1000; ++i) {
        const Cube sample = sums.sample(random);
        ones += sample == one;
        others += sample == other;
    }
    EXPECT_NEAR(std::exp(sums.log_share(one)), std::exp(sums.log_share(other)), 1e-9);
    EXPECT_NEAR(ones, others, 150);
}

// Stickers that contradict each other: what is passed over in easy cases counts here.
TEST(CubeSums, TheBestOfContradictionsIsFound) {
    Random random(4);
    for (int i = 0; i < 10; ++i) {
        Facelets      facelets = facelets_of(random_reachable(random));
        StickerScores scores;
        for (auto& of_sticker : scores) of_sticker.fill(-24);
        for (std::size_t at = 0; at < facelet_count; ++at) scores[at][index(facelets[at])] = 0;
        std::swap(scores[8], scores[20]);  // two stickers of one corner
        const CubeSums sums(scores);
        EXPECT_TRUE(is_reachable(sums.best()));
        EXPECT_NEAR(score_of(scores, sums.best()), sums.log_best(), 1e-9);
        EXPECT_NEAR(sums.log_best(), -48, 1e-9);
    }
}

}  // namespace
}  // namespace antipode::colours
