// The last seven turns of words into H, listed instead of searched.
//
// Many nodes of a search into a coset are at most seven turns from H, in one of few states
// (some 830 000 up to symmetry in face turns). tables/completions.h has the words of five turns,
// which are quick to make and few; these are made of them, in some tenths of a second, and pay for
// themselves in long searches.
//
// A word of a representative w is, as seen from a node that the symmetry s takes there,
// s w s⁻¹. So a leaf is node s, then w, then s⁻¹; and as it is in H, only the places of
// pieces are of interest, which is a byte shuffle for each factor.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "search/two_phase/tables.h"

namespace antipode::coset {

class LastTurns {
public:
    static constexpr unsigned length = 7;

    struct Options {
        unsigned        threads = 1;
        std::stop_token stop    = {};
    };
    // Nothing when it was stopped.
    static std::unique_ptr<LastTurns> make(const two_phase::Tables& tables, const Options& options);

    // bit 31 | 30..18           | 17..0
    //  last  | first three turns | number of the last four
    class Word {
    public:
        Word() = default;
        Word(std::uint32_t three, std::uint32_t four) : bits_(three << 18 | four) {}

        std::uint32_t three() const { return bits_ >> 18 & 0x1fff; }
        std::uint32_t four() const { return bits_ & 0x3ffff; }
        std::uint32_t pair() const { return three() / Move::count; }
        bool          is_last() const { return bits_ >> 31 != 0; }
        void          make_last() { bits_ |= 1U << 31; }

    private:
        std::uint32_t bits_ = 0;
    };

    // The words of the state of a phase-one entry, up to the one that is the last. Nothing
    // where there is none.
    const Word* find(std::uint32_t entry) const {
        for (std::size_t slot = hash(entry);; slot = (slot + 1) & (slots_.size() - 1)) {
            if (slots_[slot].entry == entry) return &words_[slots_[slot].first];
            if (slots_[slot].entry == vacant) return nullptr;
        }
    }
    void prefetch(std::uint32_t entry) const { __builtin_prefetch(&slots_[hash(entry)]); }

    // What the parts of a word do.
    const Cube& after_three(std::uint32_t three) const { return threes_[three]; }
    const Cube& after_four(std::uint32_t four) const { return fours_[four]; }

    // Whether a representative's word may follow what led to a node in a state of the
    // succession, seen through the symmetry that takes the node there.
    bool may_follow(std::size_t symmetry, std::uint8_t state, std::uint32_t pair) const {
        return (follows_[symmetry][state][pair / 64] >> (pair % 64) & 1) != 0;
    }

    std::size_t word_count() const { return words_.size(); }

private:
    static constexpr std::uint32_t vacant     = ~std::uint32_t{0};
    static constexpr std::size_t   pair_words = (CompletionSteps::pairs + 63) / 64;

    struct Slot {
        std::uint32_t entry;
        std::uint32_t first;
    };
    struct List {
        std::uint32_t     entry;
        std::vector<Word> words;
    };
    class Maker;

    explicit LastTurns(const two_phase::Tables& tables);

    void        place(const std::vector<std::vector<List>>& lists);
    Word        numbered(Word word);
    std::size_t hash(std::uint32_t entry) const { return entry * 2654435761U >> shift_; }

    std::vector<Slot>          slots_;
    unsigned                   shift_ = 0;
    std::vector<Word>          words_;
    std::vector<Cube>          threes_;
    std::vector<Cube>          fours_;
    std::vector<std::uint32_t> four_numbers_;  // by digits in base 18, while lists are made

    using Pairs = std::array<std::uint64_t, pair_words>;
    std::array<std::array<Pairs, Succession::states>, AxisSymmetry::count> follows_{};
};

}  // namespace antipode::coset
