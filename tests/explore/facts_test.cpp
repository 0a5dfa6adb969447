#include "explore/facts.h"

#include <gtest/gtest.h>

#include "tests/explore/cubes.h"

namespace antipode {
namespace {

using testing::any_cube;
using testing::cube;
using testing::papers_word;

TEST(Facts, OfTheProductOfThePapersAreAsPrintedThere) {
    const Facts facts = facts_of(papers_word("RW"));
    EXPECT_TRUE(facts.reachable);
    EXPECT_EQ(facts.order, 105u);
    EXPECT_EQ(facts.trace, (Trace{0, 0, 0}));
    EXPECT_EQ(facts.morph, 48u);
    EXPECT_EQ(facts.zip, (Zip{15343, 294739350, 3125, 204}));
    EXPECT_EQ(facts.pos_ref, (Zip{152, 167073, 572, 272}));
}

TEST(Facts, ThePapersQBreaksAllThreeLaws) {
    const Facts facts = facts_of(cube("[38480;60989001;5785;1301]"));
    EXPECT_FALSE(facts.reachable);
    EXPECT_EQ(facts.trace, (Trace{2, 1, -1}));
    EXPECT_EQ(facts.morph, 96u);
    EXPECT_NE(facts.reason.text().find("twisted"), std::string::npos);
    EXPECT_NE(facts.reason.text().find("flipped"), std::string::npos);
    EXPECT_NE(facts.reason.text().find("exchanged"), std::string::npos);
}

TEST(Facts, EveryRepairLeadsToAReachablePosition) {
    const Facts facts = facts_of(cube("[38480;60989001;5785;1301]"));
    ASSERT_FALSE(facts.repairs.empty());
    for (const Repair& repair : facts.repairs) {
        const auto mended = assemble(repaired(facts.facelets, repair));
        ASSERT_TRUE(mended);
        EXPECT_TRUE(is_reachable(*mended));
    }
}

TEST(Facts, OddPermutationsHaveNoThreeCycles) {
    const Facts facts = facts_of(cube("R"));
    EXPECT_EQ(facts.corner_parity, Parity::odd);
    EXPECT_FALSE(facts.corner_three_cycles);
    EXPECT_FALSE(facts.edge_three_cycles);
}

TEST(Facts, TheThreeCyclesMultiplyToThePermutation) {
    EXPECT_TRUE(rc::check([] {
        const Facts facts = facts_of(*any_cube());
        RC_PRE(facts.edge_three_cycles.has_value());
        std::vector<Cycle> cycles;
        for (const PieceCycle& cycle : *facts.edge_three_cycles) {
            RC_ASSERT(cycle.pieces.size() == 3u);
            cycles.emplace_back();
            for (std::size_t piece : cycle.pieces)
                cycles.back().push_back(static_cast<Point>(piece - 1));
        }
        RC_ASSERT(*Permutation::from_cycles(edge_count, cycles)
                  == edge_permutation(facts.transcription));
    }));
}

TEST(Facts, SuperflipIsSelfInverseWithAllSymmetries) {
    const Facts facts = facts_of(papers_word("dgPPAGGFFDDHpDppFAPffPddHffP"));
    EXPECT_TRUE(facts.self_inverse);
    EXPECT_EQ(facts.symmetry, "Oh");
    EXPECT_EQ(facts.label, "Oh{I}");
    EXPECT_EQ(facts.morph, 1u);
}

}  // namespace
}  // namespace antipode
