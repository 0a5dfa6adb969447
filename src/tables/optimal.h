// Lower bounds for the optimal search: how far the place of a position
// (coordinates/split.h) is from that of the solved cube, in two bits.
//
// A table is made for a metric and for a number of flips that it tells apart: 2
// for the smallest, 9 for the largest, each twice as large as the one before. An
// entry stands for all positions of one place whose first flips are the same, and
// holds the least distance among them:
//
//     0  farther than near + 2        2  near + 1
//     1  near + 2                     3  at most near
//
// Behind the entries there are four bits for every place, flips left out: the
// distance plus one where it is at most near. They are read where an entry is 3 and
// near says too little; that is once in thousands of lookups. Then the distance of the
// edges alone (coordinates/edge_split.h) is read too, three bits: it knows all flips,
// which the entry does not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "coordinates/edge_split.h"
#include "notation/metric.h"
#include "tables/spec.h"

namespace antipode::optimal {

struct Shape {
    Metric   metric = Metric::htm;
    unsigned flips  = 2;  // bits
    unsigned near   = 8;

    static constexpr std::uint64_t place_bytes = (split::places + 1) / 2;
    static constexpr std::uint64_t edge_bytes  = std::uint64_t{split::edge_numbers} / 8 * 3;

    constexpr std::uint64_t entries() const { return split::places << flips; }
    constexpr std::uint64_t entry_bytes() const { return entries() / 4; }
    constexpr std::uint64_t bytes() const { return entry_bytes() + place_bytes + edge_bytes; }

    constexpr std::uint64_t index(const split::Place& place) const {
        return place.number() << flips | (place.flips & ((1U << flips) - 1));
    }

    // What is proven by an entry other than 3.
    constexpr unsigned distance(unsigned code) const { return near + 3 - code; }
};

inline constexpr unsigned near_code = 3;

// How many steps it can take until all edges are in their slices and none is flipped.
constexpr unsigned farthest_edges(Metric metric) {
    if (metric == Metric::qtm) return 12;
    return metric == Metric::stm ? 10 : 11;
}

inline constexpr std::size_t table_count = 20;

// Every table there is, smallest first within a metric; specs() in the same order.
std::span<const Shape>     shapes();
std::span<const TableSpec> specs();

// Reads a table.
class Bounds {
public:
    Bounds(const Shape& shape, std::span<const std::byte> content)
        : shape_(shape),
          entries_(reinterpret_cast<const std::uint8_t*>(content.data())),
          places_(entries_ + shape.entry_bytes()),
          edges_(places_ + Shape::place_bytes) {}

    const Shape& shape() const { return shape_; }

    const std::uint8_t* line(std::uint64_t index) const { return entries_ + index / 4; }
    unsigned code(std::uint64_t index) const { return *line(index) >> (index % 4 * 2) & 3U; }

    // The bound where the entry is 3.
    unsigned near_distance(std::uint64_t index) const {
        const std::uint64_t place = index >> shape_.flips;
        const unsigned      low   = places_[place / 2] >> (place % 2 * 4) & 15U;
        return low == 0 ? shape_.near : low - 1;
    }

    unsigned distance(std::uint64_t index) const {
        const unsigned found = code(index);
        return found == near_code ? near_distance(index) : shape_.distance(found);
    }

    // Of edges alone, by their number; 0 where it is none of the seven greatest.
    unsigned edge_distance(std::uint32_t number) const {
        const std::uint8_t* eight = edges_ + std::size_t{number} / 8 * 3;
        const auto          bit   = [&](unsigned i) { return (eight[i] >> number % 8 & 1U) << i; };
        const auto          code  = bit(0) | bit(1) | bit(2);
        return code == 0 ? 0 : farthest_edges(shape_.metric) - 7 + code;
    }

    // All that is known of a position: the reference for the search.
    unsigned distance(const Cube& cube) const {
        return std::max(distance(shape_.index(split::place_of(cube))),
                        edge_distance(split::edge_number_of(cube)));
    }

private:
    Shape               shape_;
    const std::uint8_t* entries_;
    const std::uint8_t* places_;
    const std::uint8_t* edges_;
};

// Entries with code 3, 2, 1, 0: from the nearest to the farthest.
std::vector<std::uint64_t> histogram(const Shape& shape, std::span<const std::byte> content,
                                     unsigned threads);

Result<BuildEnd> build(const Shape& shape, std::span<std::byte> out, const BuildContext& context);

}  // namespace antipode::optimal
