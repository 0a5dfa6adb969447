#include <bit>

#include "base/cpu.h"
#include "search/coset/halves/mark_index.h"
#include "search/coset/join/mark_kernel.h"

namespace antipode::coset {
namespace {

// By byte and its value, all three bytes of what it becomes: their sum is the mapped marks.
class ByteTables {
public:
    explicit ByteTables(const MarkMap::Matrix& matrix) {
        for (std::size_t from = 0; from < 3; ++from) {
            std::array<std::uint32_t, 8> of_bit{};
            for (unsigned to = 0; to < 24; ++to)
                for (unsigned bit = 0; bit < 8; ++bit)
                    of_bit[bit] |= static_cast<std::uint32_t>(
                                       matrix.rows[to / 8][from] >> (8 * (7 - to % 8) + bit) & 1)
                                   << to;
            tables_[from][0] = 0;
            for (unsigned value = 1; value < 256; ++value)
                tables_[from][value] = tables_[from][value & (value - 1)]
                                       ^ of_bit[static_cast<unsigned>(std::countr_zero(value))];
        }
        for (unsigned i = 0; i < 3; ++i)
            added_ |= static_cast<std::uint32_t>(matrix.added[i]) << 8 * i;
    }

    EdgeMarks mapped(const MarkSpan& words, std::uint32_t i) const {
        const std::uint32_t all = tables_[0][words.bytes[0][i]] ^ tables_[1][words.bytes[1][i]]
                                  ^ tables_[2][words.bytes[2][i]] ^ added_;
        return {{static_cast<std::uint8_t>(all), static_cast<std::uint8_t>(all >> 8),
                 static_cast<std::uint8_t>(all >> 16)}};
    }

private:
    std::array<std::array<std::uint32_t, 256>, 3> tables_;
    std::uint32_t                                 added_ = 0;
};

}  // namespace

void map_marks_plain(const MarkSpan& words, const MarkMap::Matrix& matrix,
                     const std::array<std::uint8_t*, 3>& out) {
    const ByteTables tables(matrix);
    for (std::uint32_t i = 0; i < words.count; ++i) {
        const EdgeMarks marks = tables.mapped(words, i);
        for (std::size_t byte = 0; byte < 3; ++byte) out[byte][i] = marks.bytes[byte];
    }
}

void find_marks_plain(const MarkSpan& words, const MarkMap::Matrix& matrix,
                      const std::uint64_t* set, Hits& hits) {
    const ByteTables tables(matrix);
    hits.count = 0;
    for (std::uint32_t i = 0; i < words.count; ++i) {
        const std::uint32_t key   = tables.mapped(words, i).key();
        const KeyPlace      place = key_place(key);
        hits.place[hits.count]    = i;
        hits.key[hits.count]      = key;
        hits.count += static_cast<std::uint32_t>(set[place.word] >> place.bit & 1);
    }
}

void find_ending_plain(const EndingWords& words, const MarkMap::Matrix& matrix,
                       const std::uint64_t* set, Hits& hits) {
    const ByteTables tables(matrix);
    hits.count = 0;
    for (std::uint32_t i = 0; i < words.marks.count; ++i) {
        if ((words.last[i] & words.faces) == 0) continue;
        const std::uint32_t key   = tables.mapped(words.marks, i).key();
        const KeyPlace      place = key_place(key);
        hits.place[hits.count]    = i;
        hits.key[hits.count]      = key;
        hits.count += static_cast<std::uint32_t>(set[place.word] >> place.bit & 1);
    }
}

MapMarks  fastest_map_marks() { return cpu().byte_matrices ? map_marks_avx512 : map_marks_plain; }
FindMarks fastest_find_marks() {
    return cpu().byte_matrices ? find_marks_avx512 : find_marks_plain;
}
FindEnding fastest_find_ending() {
    return cpu().byte_matrices ? find_ending_avx512 : find_ending_plain;
}

}  // namespace antipode::coset
