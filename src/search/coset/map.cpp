#include "search/coset/map.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/parallel.h"

namespace antipode::coset {
namespace {

constexpr std::size_t step = 4096;  // the smallest page of memory

}  // namespace

std::optional<CosetMap> CosetMap::make(const PageLayout& layout, unsigned threads,
                                       std::optional<Mapping>& reserve) {
    std::optional<Mapping> memory  = std::exchange(reserve, std::nullopt);
    const bool             is_used = memory.has_value();
    if (!is_used) {
        auto fresh = Mapping::zeroed(bytes);
        if (!fresh) return std::nullopt;
        memory.emplace(*std::move(fresh));
    }
    // The system gives memory when it is first written, which takes seconds for one thread.
    // The other half is written by the first pass, on all of them.
    const std::span<std::byte> half = memory->writable().first(map_bytes);
    parallel_for(half.size() / step, {.threads = threads, .grain = 4096},
                 [&](std::size_t first, std::size_t last) {
                     if (is_used)
                         std::memset(half.data() + first * step, 0, (last - first) * step);
                     else
                         for (std::size_t i = first; i < last; ++i) half[i * step] = std::byte{0};
                 });
    std::ranges::fill(half.last(half.size() % step), std::byte{0});
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
