// What is done with the marks of many words at once: they are mapped, and looked for in a set.
#pragma once

#include <array>
#include <cstdint>

#include "search/coset/join/mark_lists.h"

namespace antipode::coset {

// Writes the marks of the words, mapped; nothing behind them.
using MapMarks = void (*)(const MarkSpan& words, const MarkMap::Matrix& matrix,
                          const std::array<std::uint8_t*, 3>& out);
void     map_marks_plain(const MarkSpan& words, const MarkMap::Matrix& matrix,
                         const std::array<std::uint8_t*, 3>& out);
void     map_marks_avx512(const MarkSpan& words, const MarkMap::Matrix& matrix,
                          const std::array<std::uint8_t*, 3>& out);
MapMarks fastest_map_marks();

// A bit for each key of marks: 32 words for each set of slots, of which 495 are used, so
// that 127 kB of half a megabyte are touched.
inline constexpr std::size_t words_per_slice = 32;
inline constexpr std::size_t key_set_words   = 2048 * words_per_slice;
struct KeyPlace {
    std::size_t word;
    unsigned    bit;
};
constexpr KeyPlace key_place(std::uint32_t key) {
    return {(key >> 16) * words_per_slice + ((key & 0x7ff) >> 6), key & 63};
}

// Words whose mapped marks are in the set: their place in the span, and their key.
// At most so many words at a time; there must be room for as many hits, and 16 more.
inline constexpr std::uint32_t most_looked_for = 1024;
struct Hits {
    std::array<std::uint32_t, most_looked_for + 16> place;
    std::array<std::uint32_t, most_looked_for + 16> key;
    std::uint32_t                                   count = 0;
};
using FindMarks = void (*)(const MarkSpan& words, const MarkMap::Matrix& matrix,
                           const std::uint64_t* set, Hits& hits);
void      find_marks_plain(const MarkSpan& words, const MarkMap::Matrix& matrix,
                           const std::uint64_t* set, Hits& hits);
void      find_marks_avx512(const MarkSpan& words, const MarkMap::Matrix& matrix,
                            const std::uint64_t* set, Hits& hits);
FindMarks fastest_find_marks();

}  // namespace antipode::coset
