// The last turns of phase one, looked up instead of searched.
//
// A state at most five turns from H is one of few (6267 up to symmetry), and
// there are few ways from it into H. They are listed here for the
// representatives, as words of exactly five turns, the last of which is not a
// turn of H (otherwise it would belong to phase two). A word is a pair of first
// turns and three more, so that two compositions with stored positions perform
// it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "coordinates/axis_symmetry.h"
#include "cube/algebra.h"
#include "notation/succession.h"

namespace antipode {

struct SmallTables;

struct CompletionWord {
    std::uint16_t pair;   // 18 * first + second
    std::uint16_t three;  // 324 * third + 18 * fourth + fifth
};

// Part of SmallTables: a hash table from phase-one entries to words.
struct CompletionTable {
    static constexpr unsigned      length    = 5;
    static constexpr std::uint32_t vacant    = ~std::uint32_t{0};
    static constexpr unsigned      slot_bits = 15;
    static constexpr std::size_t   max_words = 19042;

    struct Slot {
        std::uint32_t entry;
        std::uint16_t first;
        std::uint16_t count;
    };

    std::array<Slot, 1U << slot_bits>     slots;
    std::array<CompletionWord, max_words> words;

    static std::uint32_t hash(std::uint32_t entry) {
        return entry * 2654435761U >> (32 - slot_bits);
    }

    // The words of the state (class, twist as seen from its representative),
    // given as the index of its phase-one entry.
    std::span<const CompletionWord> find(std::uint32_t entry) const {
        for (std::uint32_t slot = hash(entry);; slot = (slot + 1) % (1U << slot_bits)) {
            const Slot& found = slots[slot];
            if (found.entry == entry) return {&words[found.first], found.count};
            if (found.entry == vacant) return {};
        }
    }
};

void fill_completions(CompletionTable& table, const SmallTables& small,
                      const Succession& succession);

// What performs the words, made in a millisecond at start.
class CompletionSteps {
public:
    static constexpr std::size_t pairs  = Move::count * Move::count;
    static constexpr std::size_t threes = Move::count * pairs;

    CompletionSteps();

    // A word of a representative as it is for a state that `symmetry` takes there.
    CompletionWord seen_from(std::size_t symmetry, CompletionWord word) const {
        return {pair_image_[symmetry][word.pair], three_image_[symmetry][word.three]};
    }

    std::uint16_t three_seen_from(std::size_t symmetry, std::uint16_t three) const {
        return three_image_[symmetry][three];
    }

    const Cube& after_pair(std::size_t pair) const { return pair_cubes_[pair]; }
    const Cube& after_three(std::size_t three) const { return three_cubes_[three]; }

    static Moves moves(CompletionWord word);
    static Moves six_moves(CompletionWord word);  // where `pair` holds three as well

private:
    std::vector<Cube>                                           pair_cubes_;
    std::vector<Cube>                                           three_cubes_;
    std::array<std::vector<std::uint16_t>, AxisSymmetry::count> pair_image_;
    std::array<std::vector<std::uint16_t>, AxisSymmetry::count> three_image_;
};

}  // namespace antipode
