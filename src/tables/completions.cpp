#include "tables/completions.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

#include "tables/small.h"

namespace antipode {
namespace {

constexpr std::size_t word_length = CompletionTable::length;

using Turns = std::array<Move, word_length>;

struct Found {
    std::uint32_t  entry;
    CompletionWord word;
};

bool is_inner(Move m) {
    return std::find(inner_turns.begin(), inner_turns.end(), m) != inner_turns.end();
}

// Collects the words by going backwards from H.
class Collector {
public:
    Collector(const SmallTables& small, const Succession& succession)
        : small_(small), succession_(succession) {}

    std::vector<Found> run() {
        prepend(word_length, solved);
        std::sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
            return std::tuple(a.entry, a.word.pair, a.word.three)
                   < std::tuple(b.entry, b.word.pair, b.word.three);
        });
        return std::move(found_);
    }

private:
    // The turns from `first` on are chosen; `before` is where they start from.
    void prepend(std::size_t first, const Cube& before) {
        if (first == 0) return keep(before);
        for (Move m : all_moves) {
            if (first == word_length && is_inner(m)) continue;
            turns_[first - 1] = m;
            if (reads_well(first - 1)) prepend(first - 1, before * inverse(m));
        }
    }

    bool reads_well(std::size_t first) const {
        std::uint8_t state = Succession::start;
        for (; first < word_length && state != Succession::forbidden; ++first)
            state = succession_.next(state, turns_[first].index());
        return state != Succession::forbidden;
    }

    void keep(const Cube& before) {
        const std::uint32_t place = small_.flip_slice_place[FlipSlice::of(before).value()];
        if ((place & 15) != 0) return;  // not the representative of its class
        const auto turn = [&](std::size_t i) { return turns_[i].index(); };
        found_.push_back({(place >> 4) * CornerTwist::size + CornerTwist::of(before).value(),
                          {static_cast<std::uint16_t>(18 * turn(0) + turn(1)),
                           static_cast<std::uint16_t>(324 * turn(2) + 18 * turn(3) + turn(4))}});
    }

    const SmallTables& small_;
    const Succession&  succession_;
    Turns turns_ = {all_moves[0], all_moves[0], all_moves[0], all_moves[0], all_moves[0]};
    std::vector<Found> found_;
};

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
    const std::vector<Found> found = Collector(small, succession).run();
    assert(found.size() <= CompletionTable::max_words);
    table.slots.fill({CompletionTable::vacant, 0, 0});
    table.words.fill({0, 0});
    for (std::size_t i = 0, end = 0; i < found.size(); i = end) {
        for (; end < found.size() && found[end].entry == found[i].entry; ++end)
            table.words[end] = found[end].word;
        std::size_t slot = CompletionTable::hash(found[i].entry);
        while (table.slots[slot].entry != CompletionTable::vacant)
            slot = (slot + 1) % table.slots.size();
        table.slots[slot] = {found[i].entry, static_cast<std::uint16_t>(i),
                             static_cast<std::uint16_t>(end - i)};
    }
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
