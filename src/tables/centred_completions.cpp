#include "tables/centred_completions.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <vector>

#include "cube/algebra.h"
#include "tables/small.h"
#include "tables/words_into_h.h"

namespace antipode::centre_parity {
namespace {

struct Found {
    std::uint32_t entry;
    CentredWord   word;
};

std::vector<Found> words_of_representatives(const phase_one::Steps& steps,
                                            const Succession&       succession) {
    std::vector<Found> found;
    const auto         step = [](const CentredCube& a, Move m) {
        return CentredCube{a.cube * m, a.twists * m};
    };
    const auto keep = [&](const auto& turns, const CentredCube& before) {
        const std::uint32_t raw   = FlipSlice::of(before.cube).value();
        const auto          place = steps.classes.place(raw);
        if (steps.classes.representative(place.number()) != raw) return;
        found.push_back(
            {place.number() * phase_one::row_size + CornerTwist::of(before.cube).value(),
             {(way_of(before) << 13 | three_turns(turns, 0)) << 13 | three_turns(turns, 3)}});
    };
    for_each_word_into_h<CentredCompletions::length>(succession, CentredCube{}, step, keep);
    std::ranges::sort(found, {},
                      [](const Found& one) { return std::tuple(one.entry, one.word.packed); });
    return found;
}

}  // namespace

void fill_centred_completions(CentredCompletions& table, const phase_one::Steps& steps,
                              const Succession& succession) {
    const std::vector<Found> found = words_of_representatives(steps, succession);
    assert(found.size() <= CentredCompletions::max_words);
    table.slots.fill({CentredCompletions::vacant, 0, 0, 0});
    table.words.fill({0});
    std::ranges::transform(found, table.words.begin(), &Found::word);
    fill_slots(table, found, [&](std::size_t first, std::size_t end) {
        WaySet brought = 0;
        for (std::size_t i = first; i < end; ++i) brought |= WaySet{1} << found[i].word.way();
        return CentredCompletions::Slot{found[first].entry, static_cast<std::uint32_t>(first),
                                        static_cast<std::uint32_t>(end - first), brought};
    });
}

}  // namespace antipode::centre_parity
