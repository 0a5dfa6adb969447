// Takes the cubes that the search into the coset finds: sets their bits in the map, or
// lists them as long as there is none.
//
// The map is far larger than any cache. So the lines of a batch of bits are requested from
// memory before the first of them is set.
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
        : layout_(layout), words_(reinterpret_cast<std::uint64_t*>(pages)) {}
    LeafSink(const LeafSink&)            = delete;
    LeafSink& operator=(const LeafSink&) = delete;
    ~LeafSink() { flush(); }

    void add(const InnerOrders& g) {
        const std::uint64_t bit = layout_.bit(g);
        if (words_ != nullptr) __builtin_prefetch(words_ + bit / 64, 1);
        pending_[count_] = bit;
        if (++count_ == pending_.size()) flush();
    }

    void flush() {
        if (words_ != nullptr)
            for (std::size_t i = 0; i < count_; ++i) set(pending_[i]);
        else
            listed_.insert(listed_.end(), pending_.begin(),
                           pending_.begin() + static_cast<std::ptrdiff_t>(count_));
        leaves_ += count_;
        count_ = 0;
    }

    std::uint64_t                     leaves() const { return leaves_; }
    std::uint64_t                     newly_set() const { return newly_set_; }
    const std::vector<std::uint64_t>& listed() const { return listed_; }

private:
    // Other threads set bits of the same words. Most bits are set already in deep levels,
    // and looking costs less than an atomic operation.
    void set(std::uint64_t bit) {
        const std::atomic_ref<std::uint64_t> word(words_[bit / 64]);
        const std::uint64_t                  mask = std::uint64_t{1} << (bit % 64);
        if ((word.load(std::memory_order_relaxed) & mask) != 0) return;
        if ((word.fetch_or(mask, std::memory_order_relaxed) & mask) != 0) return;
        ++newly_set_;
    }

    const PageLayout&             layout_;
    std::uint64_t*                words_;
    std::vector<std::uint64_t>    listed_;
    std::array<std::uint64_t, 64> pending_{};
    std::size_t                   count_     = 0;
    std::uint64_t                 leaves_    = 0;
    std::uint64_t                 newly_set_ = 0;
};

}  // namespace antipode::coset
