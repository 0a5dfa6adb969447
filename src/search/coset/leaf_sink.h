// Takes the cubes that the search into the coset finds: sets their bits in the map, or
// lists them as long as there is none.
//
// The map is far larger than any cache, and larger than what the processor knows the
// addresses of. So bits are first sorted into parts of the map, and set when there are
// enough of a part: then their addresses are near each other, and the lines of those to
// come are requested meanwhile.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "search/coset/page_layout.h"

namespace antipode::coset {

class LeafSink {
public:
    // Without pages the bits are listed.
    LeafSink(const PageLayout& layout, std::byte* pages)
        : layout_(layout), words_(reinterpret_cast<std::uint64_t*>(pages)) {
        if (words_ == nullptr) return;
        waiting_.resize(std::size_t{parts} * room);
        count_.fill(0);
    }
    LeafSink(const LeafSink&)            = delete;
    LeafSink& operator=(const LeafSink&) = delete;
    ~LeafSink() { flush(); }

    void add(const InnerOrders& g) {
        ++leaves_;
        if (words_ == nullptr) return listed_.push_back(layout_.bit(g));
        const std::uint32_t part  = g.corners / part_pages;
        std::uint32_t&      count = count_[part];
        waiting_[std::size_t{part} * room + count] =
            g.corners % part_pages * bits_per_page + layout_.bit(g.rim, g.slice);
        if (++count == room) set_part(part);
    }

    // Nothing waits any more.
    void flush() {
        if (words_ == nullptr) return;
        for (std::uint32_t part = 0; part < parts; ++part) set_part(part);
    }

    std::uint64_t                     leaves() const { return leaves_; }
    std::uint64_t                     newly_set() const { return newly_set_; }
    const std::vector<std::uint64_t>& listed() const { return listed_; }

private:
    static constexpr std::uint32_t part_pages = 128;  // 7.7 MB
    static constexpr std::uint32_t parts      = page_count / part_pages;
    static constexpr std::uint32_t room       = 4096;
    static constexpr std::uint32_t ahead      = 24;
    static_assert(parts * part_pages == page_count);
    static_assert(std::uint64_t{part_pages} * bits_per_page < std::uint64_t{1} << 32);
    static_assert(std::uint64_t{part_pages} * bits_per_page % 64 == 0);

    void set_part(std::uint32_t part) {
        std::uint64_t* const words =
            words_ + std::uint64_t{part} * (std::uint64_t{part_pages} * bits_per_page / 64);
        const std::uint32_t* bits  = waiting_.data() + std::size_t{part} * room;
        const std::uint32_t  count = count_[part];
        for (std::uint32_t i = 0; i < count; ++i) {
            if (i + ahead < count) __builtin_prefetch(words + bits[i + ahead] / 64, 1);
            set(words, bits[i]);
        }
        count_[part] = 0;
    }

    // Other threads set bits of the same words. Most bits are set already in deep levels,
    // and looking costs less than an atomic operation.
    void set(std::uint64_t* words, std::uint32_t bit) {
        const std::atomic_ref<std::uint64_t> word(words[bit / 64]);
        const std::uint64_t                  mask = std::uint64_t{1} << (bit % 64);
        if ((word.load(std::memory_order_relaxed) & mask) != 0) return;
        if ((word.fetch_or(mask, std::memory_order_relaxed) & mask) != 0) return;
        ++newly_set_;
    }

    const PageLayout&                layout_;
    std::uint64_t*                   words_;
    std::vector<std::uint64_t>       listed_;
    std::vector<std::uint32_t>       waiting_;  // by part; bits counted from its beginning
    std::array<std::uint32_t, parts> count_;
    std::uint64_t                    leaves_    = 0;
    std::uint64_t                    newly_set_ = 0;
};

}  // namespace antipode::coset
