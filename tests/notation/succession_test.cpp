// The automaton against its purpose: exactly one order of commuting turns, and
// one way to split a turn, is accepted.
#include "notation/succession.h"

#include <gtest/gtest.h>

#include <set>

#include "notation/simplify.h"

namespace antipode {
namespace {

bool accepts(const Succession& succession, const Moves& word) {
    std::uint8_t state = Succession::start;
    for (const Move m : word) {
        if (!(succession.allowed(state) >> m.index() & 1)) return false;
        state = succession.next(state, m.index());
    }
    return true;
}

// Half turns written as the clockwise turn twice.
Moves in_quarter_turns(const Moves& word) {
    Moves result;
    for (const Move m : word) {
        const bool half = m.turn() == Turn::half;
        for (int i = 0; i < (half ? 2 : 1); ++i)
            result.push_back(half ? Move(m.face(), Turn::clockwise) : m);
    }
    return result;
}

// A word is the one to keep if simplifying it changes nothing but how half
// turns are written.
bool is_to_be_kept(const Moves& word, Metric metric) {
    const Moves simplest = simplify(word);
    return word == (metric == Metric::qtm ? in_quarter_turns(simplest) : simplest);
}

template <class Visit>
void for_each_word(std::size_t length, Metric metric, const Visit& visit, const Moves& word = {}) {
    if (word.size() == length) return visit(word);
    for (const Move m : all_moves) {
        if (metric == Metric::qtm && m.turn() == Turn::half) continue;
        Moves longer = word;
        longer.push_back(m);
        for_each_word(length, metric, visit, longer);
    }
}

std::vector<int> accepted_words(Metric metric, std::size_t longest) {
    const Succession succession(metric);
    std::vector<int> counts(longest + 1);
    for (std::size_t length = 0; length <= longest; ++length)
        for_each_word(length, metric,
                      [&](const Moves& word) { counts[length] += accepts(succession, word); });
    return counts;
}

TEST(Succession, AcceptsTheKnownNumberOfWordsInHalfTurns) {
    EXPECT_EQ(accepted_words(Metric::htm, 4), (std::vector<int>{1, 18, 243, 3240, 43254}));
}

// Each of two opposite faces stays, makes one of two quarter turns, or a half
// turn: (1 + 2x + x^2)^2 = 1 + 4x + 6x^2 + 4x^3 + x^4 counts the ways by length.
// A word goes from axis to another axis, two to choose from at each step.
TEST(Succession, AcceptsTheCountedNumberOfWordsInQuarterTurns) {
    const std::vector<int> about_one_axis = {0, 4, 6, 4, 1};
    std::vector<int>       words(6), ending_on_an_axis(6);
    for (std::size_t length = 1; length < words.size(); ++length)
        for (std::size_t last = 1; last <= std::min<std::size_t>(length, 4); ++last)
            ending_on_an_axis[length] +=
                about_one_axis[last] * (last == length ? 1 : 2 * ending_on_an_axis[length - last]);
    words[0] = 1;
    for (std::size_t length = 1; length < words.size(); ++length)
        words[length] = 3 * ending_on_an_axis[length];
    EXPECT_EQ(accepted_words(Metric::qtm, 5), words);
}

TEST(Succession, AcceptsExactlyTheWordsThatAreSimple) {
    for (const Metric metric : {Metric::htm, Metric::qtm}) {
        const Succession succession(metric);
        for (std::size_t length = 0; length <= 4; ++length)
            for_each_word(length, metric, [&](const Moves& word) {
                ASSERT_EQ(accepts(succession, word), is_to_be_kept(word, metric));
            });
    }
}

TEST(Succession, NamesTheSameTurnsTwice) {
    for (const Metric metric : {Metric::htm, Metric::qtm}) {
        const Succession succession(metric);
        for (std::uint8_t state = 0; state < Succession::states; ++state)
            for (const Move m : all_moves)
                EXPECT_EQ(succession.next(state, m.index()) != Succession::forbidden,
                          (succession.allowed(state) >> m.index() & 1) != 0);
    }
}

}  // namespace
}  // namespace antipode
