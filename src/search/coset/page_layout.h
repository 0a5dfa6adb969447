// Where the cubes of a coset lie in the map of bits.
//
// A cube of the coset of P is g⁻¹ P with g in H = <U, D, R2, L2, F2, B2>, and has one bit,
// found by the three orders of g. The corners choose one of 40320 pages; a page has
// 8! * 4! / 2 = 483840 bits (60480 bytes) for the orders of rim and slice edges, half of
// which have the parity of the corners.
//
// A turn multiplies g from the right. Inside a page the bits are therefore put together
// by what multiplies from the left, that is, by names of pieces: g = k q with k from a
// group K of renamings. For a turn m that leaves alone the slots by which k is known,
// (k q) m = k (q m): the whole line of all k moves to another line as it is. For the
// other turns q m = k' q', and the line is permuted by k -> k k'.
//
//     K = { x -> a (x + b) over the field of 8 elements } x { x -> x ^ v }
//         56 renamings of rim edges, which take two of them to any other two
//          4 renamings of slice edges, which take one of them to any other
//
// A line has 56 * 4 = 224 bits: byte 7 v + log a, bit b. So k -> k k' rotates sevens of
// bytes, exchanges them by v' and permutes the bits in all bytes alike. A page has 720 * 3
// lines: the orders q of the six other rim edges, and of the three other slice edges those
// with the right parity.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/coset/renaming.h"
#include "tables/small.h"

namespace antipode::coset {

inline constexpr std::uint32_t page_count    = CornerOrder::size;
inline constexpr std::uint32_t bits_per_page = RimOrder::size * SliceOrder::size / 2;
inline constexpr std::uint32_t page_bytes    = bits_per_page / 8;
inline constexpr std::uint64_t bit_count     = std::uint64_t{page_count} * bits_per_page;
inline constexpr std::uint64_t map_bytes     = bit_count / 8;

inline constexpr std::uint32_t rests           = 720;  // 6!, even ones first
inline constexpr std::uint32_t lines_per_rest  = 3;
inline constexpr std::uint32_t line_bytes      = 28;
inline constexpr std::uint32_t half_line_bytes = 14;
inline constexpr std::uint32_t rest_bytes      = lines_per_rest * line_bytes;
static_assert(rests * rest_bytes == page_bytes);

// Of the ten inner turns, those for which whole lines stay as they are.
inline constexpr std::size_t line_keeping_turns = 5;

// Three orders, the position of H that a bit stands for.
struct InnerOrders {
    std::uint32_t corners = 0;
    std::uint32_t rim     = 0;
    std::uint32_t slice   = 0;

    friend bool operator==(const InnerOrders&, const InnerOrders&) = default;
};

class PageLayout {
public:
    explicit PageLayout(const SmallTables& small);

    // The number of a bit in its page. The slice must have the parity of rim and page.
    std::uint32_t bit(std::uint32_t rim, std::uint32_t slice) const {
        return rim_bit_[rim] + slice_bit_[slice];
    }
    std::uint64_t bit(const InnerOrders& g) const {
        return std::uint64_t{g.corners} * bits_per_page + bit(g.rim, g.slice);
    }
    // The parts of that sum.
    std::uint32_t rim_bit(std::uint32_t rim) const { return rim_bit_[rim]; }
    std::uint32_t slice_bit(std::uint32_t slice) const { return slice_bit_[slice]; }
    InnerOrders   orders(std::uint64_t bit) const;

    // Of an order of corners, or one of rim edges: they are numbered alike.
    bool is_odd(std::uint32_t page) const { return odd_pages_[page] != 0; }
    bool is_odd_slice(std::uint32_t slice) const { return odd_slices_[slice] != 0; }

    // What a turn makes of the lines of a rest q: they come from those of another, renamed.
    struct RestSource {
        std::uint16_t first_byte;  // of the other's lines
        Renaming      renaming;
        std::uint8_t  unused = 0;
    };
    const RestSource& source(std::size_t turn, std::uint32_t rest) const {
        return rest_sources_[turn][rest];
    }

    // The same for the three lines of a rest: the number of the other line, and v'. The
    // parity is that of the slice edges.
    struct LineSource {
        std::uint8_t line;
        std::uint8_t exchange;
    };
    const LineSource& source(std::size_t turn, unsigned parity, std::uint32_t line) const {
        return line_sources_[turn][parity][line];
    }

    // Turns by their place in `inner_turns`: those that keep lines as they are come first.
    const std::array<std::uint8_t, inner_turn_count>& turns() const { return turns_; }

    const SmallTables& small() const { return small_; }

private:
    void place_rims();
    void place_slices();
    void follow_turns();
    void sort_turns();

    const SmallTables&                                          small_;
    std::vector<std::uint32_t>                                  rim_bit_;
    std::array<std::uint32_t, SliceOrder::size>                 slice_bit_{};
    std::vector<std::uint16_t>                                  rim_of_;  // by rest and renaming
    std::array<std::array<std::array<std::uint8_t, 4>, 3>, 2>   slice_of_{};
    std::array<std::array<RestSource, rests>, inner_turn_count> rest_sources_{};
    std::array<std::array<std::array<LineSource, 3>, 2>, inner_turn_count> line_sources_{};
    std::array<std::uint8_t, inner_turn_count>                             turns_{};
    std::vector<std::uint8_t>                                              odd_pages_;
    std::array<std::uint8_t, SliceOrder::size>                             odd_slices_{};
};

}  // namespace antipode::coset
