// The symmetries of a coset, and what they make of its cubes.
#include "search/coset/symmetries.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "tests/support/cubes.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

using Bits = std::vector<std::uint64_t>;

TEST(CosetTwoPhaseSymmetries, AddTheImagesOfCubes) {
    const auto            tables = testing::two_phase_tables(Metric::htm);
    const PageLayout      layout(tables->small());
    const CosetSymmetries two(testing::cube_after("R L U F B R' L' D F B U' R L F' B' U"));
    const CosetSymmetries none(testing::cube_after("R U F' L2 D B"));
    ASSERT_EQ(two.count(), 2U);
    ASSERT_EQ(none.count(), 1U);
    Random random(41);
    Bits   bits;
    for (int i = 0; i < 100; ++i) bits.push_back(random.below(bit_count));

    const Bits both = with_images(layout, two, bits);
    EXPECT_GT(both.size(), 190U);
    EXPECT_TRUE(std::ranges::is_sorted(both));
    EXPECT_EQ(with_images(layout, two, both), both);
    for (const std::uint64_t bit : bits) EXPECT_TRUE(std::ranges::binary_search(both, bit));

    std::ranges::sort(bits);
    EXPECT_EQ(with_images(layout, none, bits), bits);
}

}  // namespace
}  // namespace antipode::coset
