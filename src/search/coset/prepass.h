// One pass over the coset: every cube that one more inner turn reaches.
//
//     PageSources from = …;                      // a page and its ten neighbours
//     fill_page(layout, from, out);              // by the fastest kernel there is
//
// A bit of a page is set when its cube, or one of the ten that inner turns lead to, was set
// before. The neighbours of all cubes of a page lie in ten other pages, one for each turn.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "search/coset/page_layout.h"

namespace antipode::coset {

struct PageSources {
    const std::byte*                               same;
    std::array<const std::byte*, inner_turn_count> after;   // by place in `inner_turns`
    bool                                           is_odd;  // the page to be filled
    // Pages that the next one will need: they are requested from memory meanwhile. Nothing
    // where there is none.
    std::array<const std::byte*, 5> soon = {};
};

// Of the pages that the next one will need, as much is requested as is filled of this one.
class PagesToCome {
public:
    // Where no page is to come, this one is requested, which is there.
    explicit PagesToCome(const PageSources& from) : pages_(from.soon) {
        for (const std::byte*& page : pages_)
            if (page == nullptr) page = from.same;
    }

    void request(std::size_t byte) const {
        constexpr int reading      = 0;
        constexpr int second_cache = 2;
#pragma GCC unroll 5
        for (const std::byte* page : pages_) {
            __builtin_prefetch(page + byte, reading, second_cache);
            __builtin_prefetch(page + byte + 64, reading, second_cache);
        }
    }

private:
    std::array<const std::byte*, 5> pages_;
};

// Writes the page_bytes bytes of a page. The sources may be read, and `out` written, up to
// page_slack bytes behind their end.
inline constexpr std::uint32_t page_slack = 64;
using FillPage = void (*)(const PageLayout& layout, const PageSources& from, std::byte* out);

void fill_page_plain(const PageLayout& layout, const PageSources& from, std::byte* out);
void fill_page_avx2(const PageLayout& layout, const PageSources& from, std::byte* out);
void fill_page_avx512(const PageLayout& layout, const PageSources& from, std::byte* out);

FillPage fastest_fill();

// Writes a page, past the caches where that is possible, and counts its bits.
using KeepPage = std::uint32_t (*)(const std::byte* page, std::byte* out);
std::uint32_t keep_page_plain(const std::byte* page, std::byte* out);
std::uint32_t keep_page_avx2(const std::byte* page, std::byte* out);

KeepPage fastest_keep();

}  // namespace antipode::coset
