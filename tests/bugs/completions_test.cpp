// Ways into H that were once lost when a state was seen through a symmetry: it
// may exchange the order of commuting turns, and a mirror takes the clockwise
// turn twice to the other turn twice. Searches accept one of each only.
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "notation/simplify.h"
#include "tables/small.h"
#include "tests/support/inner_cubes.h"
#include "tests/support/metrics.h"

namespace antipode {
namespace {

using Words = std::set<std::vector<std::size_t>>;

// Whether no turn of H can be moved to the end, where it belongs to phase two.
bool ends_outside(const Moves& word) {
    const Moves simplest = simplify(word);
    const Move  last     = simplest[simplest.size() - 1];
    const Move  before   = simplest[simplest.size() - 2];
    const bool  commute  = before.face() == opposite(last.face());
    const auto  in_h     = [](Move m) { return testing::is_in_h(move_cube(m)); };
    return !in_h(last) && !(commute && in_h(before));
}

void keep(Words& words, const Moves& word) {
    if (!ends_outside(word)) return;
    std::vector<std::size_t> turns;
    for (const Move m : simplify(word)) turns.push_back(m.index());
    words.insert(turns);
}

class LastTurns : public ::testing::TestWithParam<Metric> {
protected:
    LastTurns() { fill_small_tables(*small, GetParam()); }

    // As a search finds them, whose word so far ends in `state`.
    Words listed(const Cube& cube, std::uint8_t state) const {
        const std::uint32_t place = small->flip_slice_place[FlipSlice::of(cube).value()];
        const std::uint32_t twist = small->twist_image[CornerTwist::of(cube).value()][place & 15];
        Words               words;
        for (const CompletionWord rep :
             small->completions.find((place >> 4) * CornerTwist::size + twist)) {
            const Moves        word   = CompletionSteps::moves(steps.seen_from(place & 15, rep));
            const std::uint8_t middle = succession.next(state, word[0].index());
            if (middle == Succession::forbidden) continue;
            if (succession.next(middle, word[1].index()) != Succession::forbidden)
                keep(words, word);
        }
        return words;
    }

    void try_all(const Cube& cube, std::uint8_t state, const Moves& word, Words& words) const {
        if (word.size() == CompletionTable::length) {
            if (CornerTwist::of(cube).value() == 0 && FlipSlice::of(cube).value() == 0)
                keep(words, word);
            return;
        }
        for (const Move m : all_moves) {
            if (!(succession.allowed(state) >> m.index() & 1)) continue;
            Moves longer = word;
            longer.push_back(m);
            try_all(cube * m, succession.next(state, m.index()), longer, words);
        }
    }

    std::unique_ptr<SmallTables> small = std::make_unique<SmallTables>();
    const CompletionSteps        steps;
    const Succession             succession{GetParam()};
};

INSTANTIATE_TEST_SUITE_P(Metrics, LastTurns, testing::both_metrics, testing::metric_name);

TEST_P(LastTurns, AreNotLostThroughSymmetries) {
    Random random(14);
    for (int i = 0; i < 20; ++i) {
        const Cube         cube  = testing::random_walk(random, testing::quarter_turns(), 5);
        const std::uint8_t state = static_cast<std::uint8_t>(random.below(Succession::states));
        Words              all;
        try_all(cube, state, {}, all);
        const Words found = listed(cube, state);
        // A turn like the last before may be listed too; it does no harm.
        EXPECT_TRUE(std::includes(found.begin(), found.end(), all.begin(), all.end()));
    }
}

}  // namespace
}  // namespace antipode
