#include "explore/cycles.h"

#include <gtest/gtest.h>

#include "tests/explore/cubes.h"

namespace antipode {
namespace {

using testing::any_cube;
using testing::cube;
using testing::papers_word;

std::uint64_t order_by_multiplying(const Cube& a) {
    std::uint64_t order = 1;
    for (Cube power = a; power != solved; power = power * a) ++order;
    return order;
}

TEST(Cycles, TheOrderIsHowOftenAPositionMustBeRepeated) {
    EXPECT_TRUE(rc::check([] {
        const Cube a = *any_cube();
        RC_ASSERT(order_of(a) == order_by_multiplying(a));
    }));
}

TEST(Cycles, AnInverseAndAnImageHaveTheSameOrder) {
    EXPECT_TRUE(rc::check([] {
        const Cube a = *any_cube();
        const auto s = Symmetry::from_index(*rc::gen::inRange<std::size_t>(0, Symmetry::count));
        RC_ASSERT(order_of(inverse(a)) == order_of(a));
        RC_ASSERT(order_of(conjugate(a, s)) == order_of(a));
    }));
}

TEST(Cycles, KnownOrdersComeOut) {
    EXPECT_EQ(order_of(solved), 1u);
    EXPECT_EQ(order_of(cube("R U R' U'")), 6u);
    EXPECT_EQ(order_of(papers_word("RW")), 105u);
    EXPECT_EQ(order_of(papers_word("jBBWrW")), 1260u);
    EXPECT_EQ(order_of(papers_word("boWvWb")), 1260u);
}

TEST(Cycles, TheProductOfThePapersHasACycleOfFiveCornersAndATwistedOne) {
    const std::vector<PieceCycle> expected = {{{1, 4, 8, 6, 2}, 1}, {{5}, 2}};
    EXPECT_EQ(cycles_of(papers_word("RW"), PieceKind::corner), expected);
}

TEST(Cycles, TheSolvedCubeHasNone) {
    EXPECT_TRUE(cycles_of(solved, PieceKind::corner).empty());
    EXPECT_TRUE(cycles_of(solved, PieceKind::edge).empty());
    EXPECT_EQ(to_text(cycles_of(solved, PieceKind::edge), PieceKind::edge), "");
}

TEST(Cycles, AreWrittenWithNamesAndASignForTheTurn) {
    const Cube a = cube("R U R' U'");
    EXPECT_EQ(to_text(cycles_of(a, PieceKind::corner), PieceKind::corner), "(URF DFR)+ (UBR ULB)-");
    EXPECT_EQ(to_text(cycles_of(a, PieceKind::edge), PieceKind::edge), "(UR UB FR)");
}

TEST(Cycles, EveryPieceThatIsNotAtHomeIsInOneCycle) {
    EXPECT_TRUE(rc::check([] {
        const Cube  a     = *any_cube();
        std::size_t moved = 0;
        std::size_t seen  = 0;
        for (std::size_t slot = 0; slot < edge_count; ++slot)
            moved += a.edges[slot] != solved.edges[slot];
        for (const PieceCycle& cycle : cycles_of(a, PieceKind::edge)) seen += cycle.pieces.size();
        RC_ASSERT(seen == moved);
    }));
}

}  // namespace
}  // namespace antipode
