// The symmetries of a coset, and what they make of its cubes.
#include "search/coset/symmetries.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "base/random.h"
#include "search/coset/map_images.h"
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

// Of the small cosets of a cube without symmetry, of one that two keep, and of the superflip, which
// all sixteen keep.
TEST(CosetTwoPhaseSymmetries, SetTheImagesInAMapTogether) {
    const auto       tables = testing::two_phase_tables(Metric::htm);
    const PageLayout layout(tables->small());
    const auto       pages = pages_of(Extent::small);
    const Cube       two   = testing::cube_after("R L U F B R' L' D F B U' R L F' B' U");
    for (const Cube& cube : {testing::cube_after("R U F' L2 D B"), two, testing::superflip()}) {
        const CosetSymmetries  symmetries(cube, Extent::small);
        std::optional<Mapping> reserve;
        auto map = CosetMap::make({.layout = layout, .held = Extent::small, .threads = 2}, reserve);
        ASSERT_TRUE(map);
        Random random(43);
        Bits   bits;
        for (int i = 0; i < 500; ++i) {
            const std::uint32_t page = pages[random.below(pages.size())];
            const auto          bit  = static_cast<std::uint32_t>(random.below(bits_per_page));
            bits.push_back(std::uint64_t{page} * bits_per_page + bit);
            map->page(page)[bit / 8] |= static_cast<std::byte>(1U << (bit % 8));
        }

        set_images(*map, symmetries, 2);

        const Bits  all = with_images(layout, symmetries, bits);
        std::size_t set = 0;
        for (const std::uint32_t page : pages)
            for (std::uint32_t byte = 0; byte < page_bytes; ++byte)
                set += static_cast<std::size_t>(
                    std::popcount(std::to_integer<unsigned>(map->page(page)[byte])));
        EXPECT_EQ(set, all.size());
        EXPECT_TRUE(std::ranges::all_of(all, [&](std::uint64_t bit) { return map->has(bit); }));
    }
}

}  // namespace
}  // namespace antipode::coset
