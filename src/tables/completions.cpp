#include "tables/completions.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

#include "tables/small.h"
#include "tables/words_into_h.h"

namespace antipode {
namespace {

struct Found {
    std::uint32_t  entry;
    CompletionWord word;
};

std::vector<Found> words_of_representatives(const SmallTables& small,
                                            const Succession&  succession) {
    std::vector<Found> found;
    const auto         keep = [&](const auto& turns, const Cube& before) {
        const std::uint32_t place = small.flip_slice_place[FlipSlice::of(before).value()];
        if ((place & 15) != 0) return;  // not the representative of its class
        found.push_back(
                    {(place >> 4) * CornerTwist::size + CornerTwist::of(before).value(),
             {static_cast<std::uint16_t>(18 * turns[0] + turns[1]), three_turns(turns, 2)}});
    };
    for_each_word_into_h<CompletionTable::length>(
        succession, solved, [](const Cube& cube, Move m) { return cube * m; }, keep);
    std::ranges::sort(found, {}, [](const Found& one) {
        return std::tuple(one.entry, one.word.pair, one.word.three);
    });
    return found;
}

// A symmetry may exchange the order of commuting turns, and a mirror takes the
// clockwise turn twice to the other one twice. Searches accept the one order and
// the one way to write a half turn that succession.h prescribes.
std::uint16_t in_search_order(Move first, Move second) {
    if (first == second && first.turn() == Turn::counter)
        first = second = Move(first.face(), Turn::clockwise);
    else if (first.face() == opposite(second.face()) && !may_follow(first.face(), second.face()))
        std::swap(first, second);
    return static_cast<std::uint16_t>(Move::count * first.index() + second.index());
}

}  // namespace

void fill_completions(CompletionTable& table, const SmallTables& small,
                      const Succession& succession) {
    const std::vector<Found> found = words_of_representatives(small, succession);
    assert(found.size() <= CompletionTable::max_words);
    table.slots.fill({CompletionTable::vacant, 0, 0});
    table.words.fill({0, 0});
    std::ranges::transform(found, table.words.begin(), &Found::word);
    fill_slots(table, found, [&](std::size_t first, std::size_t end) {
        return CompletionTable::Slot{found[first].entry, static_cast<std::uint16_t>(first),
                                     static_cast<std::uint16_t>(end - first)};
    });
}

CompletionSteps::CompletionSteps() {
    for (std::size_t pair = 0; pair < pairs; ++pair)
        pair_cubes_.push_back(solved * Move::from_index(pair / 18) * Move::from_index(pair % 18));
    for (std::size_t three = 0; three < threes; ++three)
        three_cubes_.push_back(pair_cubes_[three / 18] * Move::from_index(three % 18));
    for (std::size_t s = 0; s < AxisSymmetry::count; ++s) {
        const Symmetry back  = inverse(symmetry(axis_symmetry(s)));
        const auto     moved = [&](std::size_t m) { return image(back, Move::from_index(m)); };
        for (std::size_t pair = 0; pair < pairs; ++pair)
            pair_image_[s].push_back(in_search_order(moved(pair / 18), moved(pair % 18)));
        for (std::size_t three = 0; three < threes; ++three)
            three_image_[s].push_back(static_cast<std::uint16_t>(
                Move::count * pair_image_[s][three / 18] + moved(three % 18).index()));
    }
}

Moves CompletionSteps::moves(CompletionWord word) {
    return {Move::from_index(word.pair / 18), Move::from_index(word.pair % 18),
            Move::from_index(word.three / 324), Move::from_index(word.three / 18 % 18),
            Move::from_index(word.three % 18)};
}

Moves CompletionSteps::six_moves(CompletionWord word) {
    Moves six;
    for (const std::uint16_t three : {word.pair, word.three})
        for (const unsigned m : {three / 324U, three / 18U % 18U, three % 18U})
            six.push_back(Move::from_index(m));
    return six;
}

}  // namespace antipode
