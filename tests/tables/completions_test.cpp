// The listed last turns of phase one, against all words of five turns.
#include "tables/completions.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "tables/small.h"
#include "tests/support/inner_cubes.h"
#include "tests/support/metrics.h"

namespace antipode {
namespace {

using Word = std::vector<std::size_t>;

Word as_word(const Moves& moves) {
    Word word;
    for (const Move m : moves) word.push_back(m.index());
    return word;
}

class Completions : public ::testing::TestWithParam<Metric> {
protected:
    Completions() { fill_small_tables(*filled, GetParam()); }

    std::set<Word> listed(std::uint32_t entry) const {
        std::set<Word> words;
        for (const CompletionWord word : table.find(entry))
            EXPECT_TRUE(words.insert(as_word(CompletionSteps::moves(word))).second);
        return words;
    }

    // All words of five turns from here into H, by trying them all.
    std::set<Word> found_by_trying(const Cube& cube) const {
        std::set<Word> words;
        Word           word;
        extend(cube, Succession::start, word, words);
        return words;
    }

    Cube representative(std::uint32_t entry) const {
        return testing::first_phase_cube(classes.representative(entry / CornerTwist::size),
                                         entry % CornerTwist::size);
    }

    // The occupied slots, in the order of the entries.
    std::vector<std::uint32_t> entries() const {
        std::set<std::uint32_t> found;
        for (const CompletionTable::Slot& slot : table.slots)
            if (slot.entry != CompletionTable::vacant) found.insert(slot.entry);
        return {found.begin(), found.end()};
    }

    std::unique_ptr<SmallTables> filled  = std::make_unique<SmallTables>();
    const CompletionTable&       table   = filled->completions;
    const SymmetryClasses        classes = flip_slice_classes();
    const Succession             succession{GetParam()};

private:
    void extend(const Cube& cube, std::uint8_t state, Word& word, std::set<Word>& words) const {
        if (word.size() == CompletionTable::length) {
            const bool ends_outside = !testing::is_in_h(move_cube(Move::from_index(word.back())));
            if (ends_outside && CornerTwist::of(cube).value() == 0
                && FlipSlice::of(cube).value() == 0)
                words.insert(word);
            return;
        }
        for (const Move m : all_moves) {
            if (!(succession.allowed(state) >> m.index() & 1)) continue;
            word.push_back(m.index());
            extend(cube * m, succession.next(state, m.index()), word, words);
            word.pop_back();
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Metrics, Completions, testing::both_metrics, testing::metric_name);

TEST_P(Completions, LeadFromTheirRepresentativeIntoH) {
    for (const std::uint32_t entry : entries())
        for (const CompletionWord word : table.find(entry)) {
            const Moves moves = CompletionSteps::moves(word);
            const Cube  end   = representative(entry) * moves;
            ASSERT_EQ(FlipSlice::of(end).value(), 0U);
            ASSERT_EQ(CornerTwist::of(end).value(), 0U);
            ASSERT_FALSE(testing::is_in_h(move_cube(moves[4])));
        }
}

TEST_P(Completions, AreAllThatThereAre) {
    const std::vector<std::uint32_t> all = entries();
    for (std::size_t i = 0; i < all.size(); i += all.size() / 20)
        EXPECT_EQ(listed(all[i]), found_by_trying(representative(all[i]))) << all[i];
}

TEST_P(Completions, AreNoneForStatesFarAway) {
    Random random(13);
    for (int i = 0; i < 10; ++i) {
        const auto entry =
            static_cast<std::uint32_t>(random.below(std::uint64_t{FlipSlice::classes} * 2187));
        EXPECT_EQ(listed(entry), found_by_trying(representative(entry))) << entry;
    }
}

TEST(HalfTurnCompletions, Are19042WordsOf6267States) {
    const auto small = std::make_unique<SmallTables>();
    fill_small_tables(*small, Metric::htm);
    std::size_t states = 0, words = 0;
    for (const CompletionTable::Slot& slot : small->completions.slots) {
        if (slot.entry == CompletionTable::vacant) continue;
        ++states;
        words += slot.count;
    }
    EXPECT_EQ(states, 6267U);
    EXPECT_EQ(words, 19042U);
}

TEST(CompletionSteps, PerformTheWordsTheyAreNamedAfter) {
    const CompletionSteps steps;
    Random                random(15);
    for (int i = 0; i < 10'000; ++i) {
        const CompletionWord word = {
            static_cast<std::uint16_t>(random.below(CompletionSteps::pairs)),
            static_cast<std::uint16_t>(random.below(CompletionSteps::threes))};
        ASSERT_EQ(steps.after_pair(word.pair) * steps.after_three(word.three),
                  after(CompletionSteps::moves(word)));
    }
}

}  // namespace
}  // namespace antipode
