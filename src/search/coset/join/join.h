// The search into the small coset, as a join.
//
// The small coset of P are the cubes that lead to K, the part of H that keeps the D corners
// in their layer. A word of 18 turns into K is a word of nine turns from P and one of nine
// turns from where that leads into K. Both are enumerated by the place of the corners where
// they meet: then the marks of the edges have to agree, which is one bit for a word from P.
// Words into K are enumerated for one of the places that symmetries take into each other,
// and words from P to the others are seen through the symmetry.
//
//     auto join = Join::make(cube, layout, options);
//     auto words = join->words_of(18);             // that end with a turn not of K
//     BitParts bits(…);
//     JoinWorker worker(*words, bits);
//     for (std::size_t unit = 0; unit < join->units(); ++unit) worker.search(unit);
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "search/coset/bit_parts.h"
#include "search/coset/halves/rest_filter.h"
#include "search/coset/join/wanted_words.h"
#include "search/coset/symmetries.h"

namespace antipode::coset {

class Join {
public:
    // Words of fewer turns are few: they are listed. Of more, there are too many.
    static constexpr unsigned shortest = 8;
    static constexpr unsigned longest  = 19;
    // With lists of words from P, and those into K.
    static constexpr std::uint64_t needed_memory = 1'100'000'000;

    // Nothing when there is not enough memory.
    static std::unique_ptr<Join> make(const Cube& cube, unsigned threads);

    // Where words meet: a place of the corners, as seen through a symmetry.
    struct Meeting {
        std::uint32_t place;
        std::uint8_t  symmetry;
    };
    struct Class {
        std::uint32_t        place;
        std::vector<Meeting> meetings;
    };
    std::size_t            units() const { return (classes_.size() + unit_size - 1) / unit_size; }
    std::span<const Class> unit(std::size_t number) const {
        const std::size_t first = number * unit_size;
        return std::span(classes_).subspan(first, std::min(unit_size, classes_.size() - first));
    }

    const CornerPlaces&    places() const { return places_; }
    const ShortWords&      words() const { return words_; }
    const CosetSymmetries& symmetries() const { return symmetries_; }
    // The first part of a word from P: all but its last turn, and that one. (A table of all
    // first parts would not fit in the cache beside the others.)
    const Cube&      beginning(std::uint32_t part) const { return beginnings_[part / Move::count]; }
    static Move      last_turn(std::uint32_t part) { return Move::from_index(part % Move::count); }
    const MarkLists& from_cube() const { return *from_cube_; }

private:
    static constexpr std::size_t unit_size = 32;
    explicit Join(const Cube& cube) : symmetries_(cube, Extent::small) {}
    void find_classes();

    CornerPlaces               places_;
    ShortWords                 words_;
    CosetSymmetries            symmetries_;
    std::vector<Class>         classes_;
    std::vector<Cube>          beginnings_;  // three turns from P
    std::unique_ptr<MarkLists> from_cube_;
};

// Words of one length: how they are put together.
class JoinedWords {
public:
    // Nothing when there is not enough memory.
    static std::unique_ptr<JoinedWords> make(const Join& join, unsigned length, unsigned threads);

    // Behind a word of the lists from P, as seen through a symmetry.
    struct Ending {
        std::uint32_t   word;
        MarkMap::Matrix matrix;
        Cube            cube;  // its turns, then the symmetry
    };
    const Join&                join() const { return join_; }
    const WantedWords::Source& wanted() const { return wanted_; }
    std::span<const Ending>    endings(std::size_t symmetry) const { return endings_[symmetry]; }
    // The inverse of the first part of a word from K.
    const Cube& part_inverse(std::uint32_t part) const { return part_inverses_[part]; }

    // By symmetry and the last face of a word from P: the faces that a word into K may begin
    // with, as it is listed.
    std::uint8_t may_begin(std::size_t symmetry, Face last) const {
        return may_begin_[symmetry][index(last)];
    }

private:
    JoinedWords(const Join& join, std::unique_ptr<MarkLists> into, unsigned more_into,
                unsigned more_from);

    const Join&                                                           join_;
    std::unique_ptr<MarkLists>                                            into_;
    WantedWords::Source                                                   wanted_;
    std::array<std::vector<Ending>, AxisSymmetry::count>                  endings_;
    std::vector<Cube>                                                     part_inverses_;
    std::array<std::array<std::uint8_t, face_count>, AxisSymmetry::count> may_begin_{};
};

// What a worker has to do with a unit; by the fastest kernel there is.
class JoinWorker {
public:
    virtual ~JoinWorker()                                                       = default;
    virtual bool          search(std::size_t unit, const std::stop_token& stop) = 0;
    virtual std::uint64_t leaves() const                                        = 0;
};
struct JoinTarget {
    const PageLayout&                 layout;
    const std::vector<std::uint32_t>& page_slots;  // of the small coset's pages, in the map
    BitParts&                         bits;
    const RestFilter*                 filter = nullptr;  // of cubes that count; else all do
};
std::unique_ptr<JoinWorker> join_worker_plain(const JoinedWords& words, const JoinTarget& target);
std::unique_ptr<JoinWorker> join_worker_avx2(const JoinedWords& words, const JoinTarget& target);
std::unique_ptr<JoinWorker> join_worker(const JoinedWords& words, const JoinTarget& target);

}  // namespace antipode::coset
