#include "search/coset/map.h"

#include <bit>
#include <cstring>

namespace antipode::coset {

std::optional<CosetMap> CosetMap::make(const PageLayout& layout) {
    auto memory = Mapping::zeroed(bytes);
    if (!memory) return std::nullopt;
    return CosetMap(layout, *std::move(memory));
}

PageSources CosetMap::sources(std::uint32_t number) const {
    PageSources from{.same = page(number), .after = {}, .is_odd = layout_->is_odd(number)};
    for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
        from.after[turn] = page(layout_->small().corner_after[number][turn]);
    return from;
}

std::uint32_t set_bits(const std::byte* page) {
    std::uint64_t sum = 0;
    for (std::uint32_t byte = 0; byte < page_bytes; byte += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, page + byte, sizeof(word));
        sum += static_cast<std::uint64_t>(std::popcount(word));
    }
    return static_cast<std::uint32_t>(sum);
}

}  // namespace antipode::coset
