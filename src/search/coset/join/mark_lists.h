// Words from a cube, put together by the place of the corners they lead to and by their last
// face; each with its marks of the edges, and its number.
//
// The marks of a place lie in three rows, one for each byte, so that 64 words are three
// registers, and those of a place one stretch of memory.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/mapping.h"
#include "search/coset/join/corner_place.h"
#include "search/coset/join/edge_marks.h"
#include "search/coset/join/short_words.h"

namespace antipode::coset {

// The faces of an axis are neighbours: what may not come before a turn is one run.
inline constexpr std::size_t face_count = 6;
constexpr std::size_t        face_place(Face f) { return index(f) % 3 * 2 + index(f) / 3; }
constexpr Face face_at(std::size_t place) { return static_cast<Face>(place / 2 + place % 2 * 3); }

// Some words of a place; the rows may be read 64 bytes behind their end.
struct MarkSpan {
    std::array<const std::uint8_t*, 3> bytes{};
    std::uint32_t                      count = 0;
};

// A word of a list is a first part and a short word behind it.
class WordId {
public:
    WordId() = default;
    WordId(std::uint32_t part, std::uint32_t word) : bits_(part << 12 | word) {}

    std::uint32_t part() const { return bits_ >> 12; }
    std::uint32_t word() const { return bits_ & 4095; }

private:
    std::uint32_t bits_ = 0;
};

// First parts: words from a cube. The number is that of the last turn and, 18 times, the place of
// the turns before it among all words of so many turns.
struct FirstPart {
    Cube          cube;
    Face          last;
    std::uint32_t number;
};
// All words of so many turns, at least one; none begins with a turn of U or D if that is said.
enum class Beginning : std::uint8_t { any, outside };
std::vector<FirstPart> first_parts(const Cube& cube, unsigned turns, Beginning beginning);

class MarkLists {
public:
    struct Range {
        std::uint32_t first = 0;
        std::uint32_t last  = 0;

        std::uint32_t count() const { return last - first; }
    };

    // Every first part with every word of a length that may follow. Nothing when there is
    // not enough memory.
    struct Setting {
        const CornerPlaces& places;
        const ShortWords&   words;
        unsigned            threads = 1;
    };
    static std::unique_ptr<MarkLists> make(const Setting&                setting,
                                           const std::vector<FirstPart>& parts, unsigned length);

    Range ending_with(std::uint32_t place, std::size_t last_face) const {
        const std::size_t list = place * face_count + last_face;
        return {first_[list], first_[list + 1]};
    }
    // Those that a turn of the face may follow: at most two runs.
    std::array<Range, 2> before(std::uint32_t place, Face next) const {
        const std::size_t list = place * face_count;
        const std::size_t axis = list + face_place(next) / 2 * 2;
        const bool        both = index(next) < 3;
        return {Range{first_[list], first_[both ? axis : axis + 1]},
                Range{first_[axis + 2], first_[list + face_count]}};
    }
    Range of_place(std::uint32_t place) const {
        return {first_[place * face_count], first_[(place + 1) * face_count]};
    }
    MarkSpan marks(std::uint32_t place, Range range) const {
        const auto rows = rows_of(place);
        const auto skip = range.first - of_place(place).first;
        return {{rows[0] + skip, rows[1] + skip, rows[2] + skip}, range.count()};
    }
    // Before the lists of a place are read: first where they are, later what they have.
    void prefetch_place(std::uint32_t place) const {
        __builtin_prefetch(&first_[place * face_count]);
        __builtin_prefetch(&first_[(place + 1) * face_count]);
    }
    void prefetch_marks(std::uint32_t place) const {
        const std::uint8_t* const start = rows_of(place)[0];
        const std::uint8_t* const end   = start + 3 * std::size_t{of_place(place).count()};
        for (const std::uint8_t* line = start; line < end; line += 64) __builtin_prefetch(line);
    }
    void prefetch_ids(std::uint32_t place) const {
        const Range range = of_place(place);
        for (std::uint32_t i = range.first; i < range.last; i += 16) __builtin_prefetch(ids_ + i);
    }
    const WordId* ids() const { return ids_; }
    std::uint32_t size() const { return first_.back(); }

private:
    MarkLists() = default;
    static std::unique_ptr<MarkLists> sorted(const Setting&                setting,
                                             const std::vector<FirstPart>& parts, unsigned length);
    // By one more turn.
    std::unique_ptr<MarkLists> extended(const Setting& setting) const;

    bool                         take_memory();  // for as many words as `first_` says
    std::array<std::uint8_t*, 3> rows_of(std::uint32_t place) const {
        const Range       range = of_place(place);
        const std::size_t count = range.count();
        std::uint8_t*     first = bytes_ + 3 * std::size_t{range.first};
        return {first, first + count, first + 2 * count};
    }

    std::vector<std::uint32_t> first_;  // by place and last face, and one more
    std::optional<Mapping>     memory_;
    std::uint8_t*              bytes_ = nullptr;
    WordId*                    ids_   = nullptr;
};

}  // namespace antipode::coset
