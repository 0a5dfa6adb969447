#include "tables/centred_completions.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "cube/algebra.h"
#include "tables/small.h"

namespace antipode::centre_parity {
namespace {

constexpr std::size_t word_length = CentredCompletions::length;

struct Found {
    std::uint32_t entry;
    std::uint32_t word;

    friend auto operator<=>(const Found&, const Found&) = default;
};

// Collects the words by going backwards from H.
class Collector {
public:
    Collector(const phase_one::Steps& steps, const Succession& succession)
        : steps_(steps), succession_(succession) {}

    std::vector<Found> run() {
        prepend(word_length, {});
        std::ranges::sort(found_);
        return std::move(found_);
    }

private:
    // The turns from `first` on are chosen; `before` is where they start from.
    void prepend(std::size_t first, const CentredCube& before) {
        if (first == 0) return keep(before);
        for (const Move m : all_moves) {
            if (first == word_length && std::ranges::count(inner_turns, m) > 0) continue;
            turns_[first - 1] = m.index();
            if (!reads_well(first - 1)) continue;
            prepend(first - 1, {before.cube * inverse(m), before.twists * inverse(m)});
        }
    }

    bool reads_well(std::size_t first) const {
        std::uint8_t state = Succession::start;
        for (; first < word_length && state != Succession::forbidden; ++first)
            state = succession_.next(state, turns_[first]);
        return state != Succession::forbidden;
    }

    void keep(const CentredCube& before) {
        const std::uint32_t raw   = FlipSlice::of(before.cube).value();
        const auto          place = steps_.classes.place(raw);
        if (steps_.classes.representative(place.number()) != raw) return;
        std::uint32_t word = way_of(before);
        for (const std::size_t half : {0U, 3U})
            word = word << 13
                   | static_cast<std::uint32_t>(324 * turns_[half] + 18 * turns_[half + 1]
                                                + turns_[half + 2]);
        found_.push_back(
            {place.number() * phase_one::row_size + CornerTwist::of(before.cube).value(), word});
    }

    const phase_one::Steps&              steps_;
    const Succession&                    succession_;
    std::array<std::size_t, word_length> turns_{};
    std::vector<Found>                   found_;
};

}  // namespace

void fill_centred_completions(CentredCompletions& table, const phase_one::Steps& steps,
                              const Succession& succession) {
    const std::vector<Found> found = Collector(steps, succession).run();
    assert(found.size() <= CentredCompletions::max_words);
    table.slots.fill({CentredCompletions::vacant, 0, 0, 0});
    table.words.fill({0});
    for (std::uint32_t i = 0, end = 0; i < found.size(); i = end) {
        WaySet brought = 0;
        for (; end < found.size() && found[end].entry == found[i].entry; ++end) {
            table.words[end] = {found[end].word};
            brought |= WaySet{1} << table.words[end].way();
        }
        std::size_t slot = CentredCompletions::hash(found[i].entry);
        while (table.slots[slot].entry != CentredCompletions::vacant)
            slot = (slot + 1) % table.slots.size();
        table.slots[slot] = {found[i].entry, i, end - i, brought};
    }
}

}  // namespace antipode::centre_parity
