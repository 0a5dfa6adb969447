// Marks in a table of bounds: made by the thousand, region by region.
//
// A walk meets entries in no order at all, and a mark here and there in gigabytes
// waits for the memory and for the translation of its address. So every thread
// collects its marks by region, of the size of a huge page, and makes those of one
// region together.
#pragma once

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "base/mapping.h"
#include "tables/optimal.h"

namespace antipode::optimal {

// A table while it is filled. Only what is empty is marked, so the nearest distance
// must come first.
class Canvas {
public:
    static constexpr unsigned region_bits = 23;  // entries; 2 MiB

    Canvas(const Shape& shape, std::span<std::byte> content);

    std::size_t regions() const { return locks_.size(); }

    // Entries of one region, by their distance from its first. Threads may call this
    // at once.
    void mark(std::size_t region, std::span<const std::uint32_t> offsets, unsigned distance);

private:
    unsigned code_at(unsigned distance) const;
    void mark_places(std::size_t region, std::span<const std::uint32_t> offsets, unsigned distance);

    Shape                   shape_;
    std::uint8_t*           entries_;
    std::uint8_t*           places_;
    std::vector<std::mutex> locks_;  // by region: its entries, and their places
};

// The marks that one thread has collected.
class Marks {
public:
    // One of `threads` that share the memory for marks. Throws std::bad_alloc.
    Marks(Canvas& canvas, unsigned threads);

    // All that follow are at this distance; those before must have been made.
    void set_distance(unsigned distance) { distance_ = distance; }

    void add(std::uint64_t index) {
        const std::size_t region = index >> Canvas::region_bits;
        std::uint32_t&    count  = counts_[region];
        waiting_[region * capacity_ + count] =
            static_cast<std::uint32_t>(index) & ((1U << Canvas::region_bits) - 1);
        if (++count == capacity_) make(region);
    }

    void make_all();

private:
    void make(std::size_t region);

    Canvas*                    canvas_;
    std::size_t                capacity_;  // marks of one region
    Mapping                    memory_;
    std::uint32_t*             waiting_;  // in memory_
    std::vector<std::uint32_t> counts_;   // of those that wait, by region
    unsigned                   distance_ = 0;
};

}  // namespace antipode::optimal
