// Of one place of the corners, all words of a length that lead from there into K: for marks
// of the edges, whether there are any, and which.
//
// A word is kept as the way it is found: from K backwards, a first part and two short words.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "coordinates/packed_pieces.h"
#include "search/coset/join/mark_kernel.h"

namespace antipode::coset {

// bits 0..11   | 12..23       | 24..35     | 36..38             | 39..63
// the last word| the one before| first part | face of the last turn | the next with these marks
class WantedWord {
public:
    WantedWord() = default;
    WantedWord(std::uint32_t ending, WordId id, Face last)
        : bits_(std::uint64_t{ending} | std::uint64_t{id.word()} << 12
                | std::uint64_t{id.part()} << 24 | std::uint64_t{index(last)} << 36) {}

    std::uint32_t ending() const { return bits_ & 4095; }
    std::uint32_t word() const { return bits_ >> 12 & 4095; }
    std::uint32_t part() const { return bits_ >> 24 & 4095; }
    unsigned      last_face() const { return bits_ >> 36 & 7; }
    // Where the next one is, counted from 1; 0 where there is none.
    std::size_t next() const { return bits_ >> 39; }
    void        set_next(std::size_t next) {
               bits_ = (bits_ & ((std::uint64_t{1} << 39) - 1)) | static_cast<std::uint64_t>(next) << 39;
    }
    bool is_some() const { return last_face() != nobody; }

    static WantedWord none() {
        WantedWord word;
        word.bits_ = std::uint64_t{nobody} << 36;
        return word;
    }

private:
    static constexpr unsigned nobody = 7;
    std::uint64_t             bits_  = 0;
};

// What such a word does, put together, where it is asked for more often than there are words: in
// one line of a cache with all else that is asked of it.
struct WantedPieces {
    PackedPieces  pieces;  // the note is the face of the last turn
    std::uint32_t following = 0;

    std::uint32_t last_face() const { return pieces.note(); }
    std::size_t   next() const { return following; }
};
static_assert(sizeof(WantedPieces) == 16);

class WantedWords {
public:
    struct Source {
        const CornerPlaces& places;
        const ShortWords&   words;
        const MarkLists&    lists;  // from the solved cube
        // Of the short words behind those of the lists, all of a length.
        ShortWords::Range            endings;
        std::vector<MarkMap::Matrix> matrices;  // of each of them
    };
    WantedWords();

    // Inline, so that bits are counted by the instructions of whoever calls it.
    [[gnu::always_inline]] void fill(const Source& source, std::uint32_t place) {
        collect(source, place);
        sort_in();
    }

    const std::uint64_t* keys() const { return keys_.data(); }
    // The number of the first word with these marks, counted from 1.
    [[gnu::always_inline]] std::size_t find(std::uint32_t key) const { return rank(key) + 1; }
    const WantedWord&                  word(std::size_t number) const { return found_[number - 1]; }

    // Puts all of them together; `compose(word)` gives the pieces.
    template <class Compose>
    [[gnu::always_inline]] void compose(Compose compose) {
        pieces_.resize(found_.size());
        for (std::size_t i = 0; i < found_.size(); ++i)
            pieces_[i] = {compose(found_[i]), static_cast<std::uint32_t>(found_[i].next())};
    }
    const WantedPieces& pieces(std::size_t number) const { return pieces_[number - 1]; }

private:
    void collect(const Source& source, std::uint32_t place);
    void collect_behind(const Source& source, std::uint32_t from, std::uint32_t ending);
    void collect_run(const Source& source, MarkLists::Range run, std::uint32_t ending, Face last);

    struct Keyed {
        std::uint32_t key;
        WantedWord    word;
    };

    // How many keys are before this one.
    [[gnu::always_inline]] std::uint32_t rank(std::uint32_t key) const {
        const KeyPlace place = key_place(key);
        const auto     below = keys_[place.word] & ((std::uint64_t{1} << place.bit) - 1);
        return before_[place.word] + static_cast<std::uint32_t>(std::popcount(below));
    }

    [[gnu::always_inline]] std::uint32_t count_keys() {
        std::uint32_t sum = 0;
        for (const std::uint32_t slice : slices_)
            for (std::size_t word = slice * words_per_slice; word < (slice + 1) * words_per_slice;
                 ++word) {
                before_[word] = sum;
                sum += static_cast<std::uint32_t>(std::popcount(keys_[word]));
            }
        return sum;
    }

    // A rank is known some words before it is needed: what it leads to is requested then.
    [[gnu::always_inline]] void sort_in() {
        constexpr std::size_t ahead = 16;
        found_.assign(count_keys(), WantedWord::none());
        found_.reserve(collected_.size());
        for (std::size_t i = 0; i < collected_.size() + ahead; ++i) {
            if (i < collected_.size()) {
                std::uint32_t& key = collected_[i].key;
                key                = rank(key);
                __builtin_prefetch(&found_[key], 1);
            }
            if (i < ahead) continue;
            const Keyed& each  = collected_[i - ahead];
            WantedWord&  first = found_[each.key];
            WantedWord   word  = each.word;
            if (first.is_some()) {
                found_.push_back(first);
                word.set_next(found_.size());
            }
            first = word;
        }
    }

    MapMarks                                 map_ = fastest_map_marks();
    std::vector<std::uint32_t>               slices_;  // sets of slots that are possible
    std::vector<std::uint64_t>               keys_;
    std::vector<std::uint32_t>               before_;     // keys in words before
    std::vector<std::uint32_t>               from_;       // by ending, the place before it
    std::array<std::vector<std::uint8_t>, 3> rows_;       // marks of a place, behind an ending
    std::uint32_t                            first_ = 0;  // the first word of these
    std::vector<Keyed>                       collected_;
    std::vector<WantedWord>                  found_;   // one for each key, and then more of them
    std::vector<WantedPieces>                pieces_;  // of these
};

}  // namespace antipode::coset
