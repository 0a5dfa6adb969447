// The last six turns of phase one where centres count, looked up instead of searched: as
// tables/completions.h, with a turn more, and each word with the way of the side centres that
// it brings to H. So states near H are judged in the cache.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "notation/succession.h"
#include "tables/centre_way.h"
#include "tables/phase_one_steps.h"

namespace antipode::centre_parity {

// bit  30..26 | 25..13      | 12..0
//      way    | first three | last three turns, 324 * a + 18 * b + c
struct CentredWord {
    std::uint32_t packed;

    unsigned      way() const { return packed >> 26; }
    std::uint16_t first() const { return packed >> 13 & 8191; }
    std::uint16_t last() const { return packed & 8191; }
};

struct CentredCompletions {
    static constexpr unsigned      length    = 6;
    static constexpr std::uint32_t vacant    = ~std::uint32_t{0};
    static constexpr unsigned      slot_bits = 17;
    static constexpr std::size_t   max_words = 1U << 18;

    struct Slot {
        std::uint32_t entry;  // of the phase-one table
        std::uint32_t first;
        std::uint32_t count;
        WaySet        ways;  // of all its words
    };

    std::array<Slot, 1U << slot_bits>  slots;
    std::array<CentredWord, max_words> words;

    static std::uint32_t hash(std::uint32_t entry) {
        return entry * 2654435761U >> (32 - slot_bits);
    }
    void prefetch(std::uint32_t entry) const { __builtin_prefetch(&slots[hash(entry)]); }

    // The vacant slot, which has no ways and no words, if none is known.
    const Slot& find(std::uint32_t entry) const {
        std::uint32_t slot = hash(entry);
        while (slots[slot].entry != entry && slots[slot].entry != vacant)
            slot = (slot + 1) % (1U << slot_bits);
        return slots[slot];
    }
    std::span<const CentredWord> words_of(const Slot& slot) const {
        return std::span(words).subspan(slot.first, slot.count);
    }
};

void fill_centred_completions(CentredCompletions& table, const phase_one::Steps& steps,
                              const Succession& succession);

}  // namespace antipode::centre_parity
