#include "tables/optimal_edges.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "coordinates/edge_split.h"
#include "coordinates/orientation.h"
#include "coordinates/step_order.h"
#include "tables/optimal.h"

namespace antipode::optimal {
namespace {

constexpr std::uint8_t  unknown    = 0xff;
constexpr std::uint32_t flip_count = 1U << split::all_flips;

// What a step does to the flips of edges whose slices are given, looked at from some
// side: a constant, and one term for each flip.
class FlipMap {
public:
    FlipMap(const Cube& slices, const Cube& step, Symmetry side) {
        const auto flips_after = [&](std::uint32_t flips) {
            const Cube from = slices * EdgeFlip::representative(Index<EdgeFlip>(flips));
            return EdgeFlip::of(conjugate(from * step, side)).value();
        };
        const std::uint32_t constant = flips_after(0);
        low_.fill(constant);
        for (unsigned bit = 0; bit < split::all_flips; ++bit)
            add_term(bit, flips_after(1U << bit) ^ constant);
    }

    std::uint32_t operator()(std::uint32_t flips) const {
        return low_[flips % low_.size()] ^ high_[flips / low_.size()];
    }

private:
    static constexpr unsigned low_bits = 6;

    void add_term(unsigned bit, std::uint32_t term) {
        if (bit < low_bits)
            add_term(low_, bit, term);
        else
            add_term(high_, bit - low_bits, term);
    }

    template <std::size_t size>
    static void add_term(std::array<std::uint32_t, size>& sums, unsigned bit, std::uint32_t term) {
        for (std::size_t i = 0; i < size; ++i)
            if ((i >> bit & 1) != 0) sums[i] ^= term;
    }

    // The sums of terms, for the lower flips and for the others.
    std::array<std::uint32_t, 1U << low_bits>                      low_{};
    std::array<std::uint32_t, 1U << (split::all_flips - low_bits)> high_{};
};

// From one class of slices to another, or to itself.
struct Arrow {
    std::uint32_t to;
    FlipMap       flips_after;
};

// One for each step, and for each side from which the slices look the same after it.
std::vector<Arrow> arrows_from(const Cube& slices, const StepOrder& order) {
    const split::EdgeTables& tables = split::edge_tables();
    std::vector<Arrow>       arrows;
    for (std::uint32_t rest = order.allowed(StepOrder::start); rest != 0; rest &= rest - 1) {
        const Cube& step = split::tables().steps[static_cast<std::size_t>(std::countr_zero(rest))];
        const std::uint32_t frame    = tables.frames[split::edges_of(slices * step).edges];
        const Symmetry      to_class = Symmetry::from_index(frame % 64);
        for (const std::uint8_t keeps : tables.stabilizers[frame / 64])
            arrows.push_back(
                {frame / 64, FlipMap(slices, step, to_class * Symmetry::from_index(keeps))});
    }
    return arrows;
}

// Breadth-first search, all flips of a class together.
class EdgeSearch {
public:
    explicit EdgeSearch(const StepOrder& order) : distances_(split::edge_numbers, unknown) {
        for (const Cube& slices : split::edge_tables().representatives)
            arrows_.push_back(arrows_from(slices, order));
        for (const std::uint32_t number : split::edge_numbers_of(solved)) distances_[number] = 0;
    }

    std::vector<std::uint8_t> run() && {
        for (std::uint8_t distance = 0; add_after(distance); ++distance) {
        }
        return std::move(distances_);
    }

private:
    // Whether there are any that far.
    bool add_after(std::uint8_t distance) {
        bool is_found = false;
        for (std::uint32_t from = 0; from < split::edge_classes; ++from) {
            collect(from, distance);
            is_found |= !flips_.empty();
            for (const Arrow& arrow : arrows_[from]) follow(arrow, distance + 1U);
        }
        return is_found;
    }

    void collect(std::uint32_t edge_class, std::uint8_t distance) {
        flips_.clear();
        for (std::uint32_t flips = 0; flips < flip_count; ++flips)
            if (distances_[edge_class << split::all_flips | flips] == distance)
                flips_.push_back(flips);
    }

    void follow(const Arrow& arrow, unsigned distance) {
        std::uint8_t* to = &distances_[arrow.to << split::all_flips];
        for (const std::uint32_t flips : flips_) {
            std::uint8_t& found = to[arrow.flips_after(flips)];
            if (found == unknown) found = static_cast<std::uint8_t>(distance);
        }
    }

    std::vector<std::vector<Arrow>> arrows_;  // by class
    std::vector<std::uint8_t>       distances_;
    std::vector<std::uint32_t>      flips_;  // of the class in work, at the distance in work
};

}  // namespace

void fill_edge_distances(Metric metric, std::span<std::byte> out) {
    const std::vector<std::uint8_t> distances = EdgeSearch(StepOrder(metric)).run();
    const unsigned                  base      = farthest_edges(metric) - 7;
    assert(std::ranges::max(distances) == farthest_edges(metric));
    for (std::size_t i = 0; i < distances.size(); ++i)
        for (unsigned bit = 0; bit < 3; ++bit)
            if (distances[i] > base && ((distances[i] - base) >> bit & 1) != 0)
                out[i / 8 * 3 + bit] |= std::byte{1} << i % 8;
}

}  // namespace antipode::optimal
