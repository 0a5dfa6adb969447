#include "search/coset/map.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/parallel.h"

namespace antipode::coset {
namespace {

constexpr std::size_t step = 4096;  // the smallest page of memory

// With a blank page behind the others, where some are not held.
std::uint64_t bytes_of_half(Extent held) {
    const std::uint64_t pages = cube_count(held) / bits_per_page;
    return (pages == page_count ? pages : pages + 1) * page_bytes + page_slack;
}

}  // namespace

std::uint64_t CosetMap::bytes(Extent held) { return 2 * bytes_of_half(held); }

std::optional<CosetMap> CosetMap::make(const Setting& setting, std::optional<Mapping>& reserve) {
    std::optional<Mapping> memory  = std::exchange(reserve, std::nullopt);
    const bool             is_used = memory && memory->bytes().size() >= bytes(setting.held);
    if (!is_used) {
        auto fresh = Mapping::zeroed(bytes(setting.held));
        if (!fresh) return std::nullopt;
        memory.emplace(*std::move(fresh));
    }
    // The system gives memory when it is first written, which takes seconds for one thread.
    // The other half is written by the first pass, on all of them.
    const std::span<std::byte> half = memory->writable().first(bytes_of_half(setting.held));
    parallel_for(half.size() / step, {setting.threads, 4096, setting.stop},
                 [&](std::size_t first, std::size_t last) {
                     if (is_used)
                         std::memset(half.data() + first * step, 0, (last - first) * step);
                     else
                         for (std::size_t i = first; i < last; ++i) half[i * step] = std::byte{0};
                 });
    if (setting.stop.stop_requested()) return std::nullopt;
    std::ranges::fill(half.last(half.size() % step), std::byte{0});
    CosetMap map(setting, *std::move(memory));
    if (setting.held == Extent::small)
        std::fill_n(map.start(1) + map.held_.size() * page_bytes, page_bytes, std::byte{0});
    return map;
}

CosetMap::CosetMap(const Setting& setting, Mapping memory)
    : layout_(&setting.layout),
      held_(coset::pages_of(setting.held)),
      memory_(std::move(memory)),
      start_(memory_.writable().data()),
      half_bytes_(bytes_of_half(setting.held)) {
    slots_.assign(page_count, static_cast<std::uint32_t>(held_.size()));
    for (std::uint32_t slot = 0; slot < held_.size(); ++slot) slots_[held_[slot]] = slot;
}

void CosetMap::forget_next() {
    if (current_[0] != current_[1]) return;
    memory_.forget({start(1 - current_[0]), half_bytes_});
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
