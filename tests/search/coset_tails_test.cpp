// Cubes that are found by words with tails of turns of H, against following all words.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "base/random.h"
#include "cube/random_cube.h"
#include "search/coset/sparse_levels.h"
#include "search/coset/tails.h"
#include "tests/support/cubes.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::coset {
namespace {

using Bits = std::vector<std::uint64_t>;

Bits both(const Bits& a, const Bits& b) {
    Bits common;
    std::ranges::set_intersection(a, b, std::back_inserter(common));
    return common;
}

TEST(BitFilter, LetsThroughWhatItWasMadeOfAndLittleElse) {
    Bits bits;
    for (std::uint64_t i = 0; i < 1000; ++i) bits.push_back(i * i * 19 + 7);
    const BitFilter filter(bits);
    EXPECT_TRUE(std::ranges::all_of(bits, [&](std::uint64_t bit) { return filter.may_have(bit); }));
    int others = 0;
    for (std::uint64_t bit = 0; bit < 10000; ++bit) others += filter.may_have(bit * 20 + 3) ? 1 : 0;
    EXPECT_LT(others, 1000);
}

class CosetTails : public ::testing::Test {
protected:
    static constexpr unsigned turns = 7;
    static constexpr unsigned tail  = 2;

    CosetTails() : layout_(tables_->small()), symmetries_(cube()), levels_(layout_, Metric::htm) {
        for (unsigned length = 0; length <= turns; ++length) {
            UnitResults results(leaf_units(*tables_, symmetries_, length));
            do_units(work(), results);
            leaves_ = results.listed;
            levels_.add(std::move(results.listed));
        }
    }

    static Cube cube() {
        return solved * Move(Face::R, Turn::clockwise) * Move(Face::U, Turn::clockwise)
               * Move(Face::F, Turn::clockwise);
    }
    UnitWork work() const {
        return {.search = {*tables_, symmetries_}, .layout = layout_, .sharing = {.threads = 2}};
    }
    // What a number of turns of H leads to from words that end with another turn, and nothing
    // shorter does.
    Bits by_following() const {
        SparseLevels levels(layout_, Metric::htm);
        levels.add(leaves_);
        for (unsigned turn = 0; turn < tail; ++turn) levels.add({});
        return levels.newest();
    }
    // All that passes make of words to `turns`, and are one turn farther each time.
    Bits far() {
        for (unsigned turn = 0; turn < tail; ++turn) levels_.add({});
        return levels_.newest();
    }

    std::shared_ptr<const two_phase::Tables> tables_ = testing::two_phase_tables(Metric::htm);
    PageLayout                               layout_;
    CosetSymmetries                          symmetries_;
    SparseLevels                             levels_;
    Bits                                     leaves_;
};

TEST_F(CosetTails, FindWhatFollowingAllWordsFinds) {
    const Bits targets  = far();
    const Bits expected = both(targets, by_following());
    const auto anywhere = [](std::uint32_t) { return true; };
    ASSERT_FALSE(expected.empty());
    EXPECT_LT(expected.size(), targets.size());
    EXPECT_EQ(reached_by_tails({targets, anywhere}, {turns, tail}, work()), expected);
}

TEST_F(CosetTails, LookOnlyAtPagesThatWereNotPassedOver) {
    const Bits targets = far();
    const auto nowhere = [](std::uint32_t) { return false; };
    EXPECT_TRUE(reached_by_tails({targets, nowhere}, {turns, tail}, work()).empty());
}

std::uint64_t bit_of(const PageLayout& layout, const Cube& inner) {
    return layout.bit({static_cast<std::uint32_t>(CornerOrder::of(inner).value()),
                       static_cast<std::uint32_t>(RimOrder::of(inner).value()),
                       static_cast<std::uint32_t>(SliceOrder::of(inner).value())});
}

// Words whose last two turns could change places are left to shorter words with longer tails.
void expect_most_from_halves(const Cube& cube, std::size_t count) {
    const auto            tables = testing::two_phase_tables(Metric::htm);
    const PageLayout      layout(tables->small());
    const CubePairs       pairs(layout);
    const CosetSymmetries symmetries(cube);
    ASSERT_EQ(symmetries.count(), count);
    constexpr unsigned turns = HalvesOfLength::shortest;
    UnitResults        words(leaf_units(*tables, symmetries, turns));
    const UnitWork     work{.search = {*tables, symmetries}, .layout = layout};
    do_units(work, words);

    // Cubes that some of these lead to with a half turn behind them, and others.
    Random                  random(41);
    std::set<std::uint64_t> bits;
    for (int i = 0; i < 300; ++i) {
        const Cube g = inner_cube(layout.orders(words.listed[random.below(words.listed.size())]));
        bits.insert(bit_of(layout, g * move_of(PairTurn::right)));
        bits.insert(random.below(bit_count));
    }
    const Bits           targets  = with_images(layout, symmetries, {bits.begin(), bits.end()});
    const auto           anywhere = [](std::uint32_t) { return true; };
    const Bits           searched = reached_by_tails({targets, anywhere}, {turns, 1}, work);
    const WordHalves     halves(cube);
    const HalvesOfLength words_of_halves(halves, turns);
    const Bits           found = reached_by_tails({targets, anywhere}, 1,
                                                  {.words   = words_of_halves,
                                                   .pairs   = pairs,
                                                   .sharing = {.threads = 2},
                                                   .memory  = 10'000'000});
    EXPECT_GT(searched.size(), 100 * count);
    EXPECT_EQ(both(found, searched), found);
    EXPECT_GT(found.size(), searched.size() * 3 / 4);
    EXPECT_EQ(with_images(layout, symmetries, found), found);
}

TEST(CosetTwoPhaseTails, OfHalvesAreMostOfThoseOfASearch) {
    Random random(41);
    expect_most_from_halves(random_reachable(random), 1);
}

TEST(CosetTwoPhaseTails, OfHalvesAreMostOfThoseOfASearchInASymmetricCoset) {
    expect_most_from_halves(testing::cube_after("R L U F B R' L' D F B U' R L F' B' U"), 2);
    expect_most_from_halves(testing::superflip(), 16);
}

}  // namespace
}  // namespace antipode::coset
