#include "search/coset/halves/pair_sink.h"

#include <algorithm>

namespace antipode::coset {

// The lines of some pairs are requested while those before them are set.
std::uint64_t PairMap::set(std::uint32_t part, const std::uint32_t* pairs, std::uint32_t count) {
    std::array<std::uint64_t*, 128> pages{};
    for (std::size_t i = 0; i < pairs_.pages(part).size(); ++i)
        pages[i] = words_ + pairs_.pages(part)[i] * words_per_page;
    std::array<std::array<Bit, 2 * at_a_time>, 2> blocks;
    const auto request = [&](std::uint32_t first, std::array<Bit, 2 * at_a_time>& block) {
        const std::uint32_t some = std::min(at_a_time, count - first);
        for (std::uint32_t i = 0; i < some; ++i) {
            const auto a     = CubePairs::first(pairs[first + i]);
            const auto b     = pairs_.second(part, pairs[first + i]);
            block[2 * i]     = {pages[a.page] + a.bit / 64, a.bit % 64};
            block[2 * i + 1] = {pages[b.page] + b.bit / 64, b.bit % 64};
            __builtin_prefetch(block[2 * i].word, 1);
            __builtin_prefetch(block[2 * i + 1].word, 1);
        }
        return 2 * some;
    };
    const std::lock_guard lock(locks_[part]);
    std::uint64_t         fresh = 0;
    std::uint32_t         ready = request(0, blocks[0]);
    for (std::uint32_t first = 0, which = 0; first < count; first += at_a_time, which ^= 1) {
        const std::uint32_t next =
            first + at_a_time < count ? request(first + at_a_time, blocks[which ^ 1]) : 0;
        for (std::uint32_t i = 0; i < ready; ++i) {
            const Bit& each = blocks[which][i];
            fresh += ~*each.word >> each.bit & 1;
            *each.word |= std::uint64_t{1} << each.bit;
        }
        ready = next;
    }
    return fresh;
}

void PairSink::list(const CubePairs::Number& number) {
    const auto add = [&](const CubePairs::Place& place) {
        listed_.push_back(std::uint64_t{pairs_.pages(number.part)[place.page]} * bits_per_page
                          + place.bit);
    };
    add(CubePairs::first(number.pair));
    if (number.pair >> 27 != static_cast<std::uint32_t>(PairTurn::none))
        add(pairs_.second(number.part, number.pair));
}

}  // namespace antipode::coset
