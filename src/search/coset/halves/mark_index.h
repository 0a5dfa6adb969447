// By marks of the edges, where a list begins and how many it has: what is asked for the marks of
// many words at once.
//
// An index has room for 2048 sets of slots, each with 2048 flips; of these 495 are used, so that
// 4 of 16 MB are touched.
#pragma once

#include <array>
#include <cstdint>

#include "search/coset/join/mark_lists.h"

namespace antipode::coset {

// bits 0..9                                | 10..31
// how many; if all bits are set, many more | the first
class ListEntry {
public:
    static constexpr std::uint32_t many       = 1023;
    static constexpr std::uint32_t most_items = 1U << 22;

    ListEntry() = default;
    explicit ListEntry(std::uint32_t bits) : bits_(bits) {}
    ListEntry(std::uint32_t first, std::uint32_t count)
        : bits_(first << 10 | (count < many ? count : many)) {}

    std::uint32_t bits() const { return bits_; }
    std::uint32_t first() const { return bits_ >> 10; }
    std::uint32_t count() const { return bits_ & many; }

private:
    std::uint32_t bits_ = 0;
};

inline constexpr std::size_t flips_per_slice = 2048;
inline constexpr std::size_t mark_index_size = 2048 * flips_per_slice;
constexpr std::size_t        mark_index_place(std::uint32_t key) {
           return (key >> 16) * flips_per_slice + (key & (flips_per_slice - 1));
}

// Words of a span that end with one of some faces, and whose mapped marks have a list that is not
// empty: their place in the span, and the entry. At most so many words at a time; there must be
// room for as many, and 16 more.
inline constexpr std::uint32_t most_indexed = 1024;
struct EntryHits {
    std::array<std::uint32_t, most_indexed + 16> place;
    std::array<std::uint32_t, most_indexed + 16> entry;
    std::uint32_t                                count = 0;
};
struct IndexedWords {
    MarkSpan            marks;
    const std::uint8_t* last;   // a bit for the last face of each; 64 bytes may be read behind
    std::uint8_t        faces;  // that they may end with
};
using FindEntries = void (*)(const IndexedWords& words, const MarkMap::Matrix& matrix,
                             const std::uint32_t* index, EntryHits& hits);
void        find_entries_plain(const IndexedWords& words, const MarkMap::Matrix& matrix,
                               const std::uint32_t* index, EntryHits& hits);
void        find_entries_avx512(const IndexedWords& words, const MarkMap::Matrix& matrix,
                                const std::uint32_t* index, EntryHits& hits);
FindEntries fastest_find_entries();

}  // namespace antipode::coset
