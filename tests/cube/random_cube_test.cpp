// Uniformity, as far as a fixed seed can show it. The bounds are five standard
// deviations wide or more, and the draws are always the same.
#include "cube/random_cube.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "cube/facelets.h"
#include "cube/validity.h"

namespace antipode {
namespace {

constexpr int draws = 48'000;

// How often each value came, against an even share: the chi-square statistic.
// For n values its mean is n - 1 and its standard deviation sqrt(2 n - 2).
template <std::size_t n>
double chi_square(const std::array<int, n>& counts) {
    const double share = static_cast<double>(draws) / n;
    double       sum   = 0;
    for (const int count : counts) sum += (count - share) * (count - share) / share;
    return sum;
}

template <std::size_t n>
void expect_even(const std::array<int, n>& counts) {
    EXPECT_LT(chi_square(counts), n + 5 * 1.5 * std::sqrt(static_cast<double>(n)));
}

TEST(RandomCube, TheSameSeedGivesTheSameCubes) {
    Random one(1);
    Random same(1);
    Random other(2);
    for (int i = 0; i < 10; ++i) {
        const Cube cube = random_reachable(one);
        EXPECT_EQ(cube, random_reachable(same));
        EXPECT_NE(cube, random_reachable(other));
    }
}

// Seeds are a promise to users: the stream must never change.
TEST(RandomCube, SeedOneGivesThisCubeForEver) {
    Random random(1);
    EXPECT_EQ(to_text(facelets_of(random_reachable(random))),
              "BDDBUFULDFRBURBLFUBBRUFLDLDBDFBDDFULUURFLFRDLRRLRBLFRU");
}

TEST(RandomCube, ReachableOnesAreReachable) {
    Random random(3);
    for (int i = 0; i < 1000; ++i) EXPECT_TRUE(is_reachable(random_reachable(random)));
}

TEST(RandomCube, AssembledOnesFallEvenlyIntoTheTwelveCosets) {
    std::array<int, 12> counts{};
    Random              random(4);
    for (int i = 0; i < draws; ++i) {
        const Invariants in = invariants(random_assembled(random));
        ++counts[static_cast<std::size_t>(6 * in.parity + 3 * in.flip + in.twist)];
    }
    expect_even(counts);
}

TEST(RandomCube, EveryCornerComesEvenlyToEverySlotInEveryTwist) {
    std::array<std::array<int, 24>, corner_count> counts{};
    Random                                        random(5);
    for (int i = 0; i < draws; ++i) {
        const Cube cube = random_reachable(random);
        for (std::size_t slot = 0; slot < corner_count; ++slot)
            ++counts[slot][3 * cube.corners[slot].piece() + cube.corners[slot].orientation()];
    }
    for (const auto& slot : counts) expect_even(slot);
}

TEST(RandomCube, EveryEdgeComesEvenlyToEverySlotInEveryFlip) {
    std::array<std::array<int, 24>, edge_count> counts{};
    Random                                      random(6);
    for (int i = 0; i < draws; ++i) {
        const Cube cube = random_reachable(random);
        for (std::size_t slot = 0; slot < edge_count; ++slot)
            ++counts[slot][2 * cube.edges[slot].piece() + cube.edges[slot].orientation()];
    }
    for (const auto& slot : counts) expect_even(slot);
}

// The slots where invariants are mended are as random together as the others.
TEST(RandomCube, MendedSlotsAreEvenTogether) {
    std::array<int, 132> pairs{};
    std::array<int, 4>   flips{};
    Random               random(7);
    for (int i = 0; i < draws; ++i) {
        const Cube        cube = random_reachable(random);
        const std::size_t a    = cube.edges[0].piece();
        const std::size_t b    = cube.edges[1].piece();
        ++pairs[11 * a + b - (b > a)];
        ++flips[2 * cube.edges[0].orientation() + cube.edges[1].orientation()];
    }
    expect_even(pairs);
    expect_even(flips);
}

TEST(RandomCube, BothParitiesAreEvenlyLikely) {
    std::array<int, 2> counts{};
    Random             random(8);
    for (int i = 0; i < draws; ++i)
        ++counts[static_cast<std::size_t>(corner_parity(random_reachable(random)))];
    expect_even(counts);
}

TEST(RandomCube, OfSomePiecesLeavesTheOthersSolved) {
    Random random(11);
    for (int i = 0; i < 100; ++i) {
        const Cube corners = random_reachable(random, Pieces::corners);
        const Cube edges   = random_reachable(random, Pieces::edges);
        EXPECT_TRUE(is_reachable(corners) && is_reachable(edges));
        EXPECT_EQ(corners.edges, solved.edges);
        EXPECT_EQ(edges.corners, solved.corners);
        EXPECT_NE(corners.corners, solved.corners);
        EXPECT_NE(edges.edges, solved.edges);
    }
}

TEST(RandomCube, OfCornersHasEveryCornerEvenlyInAPlace) {
    Random              random(12);
    std::array<int, 24> seen{};
    for (int i = 0; i < draws; ++i) {
        const Cubie first = random_reachable(random, Pieces::corners).corners[0];
        ++seen[3 * first.piece() + first.orientation()];
    }
    expect_even(seen);
}

}  // namespace
}  // namespace antipode
