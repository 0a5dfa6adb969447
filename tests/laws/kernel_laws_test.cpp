// The vector kernel equals the plain one on everything.
#include <gtest/gtest.h>

#include "base/cpu.h"
#include "base/target_region.h"
#include "cube/isomorphs.h"
#include "cube/kernel/plain.h"
#include "tests/support/cubes.h"
#include "tests/support/generators.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2")

#include "cube/kernel/avx2.h"

namespace antipode {
namespace {

// The tests themselves are compiled for every processor and call into the region.
Cube composed_by_avx2(const Cube& a, const Cube& b) { return kernel::Avx2::compose(a, b); }
Cube inverted_by_avx2(const Cube& a) { return kernel::Avx2::inverse(a); }
Cube negated_by_avx2(const Cube& a) { return kernel::Avx2::negate_twists(a); }

}  // namespace
}  // namespace antipode

ANTIPODE_TARGET_END

namespace antipode {
namespace {

using kernel::Plain;

class KernelLaws : public ::testing::Test {
protected:
    void SetUp() override {
        if (!cpu().avx2) GTEST_SKIP() << "this processor has no AVX2";
    }
};

// Moves, symmetries (mirrors among them), and positions with ties.
std::vector<Cube> cubes_for_kernels() {
    std::vector<Cube> cubes = testing::half_solved_cubes(256, 4);
    for (const Cube& cube : testing::symmetric_cubes()) cubes.push_back(cube);
    for (const Move m : all_moves) cubes.push_back(move_cube(m));
    for (const Cube& cube : symmetry_cubes) cubes.push_back(cube);
    return cubes;
}

TEST_F(KernelLaws, CompositionsAgree) {
    const std::vector<Cube> cubes = cubes_for_kernels();
    for (const Cube& a : cubes)
        for (const Cube& b : cubes) ASSERT_EQ(composed_by_avx2(a, b), Plain::compose(a, b));
}

TEST_F(KernelLaws, InversesAndNegatedTwistsAgree) {
    for (const Cube& a : cubes_for_kernels()) {
        ASSERT_EQ(inverted_by_avx2(a), Plain::inverse(a));
        ASSERT_EQ(negated_by_avx2(a), Plain::negate_twists(a));
    }
}

TEST_F(KernelLaws, RandomPositionsAgree) {
    Random random(20);
    for (int i = 0; i < 100'000; ++i) {
        const Cube a = random_assembled(random);
        const Cube b = random_assembled(random);
        ASSERT_EQ(composed_by_avx2(a, b), Plain::compose(a, b));
        ASSERT_EQ(inverted_by_avx2(a), Plain::inverse(a));
        ASSERT_EQ(negated_by_avx2(a), Plain::negate_twists(a));
    }
}

TEST_F(KernelLaws, RepresentativesAgree) {
    for (const Cube& a : cubes_for_kernels())
        ASSERT_EQ(kernel::representative_avx2(a), kernel::representative_plain(a));
}

}  // namespace
}  // namespace antipode

#endif
