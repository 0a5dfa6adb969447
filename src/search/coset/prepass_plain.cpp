#include <bit>
#include <cstring>

#include "base/cpu.h"
#include "search/coset/prepass.h"

namespace antipode::coset {
namespace {

bool has_bit(const std::byte* page, std::uint32_t bit) {
    return (static_cast<unsigned>(page[bit / 8]) >> (bit % 8) & 1) != 0;
}

// Straight from the orders, so that it proves the layout as well.
bool is_reached(const PageLayout& layout, const PageSources& from, const InnerOrders& g) {
    const SmallTables& small = layout.small();
    if (has_bit(from.same, layout.bit(g.rim, g.slice))) return true;
    for (std::size_t turn = 0; turn < inner_turn_count; ++turn)
        if (has_bit(from.after[turn],
                    layout.bit(small.rim_after[g.rim][turn], small.slice_after[g.slice][turn])))
            return true;
    return false;
}

}  // namespace

void fill_page_plain(const PageLayout& layout, const PageSources& from, std::byte* out) {
    // Any page of that parity will do: only the orders of the edges are wanted.
    std::uint64_t page = 0;
    while (layout.is_odd(static_cast<std::uint32_t>(page)) != from.is_odd) ++page;
    for (std::uint32_t byte = 0; byte < page_bytes; ++byte) {
        unsigned bits = 0;
        for (unsigned i = 0; i < 8; ++i) {
            const InnerOrders g = layout.orders(page * bits_per_page + std::uint64_t{8} * byte + i);
            if (is_reached(layout, from, g)) bits |= 1U << i;
        }
        out[byte] = static_cast<std::byte>(bits);
    }
}

std::uint32_t keep_page_plain(const std::byte* page, std::byte* out) {
    std::uint32_t set = 0;
    for (std::uint32_t byte = 0; byte < page_bytes; byte += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, page + byte, sizeof(word));
        std::memcpy(out + byte, &word, sizeof(word));
        set += static_cast<std::uint32_t>(std::popcount(word));
    }
    return set;
}

FillPage fastest_fill() {
    if (cpu().byte_matrices) return fill_page_avx512;
    return cpu().avx2 ? fill_page_avx2 : fill_page_plain;
}

KeepPage fastest_keep() { return cpu().avx2 ? keep_page_avx2 : keep_page_plain; }

}  // namespace antipode::coset
