// Numbers 64-bit keys 0, 1, 2 … in the order in which they come: a small, fast
// hash table, since the searches look up tens of millions of keys.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace antipode {

class KeyIndex {
public:
    static constexpr std::uint32_t absent = std::numeric_limits<std::uint32_t>::max();

    struct Inserted {
        std::uint32_t number;
        bool          is_new;
    };

    KeyIndex() : slots_(std::size_t{1} << (64 - shift_)) {}

    std::uint32_t size() const { return size_; }

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&slots_[first_slot(key)]); }
    std::uint32_t find(std::uint64_t key) const { return slots_[slot_of(key)].number; }

    Inserted insert(std::uint64_t key) {
        std::size_t slot = slot_of(key);
        if (slots_[slot].number != absent) return {slots_[slot].number, false};
        if (2 * std::size_t{size_} >= slots_.size()) {
            grow();
            slot = slot_of(key);
        }
        slots_[slot] = {key, size_};
        return {size_++, true};
    }

private:
    struct Slot {
        std::uint64_t key    = 0;
        std::uint32_t number = absent;
    };

    // Fibonacci hashing: the top bits depend on all bits of the key.
    std::size_t first_slot(std::uint64_t key) const {
        return (key ^ key >> 32) * 0x9e3779b97f4a7c15 >> shift_;
    }

    // The key's slot, or the empty one where it belongs.
    std::size_t slot_of(std::uint64_t key) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t       slot = first_slot(key);
        while (slots_[slot].number != absent && slots_[slot].key != key) slot = (slot + 1) & mask;
        return slot;
    }

    void grow() {
        --shift_;
        std::vector<Slot> old(2 * slots_.size());
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.number != absent) slots_[slot_of(slot.key)] = slot;
    }

    unsigned          shift_ = 54;  // leaves the bits of a slot number
    std::uint32_t     size_  = 0;
    std::vector<Slot> slots_;
};

}  // namespace antipode
