// By marks of the edges, where a list begins and how many it has; and how to find the words whose
// marks have one.
//
// An index has room for 2048 sets of slots, each with 2048 flips; of these 495 are used, so that
// 4 of 16 MB are touched.
#pragma once

#include <array>
#include <cstdint>

#include "search/coset/join/mark_kernel.h"

namespace antipode::coset {

// bits 0..8                               | 9..31
// how many; if all bits are set, or more  | the first
class ListEntry {
public:
    static constexpr std::uint32_t many       = 511;
    static constexpr std::uint32_t most_items = 1U << 23;

    ListEntry() = default;
    explicit ListEntry(std::uint32_t bits) : bits_(bits) {}
    ListEntry(std::uint32_t first, std::uint32_t count)
        : bits_(first << 9 | (count < many ? count : many)) {}

    std::uint32_t bits() const { return bits_; }
    std::uint32_t first() const { return bits_ >> 9; }
    std::uint32_t count() const { return bits_ & many; }

private:
    std::uint32_t bits_ = 0;
};

inline constexpr std::size_t flips_per_slice = 2048;
inline constexpr std::size_t mark_index_size = 2048 * flips_per_slice;
constexpr std::size_t        mark_index_place(std::uint32_t key) {
           return (key >> 16) * flips_per_slice + (key & (flips_per_slice - 1));
}

// Words of a span that end with one of some faces, and whose mapped marks are in a set: as
// FindMarks, and as many at a time.
struct EndingWords {
    MarkSpan            marks;
    const std::uint8_t* last;   // a bit for the last face of each; 64 bytes may be read behind
    std::uint8_t        faces;  // that they may end with
};
using FindEnding = void (*)(const EndingWords& words, const MarkMap::Matrix& matrix,
                            const std::uint64_t* set, Hits& hits);
void       find_ending_plain(const EndingWords& words, const MarkMap::Matrix& matrix,
                             const std::uint64_t* set, Hits& hits);
void       find_ending_avx512(const EndingWords& words, const MarkMap::Matrix& matrix,
                              const std::uint64_t* set, Hits& hits);
FindEnding fastest_find_ending();

}  // namespace antipode::coset
