// Coordinates of who sits where: which slots hold the four edges of the middle
// layer, and, inside H, the orders of the corners, of the eight edges of the U
// and D layers (the rim), and of the four middle ones.
#pragma once

#include <array>
#include <bit>

#include "coordinates/coordinate.h"

namespace antipode {

namespace detail {

// Orders of eight pieces are numbered lexicographically, by two small tables:
// one numbers the 1680 ways to fill the first four places, the other the 24
// ways to arrange whatever is left. Places are three-bit fields, first lowest.
struct OrderTables {
    std::array<std::uint16_t, 4096> first_four{};
    std::array<std::uint8_t, 4096>  last_four{};
    std::array<std::uint8_t, 256>   four{};  // two-bit fields of four pieces
};

constexpr bool all_differ(std::uint32_t fields) {
    std::uint32_t seen = 0;
    for (int i = 0; i < 4; ++i) seen |= 1U << (fields >> (3 * i) & 7);
    return std::popcount(seen) == 4;
}

// The four fields as one number that orders them lexicographically, and back.
constexpr std::uint32_t reversed(std::uint32_t fields) {
    return (fields & 7) << 9 | (fields >> 3 & 7) << 6 | (fields >> 6 & 7) << 3 | fields >> 9;
}

constexpr std::uint8_t pattern_rank(std::uint32_t fields) {
    std::uint32_t rank = 0;
    for (int i = 0; i < 4; ++i) {
        std::uint32_t smaller = 0;
        for (int j = i + 1; j < 4; ++j)
            smaller += (fields >> (3 * j) & 7) < (fields >> (3 * i) & 7);
        rank = rank * static_cast<std::uint32_t>(4 - i) + smaller;
    }
    return static_cast<std::uint8_t>(rank);
}

constexpr OrderTables make_order_tables() {
    OrderTables   tables;
    std::uint16_t next = 0;
    for (std::uint32_t sorted = 0; sorted < 4096; ++sorted) {
        const std::uint32_t fields = reversed(sorted);
        if (!all_differ(fields)) continue;
        tables.first_four[fields] = next++;
        tables.last_four[fields]  = pattern_rank(fields);
    }
    for (std::uint32_t pairs = 0; pairs < 256; ++pairs)
        tables.four[pairs] =
            pattern_rank((pairs & 3) | (pairs & 12) << 1 | (pairs & 48) << 2 | (pairs & 192) << 3);
    return tables;
}

}  // namespace detail

extern const detail::OrderTables order_tables;

// From eight three-bit fields.
inline std::uint32_t order_of_eight(std::uint32_t fields) {
    return order_tables.first_four[fields & 4095] * 24U + order_tables.last_four[fields >> 12];
}

// From four two-bit fields.
inline std::uint32_t order_of_four(std::uint32_t fields) { return order_tables.four[fields]; }

namespace detail {

// Masks in decreasing order, so that home has number 0.
struct SliceTables {
    std::array<std::uint16_t, 4096> number{};
    std::array<std::uint16_t, 495>  slots{};
};

}  // namespace detail

extern const detail::SliceTables slice_tables;

// Which four of the twelve edge slots hold FR FL BL BR, in any order.
struct SlicePlace {
    static constexpr std::string_view name = "slice-place";
    static constexpr std::uint32_t    size = 495;  // C(12,4)

    static Index<SlicePlace> of(const Cube& cube);
    // From a mask of four bits; inline, because searches ask at every node.
    static Index<SlicePlace> of_slots(std::uint32_t slots) {
        return Index<SlicePlace>(slice_tables.number[slots]);
    }
    static Cube representative(Index<SlicePlace> i);
};
static_assert(Coordinate<SlicePlace>);

struct CornerOrder {
    static constexpr std::string_view name = "corner-order";
    static constexpr std::uint32_t    size = 40320;  // 8!

    static Index<CornerOrder> of(const Cube& cube);
    static Cube               representative(Index<CornerOrder> i);
};
static_assert(Coordinate<CornerOrder>);

// Only for positions with the slice edges in their own layer.
struct RimOrder {
    static constexpr std::string_view name = "rim-order";
    static constexpr std::uint32_t    size = 40320;  // 8!

    static Index<RimOrder> of(const Cube& cube);
    static Cube            representative(Index<RimOrder> i);
};
static_assert(Coordinate<RimOrder>);

struct SliceOrder {
    static constexpr std::string_view name = "slice-order";
    static constexpr std::uint32_t    size = 24;  // 4!

    static Index<SliceOrder> of(const Cube& cube);
    static Cube              representative(Index<SliceOrder> i);
};
static_assert(Coordinate<SliceOrder>);

}  // namespace antipode
