// Words to few cubes of a coset, against all words of that length.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <set>

#include "base/random.h"
#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "search/coset/halves/rest_kernel.h"
#include "search/coset/halves/word_halves.h"
#include "tests/support/cubes.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

using Bits = std::vector<std::uint64_t>;

TEST(CosetRest, AHalfKeepsAllPiecesAndTheLastFace) {
    Random random(31);
    for (int i = 0; i < 100; ++i) {
        constexpr unsigned faces[] = {1, 2, 4, 5};
        const unsigned     face    = faces[random.below(4)];
        const Cube         cube    = random_reachable(random);
        // The first half has slice edges where these come from.
        const auto     first = std::bit_cast<FirstHalf>(inverse(cube));
        const RestHalf half  = RestHalf::of(cube, face);
        EXPECT_EQ(packed_pieces(half.pieces(first), 0), packed_pieces(cube, 0));
        EXPECT_EQ(half.last_face(), face);
    }
}

// All halves of some twists, by the place of their marks.
std::map<std::size_t, std::multiset<std::uint64_t>> listed(const HalvesOfLength& words,
                                                           std::uint32_t twist, RestHalves& halves,
                                                           std::size_t& portions) {
    std::map<std::size_t, std::multiset<std::uint64_t>> all;
    portions = halves.cut(words.second(), twist);
    for (std::size_t portion = 0; portion < portions; ++portion) {
        halves.fill(words.second(), portion, [](const Cube& a, const Cube& b) { return a * b; });
        const RestLists lists = halves.lists();
        for (std::uint32_t key = 0; key < 2048U << 16; ++key) {
            if ((key & 0xffff) >= flips_per_slice) continue;
            const KeyPlace in = key_place(key);
            if ((halves.keys()[in.word] >> in.bit & 1) == 0) continue;
            const std::size_t place = mark_index_place(key);
            EXPECT_FALSE(all.contains(place));
            for (std::uint32_t i = lists.starts[place]; i < lists.starts[place + 1]; ++i)
                all[place].insert(std::bit_cast<std::uint64_t>(lists.halves[i]));
        }
    }
    return all;
}

TEST(CosetRest, HalvesAreTheSameInSeveralPortions) {
    Random               random(32);
    const WordHalves     halves(random_reachable(random));
    const HalvesOfLength words(halves, HalvesOfLength::shortest + 2);
    RestHalves           at_once(100'000'000);
    RestHalves           in_parts(1000);
    std::size_t          one  = 0;
    std::size_t          many = 0;
    const auto           all  = listed(words, 700, at_once, one);
    EXPECT_FALSE(all.empty());
    EXPECT_EQ(listed(words, 700, in_parts, many), all);
    EXPECT_EQ(one, 1U);
    EXPECT_GT(many, 3U);
}

// From which slots the slice edges come, as marks name them.
std::size_t slice_slots(std::uint64_t half) {
    const Cube  cube = std::bit_cast<RestHalf>(half).pieces(std::bit_cast<FirstHalf>(solved));
    std::size_t rim  = 0;
    for (std::size_t i = 0; i < 8; ++i) rim |= std::size_t{1} << cube.edges[i].piece();
    return ~rim & 0x7ff;
}

// Where one set of slots is followed by the next, the last list of the one, for eleven flipped
// edges, lies beside the first of the other: one wrote into the other.
TEST(CosetRest, ListsOfNeighbouringSetsOfSlotsAreApart) {
    Random               random(35);
    const WordHalves     halves(random_reachable(random));
    const HalvesOfLength words(halves, HalvesOfLength::Cut{1, 3});
    RestHalves           rest(100'000'000);
    std::size_t          portions   = 0;
    std::size_t          neighbours = 0;
    for (const auto& [place, list] : listed(words, 0, rest, portions)) {
        const std::size_t slots = place / flips_per_slice;
        for (const std::uint64_t half : list) ASSERT_EQ(slice_slots(half), slots) << place;
        const bool is_last = place % flips_per_slice == flips_per_slice - 1;
        neighbours += is_last && std::popcount(slots) == 3 && std::popcount(slots + 1) == 4 ? 1 : 0;
    }
    EXPECT_GT(neighbours, 0U);
}

class Collector : public RestTaker {
public:
    void take(const RestHit* hits, std::size_t count) override {
        for (std::size_t i = 0; i < count; ++i) found.emplace(hits[i].first, hits[i].second);
    }
    std::set<std::pair<std::uint32_t, std::uint32_t>> found;
};

TEST(CosetRest, TheSameHalvesAreFoundWithAndWithoutVectors) {
    const std::size_t          lists = 100;
    Random                     random(33);
    std::vector<FirstHalf>     first;
    std::vector<std::uint32_t> starts = {0};
    std::vector<RestHalf>      second;
    std::vector<std::uint32_t> wanted(1 << 8);
    for (auto& word : wanted) word = static_cast<std::uint32_t>(random.next() & random.next());
    for (std::size_t i = 0; i < lists; ++i)
        starts.push_back(starts.back()
                         + static_cast<std::uint32_t>(random.below(i % 10 == 0 ? 600 : 60)));
    for (std::uint32_t i = 0; i < starts.back() + 16; ++i)
        second.push_back(RestHalf::of(random_reachable(random), 1));
    for (std::uint32_t i = 0; i < 500; ++i) {
        first.push_back(std::bit_cast<FirstHalf>(random_reachable(random)));
        first.back().place = static_cast<std::uint32_t>(random.below(lists));
    }
    const RestSearch search{
        first, {second.data(), starts.data()}, {wanted.data(), 32 * (1 << 8) - 1}};
    Collector plain;
    Collector fast;
    find_rest_plain(search, plain);
    fastest_find_rest()(search, fast);
    EXPECT_GT(plain.found.size(), 1000U);
    EXPECT_EQ(plain.found, fast.found);
}

using MakeRestWorker = std::unique_ptr<HalvesWorker> (*)(const HalvesOfLength&, const RestTarget&);

// Of the cubes that words of a length lead to, some are looked for, and some others. Their images
// are not, as if they had been found one by one.
void expect_those_that_words_lead_to(const Cube& cube, MakeRestWorker make) {
    const auto           tables = testing::two_phase_tables(Metric::htm);
    const PageLayout     layout(tables->small());
    const CubePairs      pairs(layout);
    const WordHalves     halves(cube);
    const HalvesOfLength words(halves, HalvesOfLength::shortest + 1);
    const auto           cubes_of = [&](HalvesWorker& worker, const PairSink& sink) {
        for (std::size_t unit = 0; unit < halves.units(); ++unit) worker.search(unit, {});
        return std::set<std::uint64_t>(sink.listed().begin(), sink.listed().end());
    };
    PairSink   all_sink(pairs, nullptr);
    const auto all = cubes_of(*halves_worker(words, all_sink), all_sink);
    ASSERT_GT(all.size(), 1000U);

    Random                  random(34);
    std::set<std::uint64_t> wanted;
    std::set<std::uint64_t> expected;
    for (const std::uint64_t bit : all)
        if (random.below(100) == 0) wanted.insert(bit);
    for (int i = 0; i < 1000; ++i) wanted.insert(random.below(bit_count));
    std::ranges::set_intersection(wanted, all, std::inserter(expected, expected.end()));
    ASSERT_GT(expected.size(), 100U);

    const Bits looked_for =
        with_images(layout, halves.symmetries(), {wanted.begin(), wanted.end()});
    const RestFilter        filter(layout, looked_for, RestFilter::Words::of_both_directions, 1);
    PairSink                sink(pairs, nullptr);
    const auto              found = cubes_of(*make(words, {filter, sink}), sink);
    std::set<std::uint64_t> met;
    std::ranges::set_intersection(found, wanted, std::inserter(met, met.end()));
    EXPECT_EQ(met, expected);
    EXPECT_LT(found.size(), all.size() / 2);  // or the filter lets everything through
}

TEST(CosetTwoPhaseRest, IsFoundWhereWordsLeadToIt) {
    Random random(35);
    expect_those_that_words_lead_to(random_reachable(random), rest_worker);
}

// Only one of the words that a symmetry takes into each other is looked at: a cube whose image had
// been found by itself was not found, and taken for farther. Here the symmetry is half a turn
// around the axis.
TEST(CosetTwoPhaseRest, OfASymmetricCosetIsFoundWhenItsImagesAreKnown) {
    const Cube cube = testing::cube_after("R L U F B R' L' D F B U' R L F' B' U");
    ASSERT_EQ(CosetSymmetries(cube).count(), 2U);
    expect_those_that_words_lead_to(cube, rest_worker);
}

TEST(CosetTwoPhaseRest, IsFoundWithoutVectors) {
    Random random(36);
    expect_those_that_words_lead_to(random_reachable(random), rest_worker_plain);
}

}  // namespace
}  // namespace antipode::coset
