#include "search/coset/halves/pair_sink.h"

#include <algorithm>

namespace antipode::coset {

// The lines of some pairs are requested while those before them are set.
std::uint64_t PairMap::set(std::uint32_t part, std::span<const std::uint32_t> pairs) {
    PageStarts starts{};
    for (std::size_t i = 0; i < pairs_.pages(part).size(); ++i)
        starts[i] = words_ + pairs_.pages(part)[i] * words_per_page;
    std::array<Block, 2>  blocks;
    const std::lock_guard lock(locks_[part]);
    std::uint64_t         fresh = 0;
    request(part, pairs, starts, blocks[0]);
    for (std::size_t which = 0; blocks[which].count > 0; which ^= 1) {
        pairs = pairs.subspan(blocks[which].count / 2);
        request(part, pairs, starts, blocks[which ^ 1]);
        for (std::size_t i = 0; i < blocks[which].count; ++i) {
            const Bit& each = blocks[which].bits[i];
            fresh += ~*each.word >> each.bit & 1;
            *each.word |= std::uint64_t{1} << each.bit;
        }
    }
    return fresh;
}

void PairMap::request(std::uint32_t part, std::span<const std::uint32_t> pairs,
                      const PageStarts& starts, Block& block) const {
    block.count    = 0;
    const auto add = [&](const CubePairs::Place& place) {
        block.bits[block.count] = {starts[place.page] + place.bit / 64, place.bit % 64};
        __builtin_prefetch(block.bits[block.count++].word, 1);
    };
    for (const std::uint32_t pair : pairs.first(std::min(at_a_time, pairs.size()))) {
        add(CubePairs::first(pair));
        add(pairs_.second(part, pair));
    }
}

template <class Take>
void PairSink::each_bit(const CubePairs::Number& number, Take take) const {
    const auto take_at = [&](const CubePairs::Place& place) {
        take(std::uint64_t{pairs_.pages(number.part)[place.page]} * bits_per_page + place.bit);
    };
    take_at(CubePairs::first(number.pair));
    if (number.pair >> 27 != static_cast<std::uint32_t>(PairTurn::none))
        take_at(pairs_.second(number.part, number.pair));
}

void PairSink::list(const CubePairs::Number& number) {
    each_bit(number, [&](std::uint64_t bit) {
        if (wanted_ == nullptr || wanted_->has(bit)) listed_.push_back(bit);
    });
}

bool PairSink::is_wanted(const CubePairs::Number& number) const {
    bool is_wanted = false;
    each_bit(number, [&](std::uint64_t bit) { is_wanted |= wanted_->has(bit); });
    return is_wanted;
}

}  // namespace antipode::coset
