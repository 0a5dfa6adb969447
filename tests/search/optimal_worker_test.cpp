// The parts of the optimal search: its threads and the subtrees they share.
#include <gtest/gtest.h>

#include "base/cpu.h"
#include "search/optimal/roots.h"
#include "search/optimal/solver.h"
#include "tests/support/optimal_table.h"
#include "tests/support/steps.h"

namespace antipode {
namespace {

using optimal::Subtree;
using Wanted = optimal::Frontier::Wanted;

struct Worked {
    std::uint64_t lookups;
    std::size_t   solutions;

    friend bool operator==(const Worked&, const Worked&) = default;
};

class OptimalWorkers : public ::testing::Test {
protected:
    // All solutions of eight turns.
    Worked work(decltype(optimal::work_plain)* worker) const {
        const Cube            cube = testing::cube_after("R U F D2 L B' R2 U'");
        const optimal::Bounds bounds(testing::small_shape(Metric::htm), table.bytes());
        optimal::Frontier     frontier(children(cube, Wanted::all),
                                       {.depth = 7, .wanted = Wanted::all});
        worker({bounds, order, frontier, [] {}});
        return {frontier.lookups(), frontier.solutions().size()};
    }

    std::vector<Subtree> children(const Cube& cube, Wanted wanted) const {
        return optimal::one_step_deeper({optimal::whole_tree(cube)}, order, {.wanted = wanted});
    }

    const StepOrder order{Metric::htm};
    const Table     table = testing::small_table(Metric::htm);
};

TEST_F(OptimalWorkers, DoTheSameOnEveryProcessor) {
    if (!cpu().avx2 || !cpu().bmi2) GTEST_SKIP() << "this processor has no AVX2 or BMI2";
    const Worked plain = work(optimal::work_plain);
    EXPECT_GT(plain.solutions, 0U);
    EXPECT_EQ(work(optimal::work_avx2), plain);
}

using OptimalSubtrees = OptimalWorkers;

TEST_F(OptimalSubtrees, AreOneForEachTurn) {
    Random random(172);
    EXPECT_EQ(children(random_reachable(random), Wanted::one).size(), 18U);
    EXPECT_EQ(children(testing::superflip(), Wanted::all).size(), 18U);
}

// All quarter turns lead to isomorphs of one position, and all half turns.
TEST_F(OptimalSubtrees, AreFewerWhereIsomorphsAreLeftOut) {
    for (const Cube& cube : {solved, testing::superflip(), testing::pons_asinorum()}) {
        const auto different = children(cube, Wanted::one);
        ASSERT_EQ(different.size(), 2U);
        for (const Subtree& subtree : different) {
            EXPECT_EQ(subtree.state, StepOrder::start);
            EXPECT_EQ(subtree.cube, cube * split::tables().steps[subtree.path.strides[0].step()]);
        }
    }
}

// U at the back, F' and R' at the front, and between them a slice turn at the back.
TEST(OptimalPath, IsAWordFromBothEnds) {
    optimal::Path path;
    path.add(optimal::Stride(0, optimal::WordEnd::back));
    path.add(optimal::Stride(8, optimal::WordEnd::front));
    path.add(optimal::Stride(20, optimal::WordEnd::back));
    path.add(optimal::Stride(5, optimal::WordEnd::front));
    EXPECT_EQ(word_of(path), testing::moves("F' R' U D' U'"));
}

}  // namespace
}  // namespace antipode
