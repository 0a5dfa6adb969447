#include "search/coset/halves/cube_pairs.h"

namespace antipode::coset {
namespace {

// Half turns of R, L, F and B among the inner turns.
constexpr std::size_t first_half_turn = 6;
static_assert(inner_turns[first_half_turn] == Move(Face::R, Turn::half));
static_assert(inner_turns[first_half_turn + 3] == Move(Face::B, Turn::half));

// Places in a page that CubePairs writes in another way.
struct RimPlace {
    std::uint32_t rest;
    std::uint32_t renaming;
};
RimPlace rim_place(std::uint32_t bit) { return {bit / (8 * rest_bytes), bit % (8 * rest_bytes)}; }

}  // namespace

CubePairs::CubePairs(const PageLayout& layout)
    : layout_(layout), page_(page_count), rim_(RimOrder::size) {
    for (std::uint32_t slice = 0; slice < SliceOrder::size; ++slice)
        slice_[slice] = static_cast<std::uint8_t>(layout.slice_bit(slice) / renamings);
    for (std::uint32_t rim = 0; rim < RimOrder::size; ++rim) {
        const RimPlace place = rim_place(layout.rim_bit(rim));
        rim_[rim]            = static_cast<std::uint16_t>(place.rest << 6 | place.renaming);
    }
    make_parts(layout);
    follow_turns(layout);
}

void CubePairs::make_parts(const PageLayout& layout) {
    const auto&       after = layout.small().corner_after;
    std::vector<bool> seen(page_count, false);
    for (std::uint32_t start = 0; start < page_count; ++start) {
        if (seen[start]) continue;
        std::vector<std::uint32_t> orbit = {start};
        seen[start]                      = true;
        for (std::size_t i = 0; i < orbit.size(); ++i)
            for (std::size_t turn = 0; turn < 4; ++turn) {
                const std::uint32_t next = after[orbit[i]][first_half_turn + turn];
                if (!seen[next]) orbit.push_back(next);
                seen[next] = true;
            }
        add_orbit(orbit, layout.is_odd(start));
    }
    pages_after_.resize(pages_.size());
    for (std::size_t part = 0; part < pages_.size(); ++part)
        for (std::size_t i = 0; i < pages_[part].size(); ++i)
            for (std::size_t turn = 0; turn < pair_turns; ++turn)
                pages_after_[part][turn][i] = static_cast<std::uint8_t>(
                    turn < 4 ? page_[after[pages_[part][i]][first_half_turn + turn]] & 127U : i);
}

// To the first part of its parity that has room.
void CubePairs::add_orbit(const std::vector<std::uint32_t>& pages, bool is_odd) {
    std::size_t part = 0;
    while (part < pages_.size()
           && (odd_parts_[part] != (is_odd ? 1 : 0)
               || pages_[part].size() + pages.size() > most_pages))
        ++part;
    if (part == pages_.size()) {
        pages_.emplace_back();
        odd_parts_.push_back(is_odd ? 1 : 0);
    }
    for (const std::uint32_t page : pages) {
        page_[page] = static_cast<std::uint16_t>(part << 7 | pages_[part].size());
        pages_[part].push_back(page);
    }
}

// A turn takes k q to k k' q', where q m = k' q'.
void CubePairs::follow_turns(const PageLayout& layout) {
    for (std::uint32_t k = 0; k < renamings; ++k)
        for (std::uint32_t other = 0; other < renamings; ++other)
            products_[k][other] = static_cast<std::uint8_t>(
                (k / 8 + other / 8) % 7 * 8 + source_bit(static_cast<Renaming>(other), k % 8));
    for (std::size_t turn = 0; turn < pair_turns; ++turn) {
        const bool is_turn = turn < 4;
        for (std::uint32_t rest = 0; rest < rests; ++rest) {
            const auto source = layout.source(first_half_turn + turn % 4, rest);
            const auto to =
                static_cast<std::uint32_t>(source.first_byte / rest_bytes) << 6 | source.renaming;
            rests_[turn][rest] = static_cast<std::uint16_t>(is_turn ? to : rest << 6);
        }
        for (unsigned parity = 0; parity < 2; ++parity)
            for (std::uint32_t slice = 0; slice < 12; ++slice) {
                const auto source = layout.source(first_half_turn + turn % 4, parity, slice / 4);
                slices_[turn][parity][slice] = static_cast<std::uint8_t>(
                    is_turn ? source.line * 4U + (source.exchange ^ slice % 4) : slice);
            }
    }
}

}  // namespace antipode::coset
