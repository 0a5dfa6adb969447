#include "search/coset/last_turns.h"

#include <bit>

#include "base/parallel.h"

namespace antipode::coset {

// Two turns are searched from each representative so near, then come the words of five.
class LastTurns::Maker {
public:
    explicit Maker(const two_phase::Tables& tables)
        : tables_(tables), representatives_(FlipSlice::classes) {
        for (std::uint32_t raw = 0; raw < FlipSlice::size; ++raw) {
            const std::uint32_t place = tables.small().flip_slice_place[raw];
            if ((place & 15) == 0) representatives_[place >> 4] = raw;
        }
    }

    void add_class(std::uint32_t number, std::vector<List>& lists) const {
        Cube cube = FlipSlice::representative(Index<FlipSlice>(representatives_[number]));
        for (std::uint32_t twist = 0; twist < CornerTwist::size; ++twist) {
            const std::uint32_t entry = number * CornerTwist::size + twist;
            if (phase_one::distance(tables_.phase_one_entry(entry)) > length) continue;
            cube.corners = CornerTwist::representative(Index<CornerTwist>(twist)).corners;
            List list{entry, {}};
            extend({cube, Succession::start, length, 0}, list.words);
            if (list.words.empty()) continue;
            list.words.back().make_last();
            lists.push_back(std::move(list));
        }
    }

private:
    struct Node {
        Cube          cube;
        std::uint8_t  state;
        unsigned      left;
        std::uint32_t turns;  // made so far, as digits in base 18
    };
    struct Located {
        std::uint32_t entry;
        std::uint32_t symmetry;
    };

    Located locate(const Cube& cube) const {
        const SmallTables&  small = tables_.small();
        const std::uint32_t place = small.flip_slice_place[FlipSlice::of(cube).value()];
        return {(place >> 4) * CornerTwist::size
                    + small.twist_image[CornerTwist::of(cube).value()][place & 15],
                place & 15};
    }

    void extend(const Node& node, std::vector<Word>& words) const {
        const Located at = locate(node.cube);
        if (node.left == CompletionTable::length) return complete(node, at, words);
        const std::uint32_t entry = tables_.phase_one_entry(at.entry);
        if (phase_one::distance(entry) > node.left) return;
        for (auto rest = tables_.useful(entry, node.left - phase_one::distance(entry)); rest != 0;
             rest &= rest - 1) {
            const std::size_t turn =
                tables_.turn_back(at.symmetry, static_cast<std::size_t>(std::countr_zero(rest)));
            const std::uint8_t next = tables_.succession().next(node.state, turn);
            if (next == Succession::forbidden) continue;
            extend({node.cube * Move::from_index(turn), next, node.left - 1,
                    node.turns * static_cast<std::uint32_t>(Move::count)
                        + static_cast<std::uint32_t>(turn)},
                   words);
        }
    }

    void complete(const Node& node, const Located& at, std::vector<Word>& words) const {
        for (const CompletionWord listed : tables_.small().completions.find(at.entry)) {
            const CompletionWord word = tables_.steps().seen_from(at.symmetry, listed);
            if (!tables_.may_continue(node.state, word.pair)) continue;
            constexpr std::uint32_t turns = Move::count;
            words.emplace_back(node.turns * turns + word.pair / turns,
                               word.pair % turns * turns * turns * turns + word.three);
        }
    }

    const two_phase::Tables&   tables_;
    std::vector<std::uint32_t> representatives_;
};

std::unique_ptr<LastTurns> LastTurns::make(const two_phase::Tables& tables,
                                           const Options&           options) {
    constexpr std::size_t          classes_at_a_time = 256;
    const Maker                    maker(tables);
    std::vector<std::vector<List>> lists(FlipSlice::classes / classes_at_a_time + 1);
    parallel_for(FlipSlice::classes, {options.threads, classes_at_a_time, options.stop},
                 [&](std::size_t first, std::size_t last) {
                     for (std::size_t i = first; i < last; ++i)
                         maker.add_class(static_cast<std::uint32_t>(i),
                                         lists[first / classes_at_a_time]);
                 });
    if (options.stop.stop_requested()) return nullptr;
    std::unique_ptr<LastTurns> made(new LastTurns(tables));
    made->place(lists);
    return made;
}

LastTurns::LastTurns(const two_phase::Tables& tables) {
    for (std::uint32_t three = 0; three < CompletionSteps::threes; ++three)
        threes_.push_back(tables.steps().after_three(three));
    for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
        for (std::uint8_t state = 0; state < Succession::states; ++state)
            for (std::uint16_t pair = 0; pair < CompletionSteps::pairs; ++pair)
                if (tables.may_continue(state, tables.steps().seen_from(s, {pair, 0}).pair))
                    follows_[s][state][pair / 64] |= std::uint64_t{1} << (pair % 64);
}

// Four turns get numbers as they are met, so that what they do fits in a near cache.
LastTurns::Word LastTurns::numbered(Word word) {
    std::uint32_t& number = four_numbers_[word.four()];
    if (number == vacant) {
        number = static_cast<std::uint32_t>(fours_.size());
        fours_.push_back(threes_[word.four() / Move::count]
                         * Move::from_index(word.four() % Move::count));
    }
    Word result(word.three(), number);
    if (word.is_last()) result.make_last();
    return result;
}

// At most half of the slots are taken.
void LastTurns::place(const std::vector<std::vector<List>>& lists) {
    std::size_t states = 0;
    for (const auto& some : lists) states += some.size();
    const auto bits = static_cast<unsigned>(std::bit_width(2 * states));
    shift_          = 32 - bits;
    slots_.assign(std::size_t{1} << bits, {vacant, 0});
    four_numbers_.assign(Move::count * CompletionSteps::threes, vacant);
    for (const auto& some : lists)
        for (const List& list : some) {
            std::size_t slot = hash(list.entry);
            while (slots_[slot].entry != vacant) slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = {list.entry, static_cast<std::uint32_t>(words_.size())};
            for (const Word word : list.words) words_.push_back(numbered(word));
        }
    four_numbers_ = {};
}

}  // namespace antipode::coset
