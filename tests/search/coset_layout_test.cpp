// Where the cubes of a coset lie, and what one pass makes of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "base/cpu.h"
#include "base/parallel.h"
#include "base/random.h"
#include "search/coset/bit_parts.h"
#include "search/coset/prepass.h"

namespace antipode::coset {
namespace {

const SmallTables& small_tables() {
    static const auto tables = [] {
        auto filled = std::make_unique<SmallTables>();
        fill_small_tables(*filled, Metric::htm);
        return filled;
    }();
    return *tables;
}
const PageLayout& page_layout() {
    static const PageLayout layout(small_tables());
    return layout;
}

TEST(Renaming, TakesTwoPiecesToTwoOthersInOneWay) {
    for (std::uint8_t a = 0; a < 8; ++a)
        for (std::uint8_t b = 0; b < 8; ++b) {
            if (a == b) continue;
            const Renaming k = renaming_between({4, 7}, {a, b});
            EXPECT_EQ(renamed(k, 4), a);
            EXPECT_EQ(renamed(k, 7), b);
        }
}

TEST(Renaming, ComposesAsItsBitsSay) {
    for (Renaming k = 0; k < renamings; ++k)
        for (Renaming other = 0; other < renamings; ++other) {
            const auto product =
                static_cast<Renaming>((k / 8 + other / 8) % 7 * 8 + source_bit(other, k % 8));
            for (unsigned piece = 0; piece < 8; ++piece)
                ASSERT_EQ(renamed(product, piece), renamed(k, renamed(other, piece)));
        }
}

TEST(PageLayout, GivesEveryCubeOfAPageItsOwnBit) {
    for (const std::uint32_t page : {0U, 1U, 40319U}) {
        for (std::uint32_t bit = 0; bit < bits_per_page; ++bit) {
            const std::uint64_t number = std::uint64_t{page} * bits_per_page + bit;
            const InnerOrders   g      = page_layout().orders(number);
            ASSERT_EQ(page_layout().bit(g), number);
            ASSERT_EQ(g.corners, page);
        }
    }
}

TEST(PageLayout, KnowsPagesWithAnOddOrderOfTheCorners) {
    const Cube turned = solved * Move(Face::U, Turn::clockwise);
    EXPECT_FALSE(page_layout().is_odd(0));
    EXPECT_TRUE(page_layout().is_odd(CornerOrder::of(turned).value()));
}

std::vector<std::byte> random_page(Random& random, unsigned one_in) {
    std::vector<std::byte> page(page_bytes + page_slack);
    for (auto& byte : page)
        for (unsigned bit = 0; bit < 8; ++bit)
            if (random.below(one_in) == 0) byte |= static_cast<std::byte>(1U << bit);
    return page;
}

TEST(Prepass, OfTheVectorKernelsEqualsThePlainOne) {
    if (!cpu().avx2) GTEST_SKIP() << "no AVX2 here";
    Random                              random(18);
    std::vector<std::vector<std::byte>> pages;
    for (std::size_t i = 0; i <= inner_turn_count; ++i) pages.push_back(random_page(random, 24));
    for (const bool is_odd : {false, true}) {
        PageSources from{.same = pages.back().data(), .after = {}, .is_odd = is_odd, .soon = {}};
        for (std::size_t i = 0; i < inner_turn_count; ++i) from.after[i] = pages[i].data();
        std::vector<std::byte> plain(page_bytes + page_slack);
        std::vector<std::byte> fast(page_bytes + page_slack);
        fill_page_plain(page_layout(), from, plain.data());
        fill_page_avx2(page_layout(), from, fast.data());
        EXPECT_EQ(std::memcmp(plain.data(), fast.data(), page_bytes), 0);
        if (!cpu().byte_matrices) continue;
        std::ranges::fill(fast, std::byte{0});
        fill_page_avx512(page_layout(), from, fast.data());
        EXPECT_EQ(std::memcmp(plain.data(), fast.data(), page_bytes), 0);
    }
}

TEST(Prepass, KeepsAPageAndCountsItsCubes) {
    if (!cpu().avx2) GTEST_SKIP() << "no AVX2 here";
    Random     random(19);
    const auto page = random_page(random, 3);
    struct alignas(64) Room {
        std::array<std::byte, page_bytes> bytes;
    };
    const auto plain = std::make_unique<Room>();
    const auto fast  = std::make_unique<Room>();
    EXPECT_EQ(keep_page_plain(page.data(), plain->bytes.data()),
              keep_page_avx2(page.data(), fast->bytes.data()));
    EXPECT_EQ(plain->bytes, fast->bytes);
    EXPECT_EQ(std::memcmp(page.data(), fast->bytes.data(), page_bytes), 0);
}

// Two threads, whose bits have many in common, and a part of the pages that is not full.
TEST(MapParts, HasEveryBitOnceWhoeverSetsIt) {
    constexpr std::uint32_t      pages = 5;
    constexpr std::uint32_t      draws = 20'000;
    std::vector<std::uint64_t>   words(pages * bits_per_page / 64);
    MapParts                     map(reinterpret_cast<std::byte*>(words.data()), {pages, 2});
    std::array<std::uint64_t, 2> newly_set{};
    std::vector<bool>            expected(pages * bits_per_page);
    const auto                   draw_all = [](const auto& take) {
        Random random(21);
        for (std::uint32_t i = 0; i < draws; ++i)
            take(static_cast<std::uint32_t>(random.below(pages)),
                                   static_cast<std::uint32_t>(random.below(bits_per_page)));
    };
    parallel_for(newly_set.size(), {.threads = 2}, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            BitParts bits(map);
            draw_all([&](std::uint32_t page, std::uint32_t bit) { bits.add(page, bit); });
            bits.flush();
            newly_set[i] = bits.newly_set();
        }
    });
    draw_all([&](std::uint32_t page, std::uint32_t bit) {
        expected[page * bits_per_page + bit] = true;
    });
    const auto set = static_cast<std::uint64_t>(std::ranges::count(expected, true));
    EXPECT_EQ(newly_set[0] + newly_set[1], set);
    for (std::size_t i = 0; i < expected.size(); ++i)
        ASSERT_EQ((words[i / 64] >> (i % 64) & 1) != 0, expected[i]);
}

}  // namespace
}  // namespace antipode::coset
