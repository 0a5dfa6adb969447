#include "group/permutation.h"

#include <gtest/gtest.h>

#include "tests/group/generators.h"

namespace antipode {
namespace {

using testing::from_cycles;
using testing::permutations;

// The papers count points from 1.
std::vector<Cycle> counted_from_one(std::vector<Cycle> cycles) {
    for (Cycle& cycle : cycles)
        for (Point& point : cycle) ++point;
    return cycles;
}

const Permutation papers_example({0, 4, 6, 1, 3, 8, 10, 9, 5, 2, 7, 11});

TEST(Permutation, ProductReadsFromLeftToRight) {
    const Permutation a = from_cycles(3, {{0, 1}});
    const Permutation b = from_cycles(3, {{1, 2}});
    EXPECT_EQ((a * b)[0], 2);
    EXPECT_EQ(from_cycles(3, {{0, 1}, {1, 2}}), a * b);
}

TEST(Permutation, ProductIsAssociative) {
    EXPECT_TRUE(rc::check([] {
        const auto a = *permutations(48), b = *permutations(48), c = *permutations(48);
        RC_ASSERT((a * b) * c == a * (b * c));
    }));
}

TEST(Permutation, InverseUndoesOnBothSides) {
    EXPECT_TRUE(rc::check([] {
        const auto a = *permutations(48);
        RC_ASSERT((a * inverse(a)).is_identity());
        RC_ASSERT((inverse(a) * a).is_identity());
    }));
}

TEST(Permutation, InverseOfAProductTurnsItAround) {
    EXPECT_TRUE(rc::check([] {
        const auto a = *permutations(12), b = *permutations(12);
        RC_ASSERT(inverse(a * b) == inverse(b) * inverse(a));
    }));
}

TEST(Permutation, MultipliesIntoItself) {
    Permutation a = from_cycles(4, {{0, 1, 2, 3}});
    a *= a;
    EXPECT_EQ(a, from_cycles(4, {{0, 2}, {1, 3}}));
}

TEST(Permutation, PowersAddTheirExponents) {
    EXPECT_TRUE(rc::check([](std::int32_t i, std::int32_t j) {
        const auto a = *permutations(20);
        RC_ASSERT(power(a, i) * power(a, j) == power(a, std::int64_t{i} + j));
    }));
}

TEST(Permutation, PowerIsRepeatedProduct) {
    const Permutation p = papers_example;
    EXPECT_EQ(power(p, 3), p * p * p);
    EXPECT_EQ(power(p, -2), inverse(p) * inverse(p));
    EXPECT_TRUE(power(p, 0).is_identity());
    EXPECT_EQ(power(p, std::numeric_limits<std::int64_t>::min()), power(p, -8));  // mod order 30
}

TEST(Permutation, OrderIsTheFirstPowerThatIsTheIdentity) {
    EXPECT_TRUE(rc::check([] {
        const auto    a     = *permutations(8);
        std::uint64_t tries = 1;
        for (Permutation p = a; !p.is_identity(); p *= a) ++tries;
        RC_ASSERT(order(a) == tries);
    }));
}

TEST(Permutation, CyclesRebuildIt) {
    EXPECT_TRUE(rc::check([] {
        const auto a = *permutations(48);
        RC_ASSERT(from_cycles(48, cycles(a)) == a);
    }));
}

TEST(Permutation, CyclesStartAtTheirSmallestPointAndAreSorted) {
    const Permutation p({0, 3, 5, 2, 4, 1});
    EXPECT_EQ(cycles(p), (std::vector<Cycle>{{1, 3, 2, 5}}));
    EXPECT_EQ(cycles(inverse(p)), (std::vector<Cycle>{{1, 5, 2, 3}}));
    EXPECT_TRUE(cycles(Permutation::identity(5)).empty());
}

TEST(Permutation, TranspositionsRebuildItAndTellItsParity) {
    EXPECT_TRUE(rc::check([] {
        const auto a     = *permutations(12);
        const auto swaps = transpositions(a);
        RC_ASSERT(from_cycles(12, swaps) == a);
        RC_ASSERT((swaps.size() % 2 == 0) == (parity(a) == Parity::even));
    }));
}

TEST(Permutation, ParityOfAProductIsTheSum) {
    EXPECT_TRUE(rc::check([] {
        const auto a = *permutations(12), b = *permutations(12);
        RC_ASSERT((parity(a * b) == Parity::even) == (parity(a) == parity(b)));
    }));
}

TEST(Permutation, ThreeCyclesRebuildAnEvenPermutation) {
    EXPECT_TRUE(rc::check([] {
        const auto a    = *permutations(12);
        const auto even = parity(a) == Parity::even ? a : a * from_cycles(12, {{0, 1}});
        const auto all  = three_cycles(even).value();
        RC_ASSERT(from_cycles(12, all) == even);
        RC_ASSERT(std::ranges::all_of(all, [](const Cycle& c) { return c.size() == 3; }));
    }));
}

TEST(Permutation, ThreeCyclesAreThoseOfThePapers) {
    const Permutation reversed({7, 6, 5, 4, 3, 2, 1, 0});
    EXPECT_EQ(counted_from_one(three_cycles(reversed).value()),
              (std::vector<Cycle>{{1, 8, 7}, {7, 1, 2}, {3, 6, 5}, {5, 3, 4}}));
}

TEST(Permutation, OddPermutationsHaveNoThreeCycles) {
    const auto refused = three_cycles(from_cycles(8, {{0, 1}}));
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.text().find("only even"), std::string::npos);
}

TEST(Permutation, RankAndPermutationOfRankAreInverse) {
    EXPECT_TRUE(rc::check([] {
        const auto a = *permutations(20), b = *permutations(8);
        RC_ASSERT(permutation_of_rank(20, rank(a)).value() == a);
        RC_ASSERT(permutation_of_rank(8, rank(b)).value() == b);
    }));
}

TEST(Permutation, RanksFollowTheLexicographicOrder) {
    for (std::uint64_t i = 1; i < 720; ++i) {
        const Permutation before = permutation_of_rank(6, i - 1).value();
        const Permutation after  = permutation_of_rank(6, i).value();
        EXPECT_TRUE(std::ranges::lexicographical_compare(before.images(), after.images()));
    }
}

TEST(Permutation, WorkedExampleOfThePapersComesOut) {
    EXPECT_EQ(permutation_of_rank(12, 12345678).value(), papers_example);
    EXPECT_EQ(rank(papers_example), 12345678U);
    EXPECT_EQ(parity(papers_example), Parity::odd);
    EXPECT_EQ(order(papers_example), 30U);
    EXPECT_EQ(counted_from_one(cycles(papers_example)),
              (std::vector<Cycle>{{2, 5, 4}, {3, 7, 11, 8, 10}, {6, 9}}));
}

TEST(Permutation, ImagesThatAreNoPermutationAreRefused) {
    EXPECT_FALSE(Permutation::from_images(std::vector<std::size_t>{0, 0}));
    EXPECT_FALSE(Permutation::from_images(std::vector<std::size_t>{0, 2}));
    EXPECT_FALSE(Permutation::from_images(std::vector<std::size_t>(257, 0)));
    EXPECT_TRUE(Permutation::from_images(std::vector<std::size_t>{1, 0}));
    EXPECT_EQ(Permutation::from_images(std::vector<std::size_t>{0, 1, 7}).error().message.text(),
              "image number 2 is 7; accepted: the points below 3, each once");
}

TEST(Permutation, CyclesOutsideTheDegreeOrWithARepeatAreRefused) {
    EXPECT_FALSE(Permutation::from_cycles(3, std::vector<Cycle>{{0, 3}}));
    EXPECT_FALSE(Permutation::from_cycles(3, std::vector<Cycle>{{0, 1, 0}}));
}

TEST(Permutation, RanksOutsideTheFactorialAreRefused) {
    EXPECT_FALSE(permutation_of_rank(21, 0));
    ASSERT_FALSE(permutation_of_rank(8, 40320));
    EXPECT_EQ(permutation_of_rank(8, 40320).error().message.text(),
              "there is no permutation of rank 40320; the ranks for 8 points are 0 to 40319");
}

TEST(Permutation, NoPointsAtAllIsFine) {
    EXPECT_TRUE(Permutation::identity(0).is_identity());
    EXPECT_EQ(rank(Permutation::identity(0)), 0U);
    EXPECT_EQ(permutation_of_rank(0, 0).value().degree(), 0U);
}

}  // namespace
}  // namespace antipode
