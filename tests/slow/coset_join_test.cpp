// Words to few cubes of the small coset, by a join, against all words of that length.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "base/random.h"
#include "search/coset/join/join.h"
#include "tests/support/cubes.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

using MakeWorker = std::unique_ptr<JoinWorker> (*)(const JoinedWords&, const JoinTarget&);

class JoinToFewCubes : public ::testing::Test {
protected:
    static constexpr std::uint32_t pages = cube_count(Extent::small) / bits_per_page;

    JoinToFewCubes() : slots_(page_count, pages) {
        const auto held = pages_of(Extent::small);
        for (std::uint32_t i = 0; i < pages; ++i) slots_[held[i]] = i;
    }

    std::set<std::uint64_t> found(const JoinedWords& words, MakeWorker make,
                                  const RestFilter* filter) const {
        std::vector<std::byte> map(std::size_t{pages} * page_bytes);
        MapParts               parts(map.data(), {.pages = pages, .bits = 2});
        {
            BitParts   bits(parts);
            const auto worker = make(words, {layout_, slots_, bits, filter});
            for (std::size_t unit = 0; unit < words.join().units(); ++unit)
                worker->search(unit, {});
            bits.flush();
        }
        std::set<std::uint64_t> found;
        const auto              held = pages_of(Extent::small);
        for (std::size_t byte = 0; byte < map.size(); ++byte)
            for (unsigned bit = 0; bit < 8; ++bit)
                if ((static_cast<unsigned>(map[byte]) >> bit & 1) != 0)
                    found.insert(std::uint64_t{held[byte / page_bytes]} * bits_per_page
                                 + 8 * (byte % page_bytes) + bit);
        return found;
    }

    // Of cubes that symmetries take into each other, words to one of them are found.
    std::set<std::uint64_t> found_with_images(const JoinedWords& words, MakeWorker make,
                                              const RestFilter* filter) const {
        const auto bits = found(words, make, filter);
        const auto all =
            with_images(layout_, words.join().symmetries(), {bits.begin(), bits.end()});
        return {all.begin(), all.end()};
    }

    // Some of those that words lead to, and others, are looked for.
    void expect_those_that_words_lead_to(const Cube& cube, unsigned length,
                                         std::size_t symmetries) const {
        const auto join = Join::make(cube, 2);
        ASSERT_NE(join, nullptr);
        EXPECT_EQ(join->symmetries().count(), symmetries);
        const auto words = JoinedWords::make(*join, length, 2);
        const auto all   = found_with_images(*words, join_worker, nullptr);
        ASSERT_GT(all.size(), 1000U);

        Random                     random(51);
        std::vector<std::uint64_t> wanted;
        const auto                 held = pages_of(Extent::small);
        for (const std::uint64_t bit : all)
            if (random.below(50) == 0) wanted.push_back(bit);
        for (int i = 0; i < 1000; ++i)
            wanted.push_back(std::uint64_t{held[random.below(pages)]} * bits_per_page
                             + random.below(bits_per_page));
        const RestFilter        filter(layout_, with_images(layout_, join->symmetries(), wanted),
                                       RestFilter::Words::single, 1);
        std::set<std::uint64_t> expected;
        for (const std::uint64_t bit : wanted)
            if (all.contains(bit)) expected.insert(bit);
        for (const MakeWorker make : {join_worker_plain, join_worker}) {
            const auto some = found_with_images(*words, make, &filter);
            EXPECT_TRUE(std::ranges::includes(all, some));
            EXPECT_TRUE(std::ranges::includes(some, expected));
            EXPECT_LT(some.size(), all.size() / 3);  // or the filter lets everything through
        }
    }

private:
    PageLayout                 layout_{testing::two_phase_tables(Metric::htm)->small()};
    std::vector<std::uint32_t> slots_;
};

TEST_F(JoinToFewCubes, FindsThemWhereWordsLeadToThem) {
    expect_those_that_words_lead_to(testing::cube_after("R U F L D B R"), 13, 1);
}

TEST_F(JoinToFewCubes, FindsThemInASymmetricCoset) {
    expect_those_that_words_lead_to(testing::cube_after("R L U F B R' L' D F B U' R L F' B' U"), 14,
                                    2);
}

}  // namespace
}  // namespace antipode::coset
