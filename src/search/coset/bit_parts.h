// Bits to be set in a map of pages, sorted into parts of it first.
//
// A map is larger than the caches, and that of a whole coset larger than what the processor
// knows the addresses of. So bits wait until there are enough of a part, and are set
// together: then their addresses are near each other, and the lines of those to come are
// requested meanwhile.
//
//     MapParts map(pages, {.pages = 576, .bits = 2});   // shared by all threads
//     BitParts bits(map);                               // of one of them
//     bits.add(page, bit);
#pragma once

#include <cstdint>
#include <mutex>
#include <vector>

#include "base/huge_array.h"
#include "search/coset/page_layout.h"

namespace antipode::coset {

// A map in parts of 2^bits pages. One thread at a time sets bits of a part: that costs less than
// an atomic operation for each bit, or a guess whether it is set already.
class MapParts {
public:
    struct Size {
        std::uint32_t pages;
        unsigned      bits;
    };
    MapParts(std::byte* pages, Size size)
        : words_(reinterpret_cast<std::uint64_t*>(pages)),
          bits_(size.bits),
          locks_((size.pages >> size.bits) + 1) {}

    std::size_t   count() const { return locks_.size(); }
    std::uint32_t part_of(std::uint32_t page) const { return page >> bits_; }
    // Of a bit, counted from the beginning of its part.
    std::uint32_t place(std::uint32_t page, std::uint32_t bit) const {
        return (page & ((1U << bits_) - 1)) * bits_per_page + bit;
    }

    // How many of these bits of a part were not set before.
    std::uint64_t set(std::uint32_t part, const std::uint32_t* bits, std::uint32_t count) {
        constexpr std::uint32_t ahead = 24;
        const std::lock_guard   lock(locks_[part]);
        std::uint64_t* const    words = words_ + (std::uint64_t{part} << bits_) * words_per_page;
        std::uint64_t           fresh = 0;
        for (std::uint32_t i = 0; i < count; ++i) {
            if (i + ahead < count) __builtin_prefetch(words + bits[i + ahead] / 64, 1);
            std::uint64_t& word = words[bits[i] / 64];
            fresh += ~word >> (bits[i] % 64) & 1;
            word |= std::uint64_t{1} << (bits[i] % 64);
        }
        return fresh;
    }

private:
    static_assert(bits_per_page % 64 == 0);
    static constexpr std::uint64_t words_per_page = bits_per_page / 64;

    std::uint64_t*          words_;
    unsigned                bits_;
    std::vector<std::mutex> locks_;
};

class BitParts {
public:
    explicit BitParts(MapParts& map)
        : map_(map), count_(map.count(), 0), waiting_(count_.size() * room) {}
    BitParts(const BitParts&)            = delete;
    BitParts& operator=(const BitParts&) = delete;
    ~BitParts() { flush(); }

    void add(std::uint32_t page, std::uint32_t bit) {
        const std::uint32_t part                   = map_.part_of(page);
        std::uint32_t&      count                  = count_[part];
        waiting_[std::size_t{part} * room + count] = map_.place(page, bit);
        if (++count == room) set_part(part);
    }

    // Nothing waits any more.
    void flush() {
        for (std::uint32_t part = 0; part < count_.size(); ++part) set_part(part);
    }

    std::uint64_t newly_set() const { return newly_set_; }

private:
    static constexpr std::uint32_t room = 4096;

    void set_part(std::uint32_t part) {
        newly_set_ += map_.set(part, waiting_.data() + std::size_t{part} * room, count_[part]);
        count_[part] = 0;
    }

    MapParts&                  map_;
    std::vector<std::uint32_t> count_;
    HugeArray<std::uint32_t>   waiting_;  // by part
    std::uint64_t              newly_set_ = 0;
};

}  // namespace antipode::coset
