// Bits to be set in a map of pages, sorted into parts of it first.
//
// A map is larger than the caches, and that of a whole coset larger than what the processor
// knows the addresses of. So bits wait until there are enough of a part, and are set
// together: then their addresses are near each other, and the lines of those to come are
// requested meanwhile.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "search/coset/page_layout.h"

namespace antipode::coset {

class BitParts {
public:
    // A part has 2^part_bits pages.
    BitParts(std::byte* pages, std::uint32_t held_pages, unsigned part_bits)
        : words_(reinterpret_cast<std::uint64_t*>(pages)),
          part_bits_(part_bits),
          count_((held_pages >> part_bits) + 1, 0),
          waiting_(count_.size() * room) {}
    BitParts(const BitParts&)            = delete;
    BitParts& operator=(const BitParts&) = delete;
    ~BitParts() { flush(); }

    void add(std::uint32_t page, std::uint32_t bit) {
        const std::uint32_t part  = page >> part_bits_;
        std::uint32_t&      count = count_[part];
        waiting_[std::size_t{part} * room + count] =
            (page & ((1U << part_bits_) - 1)) * bits_per_page + bit;
        if (++count == room) set_part(part);
    }

    // Nothing waits any more.
    void flush() {
        for (std::uint32_t part = 0; part < count_.size(); ++part) set_part(part);
    }

    std::uint64_t newly_set() const { return newly_set_; }

private:
    static constexpr std::uint32_t room  = 4096;
    static constexpr std::uint32_t ahead = 24;
    static_assert(bits_per_page % 64 == 0);

    void set_part(std::uint32_t part) {
        std::uint64_t* const words =
            words_ + (std::uint64_t{part} << part_bits_) * (bits_per_page / 64);
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

    std::uint64_t*             words_;
    unsigned                   part_bits_;
    std::vector<std::uint32_t> count_;
    std::vector<std::uint32_t> waiting_;  // by part; bits counted from its beginning
    std::uint64_t              newly_set_ = 0;
};

}  // namespace antipode::coset
