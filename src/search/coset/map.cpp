#include "search/coset/map.h"

namespace antipode::coset {

std::optional<CosetMap> CosetMap::make(const PageLayout& layout) {
    auto memory = Mapping::zeroed(bytes);
    if (!memory) return std::nullopt;
    return CosetMap(layout, *std::move(memory));
}

PageSources CosetMap::sources(std::uint32_t number, std::uint32_t following) const {
    PageSources from{.same = page(number), .after = {}, .is_odd = layout_->is_odd(number)};
    for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
        from.after[turn] = page(layout_->small().corner_after[number][turn]);
    // The half turns of R, L, F and B lead far away; what the others need is there already.
    constexpr std::size_t far = inner_turn_count - 4;
    from.soon[0]              = page(following);
    for (std::size_t i = 0; i < 4; ++i)
        from.soon[i + 1] = page(layout_->small().corner_after[following][far + i]);
    return from;
}

}  // namespace antipode::coset
