// Words into a whole coset, in two halves: against the search that goes through all of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "base/random.h"
#include "cube/random_cube.h"
#include "search/coset/halves/word_halves.h"
#include "search/coset/sparse_levels.h"
#include "search/coset/unit_work.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

std::vector<std::uint64_t> searched(const two_phase::Tables& tables, const PageLayout& layout,
                                    const CosetSymmetries& symmetries, unsigned length) {
    UnitResults results(leaf_units(tables, symmetries, length));
    do_units({.search = {tables, symmetries, {}}, .layout = layout}, results);
    return results.listed;
}

TEST(CubePairs, AreACubeAndTheOneAHalfTurnBehind) {
    const auto small = std::make_unique<SmallTables>();
    fill_small_tables(*small, Metric::htm);
    const PageLayout layout(*small);
    const CubePairs  pairs(layout);
    Random           random(23);
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t bit    = random.below(bit_count);
        const InnerOrders   g      = layout.orders(bit);
        const std::size_t   half   = random.below(4);
        const std::size_t   turn   = inner_turn_count - 4 + half;
        const InnerOrders   other  = {small->corner_after[g.corners][turn],
                                      small->rim_after[g.rim][turn],
                                      small->slice_after[g.slice][turn]};
        const auto          bit_at = [&](std::uint32_t part, const CubePairs::Place& place) {
            return std::uint64_t{pairs.pages(part)[place.page]} * bits_per_page + place.bit;
        };
        for (const PairTurn with : {static_cast<PairTurn>(half), PairTurn::none}) {
            const auto number = pairs.number(g, with);
            EXPECT_EQ(bit_at(number.part, CubePairs::first(number.pair)), bit);
            EXPECT_EQ(bit_at(number.part, pairs.second(number.part, number.pair)),
                      with == PairTurn::none ? bit : layout.bit(other));
        }
    }
}

TEST(PackedPieces, AreThePiecesOfACube) {
    Random random(24);
    for (int i = 0; i < 100; ++i) {
        const Cube         cube   = random_reachable(random);
        const PackedPieces packed = packed_pieces(cube, 0xabc);
        EXPECT_EQ(packed.note(), 0xabcU);
        EXPECT_EQ(packed_pieces(pieces_of(packed), 0xabc), packed);
        for (std::size_t slot = 0; slot < edge_count; ++slot)
            EXPECT_EQ(pieces_of(packed).edges[slot].piece(), cube.edges[slot].piece());
        for (std::size_t slot = 0; slot < corner_count; ++slot)
            EXPECT_EQ(pieces_of(packed).corners[slot].piece(), cube.corners[slot].piece());
    }
}

TEST(MarkIndex, FindsWordsThatEndWithSomeFacesAlikeWithAndWithoutVectors) {
    Random                     random(25);
    const TwistWords           words = words_from_h();
    std::vector<std::uint64_t> set(key_set_words);
    for (auto& word : set) word = random.next() & random.next();
    for (const std::uint32_t twist : {0U, 1U, 700U, 2186U}) {
        const MarkMap     map = MarkMap::of_turns(random_reachable(random));
        const EndingWords asked{words.marks(twist), words.last(twist), 0b011011};
        const auto        sorted = [&](FindEnding find) {
            auto hits = std::make_unique<Hits>();
            find(asked, map.matrix(), set.data(), *hits);
            std::vector<std::pair<std::uint32_t, std::uint32_t>> found;
            for (std::uint32_t i = 0; i < hits->count; ++i)
                found.emplace_back(hits->place[i], hits->key[i]);
            std::ranges::sort(found);
            return found;
        };
        ASSERT_LE(asked.marks.count, most_looked_for);
        EXPECT_FALSE(sorted(find_ending_plain).empty());
        EXPECT_EQ(sorted(find_ending_plain), sorted(fastest_find_ending()));
    }
}

using MakeHalvesWorker = std::unique_ptr<HalvesWorker> (*)(const HalvesOfLength&, PairSink&);

std::vector<std::uint64_t> joined(const PageLayout& layout, const HalvesOfLength& words,
                                  MakeHalvesWorker make) {
    const WordHalves& halves = words.halves();
    const CubePairs   pairs(layout);
    PairSink          sink(pairs, nullptr);
    const auto        worker = make(words, sink);
    for (std::size_t unit = 0; unit < halves.units(); ++unit) worker->search(unit, {});
    return sink.listed();
}

// Words that may as well end with a turn of H are left out: their cubes are found without them.
void expect_the_same_cubes(const Cube& cube, unsigned longest) {
    const auto            tables = testing::two_phase_tables(Metric::htm);
    const PageLayout      layout(tables->small());
    const CosetSymmetries symmetries(cube);
    const WordHalves      halves(cube);
    SparseLevels          levels(layout, Metric::htm);
    for (unsigned length = 0; length < HalvesOfLength::shortest; ++length)
        levels.add(searched(*tables, layout, symmetries, length));
    for (unsigned length = HalvesOfLength::shortest; length <= longest; ++length) {
        SparseLevels others = levels;
        levels.add(searched(*tables, layout, symmetries, length));
        others.add(joined(layout, HalvesOfLength(halves, length), halves_worker));
        ASSERT_FALSE(levels.newest().empty());
        EXPECT_EQ(others.newest(), levels.newest()) << length;
    }
}

TEST(CosetTwoPhaseHalves, FindTheCubesThatASearchFinds) {
    Random random(21);
    expect_the_same_cubes(random_reachable(random), HalvesOfLength::shortest + 2);
}

TEST(CosetTwoPhaseHalves, FindTheCubesOfASymmetricCoset) {
    Cube flipped = solved;
    for (std::size_t edge = 0; edge < edge_count; ++edge) flipped.edges[edge] = Cubie(edge, 1);
    ASSERT_GT(CosetSymmetries(flipped).count(), 1U);
    expect_the_same_cubes(flipped, HalvesOfLength::shortest);
}

// Second halves are as long as they get here. (First ones would take minutes.)
TEST(CosetTwoPhaseHalves, FindTheSameCubesWhereverTheyAreCut) {
    const auto       tables = testing::two_phase_tables(Metric::htm);
    const PageLayout layout(tables->small());
    Random           random(26);
    const WordHalves halves(random_reachable(random));
    SparseLevels     levels(layout, Metric::htm);
    for (unsigned length = 0; length < 15; ++length)
        levels.add(searched(*tables, layout, halves.symmetries(), length));
    SparseLevels others = levels;
    levels.add(searched(*tables, layout, halves.symmetries(), 15));
    others.add(joined(layout, HalvesOfLength(halves, {1, 4}), halves_worker));
    EXPECT_EQ(others.newest(), levels.newest());
}

TEST(CosetTwoPhaseHalves, AreTheSameWithAndWithoutVectors) {
    const auto           tables = testing::two_phase_tables(Metric::htm);
    const PageLayout     layout(tables->small());
    Random               random(22);
    const WordHalves     halves(random_reachable(random));
    const HalvesOfLength words(halves, HalvesOfLength::shortest);
    auto                 plain = joined(layout, words, halves_worker_plain);
    auto                 fast  = joined(layout, words, halves_worker);
    std::ranges::sort(plain);
    std::ranges::sort(fast);
    EXPECT_EQ(plain, fast);
}

}  // namespace
}  // namespace antipode::coset
