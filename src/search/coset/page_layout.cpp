#include "search/coset/page_layout.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace antipode::coset {
namespace {

using Eight = std::array<std::uint8_t, 8>;
using Four  = std::array<std::uint8_t, 4>;

// The slots by which a renaming is known. Edges are numbered UR UF UL UB DR DF DL DB and
// FR FL BL BR: five of the ten inner turns leave these three alone, and no other choice
// does better (U, U2, U', and the half turns of the two faces that have none of them).
constexpr std::uint8_t first_known  = 4;  // DR
constexpr std::uint8_t second_known = 7;  // DB
constexpr std::uint8_t known_slice  = 3;  // BR

template <class Order>
bool is_odd_order(const Order& order) {
    unsigned inversions = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t j = i + 1; j < order.size(); ++j) inversions += order[i] > order[j];
    return inversions % 2 != 0;
}

Eight rim_pieces(std::uint32_t rim) {
    const Cube cube = RimOrder::representative(Index<RimOrder>(rim));
    Eight      pieces{};
    for (std::size_t slot = 0; slot < 8; ++slot)
        pieces[slot] = static_cast<std::uint8_t>(cube.edges[slot].piece());
    return pieces;
}

Four slice_pieces(std::uint32_t slice) {
    const Cube cube = SliceOrder::representative(Index<SliceOrder>(slice));
    Four       pieces{};
    for (std::size_t slot = 0; slot < 4; ++slot)
        pieces[slot] = static_cast<std::uint8_t>(cube.edges[8 + slot].piece() - 8);
    return pieces;
}

// The one renaming that takes the pieces whose homes are the known slots to those there.
Renaming renaming_of(const Eight& rim) {
    return renaming_between({first_known, second_known}, {rim[first_known], rim[second_known]});
}

Eight without_renaming(const Eight& rim, Renaming k) {
    Eight names{};
    for (std::uint8_t piece = 0; piece < 8; ++piece) names[renamed(k, piece)] = piece;
    Eight rest{};
    std::ranges::transform(rim, rest.begin(), [&](std::uint8_t piece) { return names[piece]; });
    return rest;
}

}  // namespace

PageLayout::PageLayout(const SmallTables& small)
    : small_(small), rim_bit_(RimOrder::size), rim_of_(RimOrder::size), odd_pages_(page_count) {
    for (std::uint32_t page = 0; page < page_count; ++page)
        odd_pages_[page] = is_odd_order(rim_pieces(page)) ? 1 : 0;
    place_slices();
    place_rims();
    follow_turns();
    sort_turns();
}

// Rests are numbered as they are met, which is in the order of their rank.
void PageLayout::place_rims() {
    std::vector<std::uint16_t> number(RimOrder::size);
    std::uint32_t              next_even = 0;
    std::uint32_t              next_odd  = rests / 2;
    const auto                 rank      = [](const Eight& pieces) {
        std::uint32_t fields = 0;
        for (std::size_t slot = 0; slot < 8; ++slot)
            fields |= static_cast<std::uint32_t>(pieces[slot]) << (3 * slot);
        return order_of_eight(fields);
    };
    for (std::uint32_t rim = 0; rim < RimOrder::size; ++rim) {
        const Eight pieces = rim_pieces(rim);
        if (pieces[first_known] != first_known || pieces[second_known] != second_known) continue;
        number[rim] = static_cast<std::uint16_t>(is_odd_order(pieces) ? next_odd++ : next_even++);
    }
    assert(next_even == rests / 2 && next_odd == rests);
    for (std::uint32_t rim = 0; rim < RimOrder::size; ++rim) {
        const Eight         pieces   = rim_pieces(rim);
        const Renaming      renaming = renaming_of(pieces);
        const std::uint32_t rest     = number[rank(without_renaming(pieces, renaming))];
        rim_bit_[rim]                = 8 * (rest * rest_bytes + renaming / 8U) + renaming % 8U;
        rim_of_[std::size_t{rest} * renamings + renaming] = static_cast<std::uint16_t>(rim);
    }
}

// Even and odd orders are numbered by themselves.
void PageLayout::place_slices() {
    std::array<std::uint8_t, 2>                next{};
    std::array<std::uint8_t, SliceOrder::size> line{};
    for (std::uint8_t slice = 0; slice < SliceOrder::size; ++slice) {
        const Four pieces = slice_pieces(slice);
        if (pieces[known_slice] == known_slice) line[slice] = next[is_odd_order(pieces) ? 1 : 0]++;
    }
    for (std::uint8_t slice = 0; slice < SliceOrder::size; ++slice) {
        Four          pieces   = slice_pieces(slice);
        const bool    is_odd   = is_odd_order(pieces);
        const auto    exchange = static_cast<std::uint8_t>(pieces[known_slice] ^ known_slice);
        std::uint32_t fields   = 0;
        for (std::size_t slot = 0; slot < 4; ++slot)
            fields |= static_cast<std::uint32_t>(pieces[slot] ^ exchange) << (2 * slot);
        const std::uint8_t rest                   = line[order_of_four(fields)];
        slice_bit_[slice]                         = 8 * (rest * line_bytes + exchange * 7U);
        slice_of_[is_odd ? 1 : 0][rest][exchange] = slice;
        odd_slices_[slice]                        = is_odd ? 1 : 0;
    }
}

// A turn's effect on q = 1 · q shows k' and q'.
void PageLayout::follow_turns() {
    for (std::size_t turn = 0; turn < inner_turn_count; ++turn) {
        for (std::uint32_t rest = 0; rest < rests; ++rest) {
            const std::uint32_t to =
                rim_bit_[small_.rim_after[rim_of_[std::size_t{rest} * renamings]][turn]];
            const std::uint32_t in_rest = to % (8 * rest_bytes);
            rest_sources_[turn][rest]   = {
                  .first_byte = static_cast<std::uint16_t>(to / 8 / rest_bytes * rest_bytes),
                  .renaming   = static_cast<Renaming>(in_rest)};
        }
        for (unsigned parity = 0; parity < 2; ++parity)
            for (std::uint8_t line = 0; line < 3; ++line) {
                const std::uint32_t to =
                    slice_bit_[small_.slice_after[slice_of_[parity][line][0]][turn]] / 8;
                line_sources_[turn][parity][line] = {
                    .line     = static_cast<std::uint8_t>(to / line_bytes),
                    .exchange = static_cast<std::uint8_t>(to % line_bytes / 7)};
            }
    }
}

void PageLayout::sort_turns() {
    const auto keeps_lines = [&](std::uint8_t turn) {
        return std::ranges::all_of(rest_sources_[turn],
                                   [](const RestSource& s) { return s.renaming == no_renaming; })
               && std::ranges::all_of(line_sources_[turn], [](const auto& lines) {
                      return std::ranges::all_of(
                          lines, [](const LineSource& s) { return s.exchange == 0; });
                  });
    };
    for (std::uint8_t turn = 0; turn < inner_turn_count; ++turn) turns_[turn] = turn;
    [[maybe_unused]] const auto others =
        std::stable_partition(turns_.begin(), turns_.end(), keeps_lines);
    assert(others - turns_.begin() == std::ptrdiff_t{line_keeping_turns});
}

InnerOrders PageLayout::orders(std::uint64_t bit) const {
    const auto          page     = static_cast<std::uint32_t>(bit / bits_per_page);
    const auto          in_page  = static_cast<std::uint32_t>(bit % bits_per_page);
    const std::uint32_t byte     = in_page / 8;
    const std::uint32_t rest     = byte / rest_bytes;
    const std::uint32_t line     = byte % rest_bytes / line_bytes;
    const std::uint32_t in_line  = byte % line_bytes;
    const std::uint32_t renaming = 8 * (in_line % 7) + in_page % 8;
    const unsigned      parity   = (rest >= rests / 2 ? 1U : 0U) ^ odd_pages_[page];
    return {.corners = page,
            .rim     = rim_of_[std::size_t{rest} * renamings + renaming],
            .slice   = slice_of_[parity][line][in_line / 7]};
}

}  // namespace antipode::coset
