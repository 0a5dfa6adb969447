// Two cubes of a coset that a half turn of R, L, F or B takes into each other, as one number.
//
// If a word leads into H and ends with R, it does so with R' too, and one leaf is R2 behind the
// other. These four turns lead from a page to 24 pages: of such orbits a part of the map has five,
// all even or all odd. Pairs are sorted into parts, and the second of a pair is found when its bit
// is set.
//
//     bits 0..5     | 6..15      | 16..22           | 23..26 | 27..29
//     rim: renaming | rim: rest  | page in the part | slice  | half turn
//
// (page_layout.h says what renaming and rest are; the slice is its line, four times, and v.)
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/coset/page_layout.h"

namespace antipode::coset {

// What leads from the first cube of a pair to the second; or there is one cube alone.
enum class PairTurn : std::uint8_t { right, left, front, back, none };
inline constexpr std::size_t pair_turns = 5;
constexpr Move               move_of(PairTurn turn) {
                  return inner_turns[inner_turn_count - 4 + static_cast<std::size_t>(turn)];
}

class CubePairs {
public:
    static constexpr std::size_t most_pages = 128;  // of a part

    explicit CubePairs(const PageLayout& layout);

    struct Number {
        std::uint32_t part;
        std::uint32_t pair;
    };
    Number number(const InnerOrders& g, PairTurn turn) const {
        const std::uint32_t page = page_[g.corners];
        return {page >> 7, rim_[g.rim] | (page & 127) << 16
                               | static_cast<std::uint32_t>(slice_[g.slice]) << 23
                               | static_cast<std::uint32_t>(turn) << 27};
    }

    // Where a cube lies: a page of the part, and a bit of that page.
    struct Place {
        std::uint32_t page;
        std::uint32_t bit;
    };
    static Place first(std::uint32_t pair) {
        return {pair >> 16 & 127, bit_of(pair >> 6 & 1023, pair >> 23 & 15, pair & 63)};
    }
    Place second(std::uint32_t part, std::uint32_t pair) const {
        const std::uint32_t turn   = pair >> 27;
        const std::uint32_t rest   = pair >> 6 & 1023;
        const std::uint32_t to     = rests_[turn][rest];
        const unsigned      is_odd = odd_parts_[part] ^ (rest >= rests / 2 ? 1U : 0U);
        return {
            pages_after_[part][turn][pair >> 16 & 127],
            bit_of(to >> 6, slices_[turn][is_odd][pair >> 23 & 15], products_[pair & 63][to & 63])};
    }

    const PageLayout& layout() const { return layout_; }
    std::size_t       parts() const { return pages_.size(); }
    // The pages of a part, by their place in it.
    const std::vector<std::uint32_t>& pages(std::uint32_t part) const { return pages_[part]; }

private:
    static constexpr std::uint32_t bit_of(std::uint32_t rest, std::uint32_t slice,
                                          std::uint32_t renaming) {
        return rest * 8 * rest_bytes + slice * renamings + renaming;
    }
    void make_parts(const PageLayout& layout);
    void add_orbit(const std::vector<std::uint32_t>& pages, bool is_odd);
    void follow_turns(const PageLayout& layout);

    const PageLayout&                                                   layout_;
    std::vector<std::uint16_t>                                          page_;  // part, place in it
    std::vector<std::uint16_t>                                          rim_;   // rest, renaming
    std::array<std::uint8_t, SliceOrder::size>                          slice_{};
    std::vector<std::vector<std::uint32_t>>                             pages_;
    std::vector<std::uint8_t>                                           odd_parts_;
    std::array<std::array<std::uint16_t, rests>, pair_turns>            rests_{};
    std::array<std::array<std::array<std::uint8_t, 16>, 2>, pair_turns> slices_{};
    std::array<std::array<std::uint8_t, 64>, 64>                        products_{};
    // By part and turn, where a page goes.
    std::vector<std::array<std::array<std::uint8_t, most_pages>, pair_turns>> pages_after_;
};

}  // namespace antipode::coset
