#include "explore/theory/report.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cube/isomorphs.h"
#include "cube/validity.h"
#include "explore/theory/element_orders.h"
#include "explore/theory/fixed_positions.h"
#include "explore/theory/growth.h"
#include "explore/theory/morph_counts.h"
#include "tests/explore/cubes.h"

namespace antipode {
namespace {

const std::string all_reachable = "43252003274489856000";
const std::string all_assembled = "519024039293878272000";

TEST(ElementOrders, AddUpToBothGroups) {
    Natural reachable;
    Natural all;
    for (const OrderCount& count : element_orders()) {
        reachable += count.reachable;
        all += count.all;
    }
    EXPECT_EQ(reachable.decimal(), all_reachable);
    EXPECT_EQ(all.decimal(), all_assembled);
}

TEST(ElementOrders, AreSeventyThreeUpTo1260) {
    auto orders = element_orders();
    std::erase_if(orders, [](const OrderCount& count) { return count.reachable == Natural(0); });
    EXPECT_EQ(orders.size(), 73u);
    EXPECT_EQ(orders.back().order, 1260u);
    EXPECT_EQ(orders[0].reachable, Natural(1));
    EXPECT_EQ(orders[1].reachable.decimal(), "170911549183");
    EXPECT_EQ(orders[2].reachable.decimal(), "33894540622394");
}

TEST(MorphCounts, AddUpToBothGroups) {
    Natural reachable;
    Natural all;
    for (const MorphCount& count : morph_report().morphs) {
        reachable += count.reachable;
        all += count.all;
    }
    EXPECT_EQ(reachable.decimal(), all_reachable);
    EXPECT_EQ(all.decimal(), all_assembled);
}

TEST(MorphCounts, KnowFourPositionsAloneInTheirClass) {
    const MorphReport report = morph_report();
    EXPECT_EQ(report.morphs.front().morph, 1u);
    EXPECT_EQ(report.morphs.front().reachable, Natural(4));
    EXPECT_EQ(report.morphs.back().morph, 96u);
}

TEST(MorphCounts, GiveTheKnownNumbersOfClasses) {
    const MorphReport report = morph_report();
    EXPECT_EQ(report.classes_of_48.decimal(), "901083404981813616");
    EXPECT_EQ(report.classes_of_96.decimal(), "450541810590509978");
    Natural classes;
    for (MorphCount count : report.morphs) {
        EXPECT_EQ(count.reachable.divide(static_cast<std::uint32_t>(count.morph)), 0u);
        classes += count.reachable;
    }
    EXPECT_EQ(classes, report.classes_of_96);
}

TEST(FixedPositions, OfTheTrivialGroupAreAll) {
    EXPECT_EQ(fixed_positions(IsomorphismSet(1)).reachable.decimal(), all_reachable);
    EXPECT_EQ(fixed_positions(IsomorphismSet(1)).all.decimal(), all_assembled);
}

// The positions that inversion fixes are those of order 1 and 2.
TEST(FixedPositions, OfInversionAreTheSelfInverseOnes) {
    IsomorphismSet inversion(1);
    inversion[Isomorphism(Symmetry{}, true).index()] = true;
    EXPECT_EQ(fixed_positions(inversion).reachable.decimal(), "170911549184");
}

TEST(Growth, WordsAndPositionsAreThoseOfThePapers) {
    const auto words = canonical_words(Metric::htm, 4);
    EXPECT_EQ(words[3], Natural(3240));
    EXPECT_EQ(words[4], Natural(43254));
    const auto counts = counts_by_depth(5);
    EXPECT_EQ(counts[4].positions, 10011u);
    EXPECT_EQ(counts[5].positions, 93840u);
    EXPECT_EQ(counts[1].classes, 1u);
    EXPECT_EQ(counts[1].corner_permutations, 12u);
}

TEST(Theory, JudgesWhatThePapersSay) {
    const auto lines   = theory_report({.depth = 6});
    const auto verdict = [&](std::string_view name) {
        return std::ranges::find(lines, name, &TheoryLine::name)->verdict;
    };
    for (const char* name :
         {"group-orders", "trace", "centre", "faces", "diameter", "corner-permutations"})
        EXPECT_EQ(verdict(name), Verdict::holds) << name;
    for (const char* name : {"morph", "positions-at-10", "rank-parity", "by-depth"})
        EXPECT_EQ(verdict(name), Verdict::fails) << name;
    EXPECT_EQ(verdict("exponent"), Verdict::sharpened);
    EXPECT_EQ(verdict("order-1260"), Verdict::sharpened);
}

}  // namespace
}  // namespace antipode
