// Of given twists, all second halves of words: what leads from there into H, by the marks of the
// edges. One of the two directions of the last turn stands for both.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/huge_array.h"
#include "coordinates/orders.h"
#include "coordinates/packed_pieces.h"
#include "search/coset/halves/mark_index.h"
#include "search/coset/halves/twist_words.h"
#include "search/coset/join/corner_place.h"
#include "search/coset/join/mark_kernel.h"

namespace antipode::coset {

// What is noted of a second half: a bit for the face of its first turn, the face of its last one,
// and whether it is the last of its list.
struct HalfNote {
    static constexpr std::uint32_t first_faces = 63;
    static constexpr unsigned      last_face   = 6;  // three bits from here on
    static constexpr std::uint32_t is_last     = 1U << 9;
};

class SecondHalves {
public:
    // Behind a word of a list, backwards from H.
    struct Ending {
        std::vector<Move> turns;
        MarkMap::Matrix   matrix;
        Cube              inverse;
        std::uint8_t      before;  // bits for the faces that may come before it
        std::uint8_t      last;    // a bit for its last face
    };
    struct Source {
        const TwistSteps&          steps;
        const TwistWords&          words;
        const std::vector<Ending>& endings;
    };

    SecondHalves();

    // All of them; a half is `pack(inverse of the ending, inverse of the word, note)`. Inline, so
    // that it is made with the instructions of whoever calls it.
    template <class Pack>
    [[gnu::always_inline]] void fill(const Source& source, std::uint32_t twist, Pack pack) {
        constexpr std::size_t ahead = 16;
        collect(source, twist);
        begin_lists();
        for (std::size_t i = 0; i < collected_.size(); ++i) {
            __builtin_prefetch(
                &index_[collected_[std::min(i + 2 * ahead, collected_.size() - 1)].place], 1);
            __builtin_prefetch(
                &(*halves_)[index_[collected_[std::min(i + ahead, collected_.size() - 1)].place]],
                1);
            const Collected& each   = collected_[i];
            const Ending&    ending = source.endings[each.ending];
            (*halves_)[index_[each.place]++] =
                pack(ending.inverse, source.words.kept()[each.word],
                     ending.last | static_cast<std::uint32_t>(each.note) << HalfNote::last_face);
        }
        end_lists();
    }

    // Which marks have a list, as mark_kernel.h says.
    const std::uint64_t* keys() const { return keys_.data(); }
    ListEntry            entry(std::uint32_t place) const { return ListEntry(index_[place]); }
    void prefetch_entry(std::uint32_t place) const { __builtin_prefetch(index_.data() + place); }
    const PackedPieces* half(std::uint32_t number) const { return halves_->data() + number; }

    // Marks are cut in blocks by their slots of slice edges. The lists of a block, with its part
    // of the index, fit in the cache that a core has for itself.
    static constexpr std::size_t slices_of_a_block = 8;
    static constexpr std::size_t blocks =
        (SlicePlace::size + slices_of_a_block - 1) / slices_of_a_block;
    std::uint32_t block_of(std::uint32_t key) const { return blocks_[key >> 16]; }
    std::size_t   size() const { return collected_.size(); }

private:
    struct Collected {
        std::uint32_t word;   // of all lists
        std::uint32_t place;  // in the index
        std::uint16_t ending;
        std::uint8_t  note;
    };
    // Four of 168 classes of twists have four to seven million halves, and no other more than this.
    static constexpr std::size_t usual_size = 3'000'000;
    void                         collect(const Source& source, std::uint32_t twist);
    void collect_behind(const Source& source, std::uint32_t from, std::uint16_t ending);
    void forget_large();
    void begin_lists();
    void end_lists();

    MapMarks                                 map_ = fastest_map_marks();
    std::vector<std::uint32_t>               slices_;  // sets of slots that are possible
    std::vector<std::uint64_t>               keys_;
    std::array<std::uint8_t, 2048>           blocks_{};  // by these slots
    HugeArray<std::uint32_t>                 index_{mark_index_size};
    std::array<std::vector<std::uint8_t>, 3> rows_;
    std::vector<Collected>                   collected_;
    std::optional<HugeArray<PackedPieces>>   halves_;
};

}  // namespace antipode::coset
