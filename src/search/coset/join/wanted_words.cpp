#include "search/coset/join/wanted_words.h"

#include <algorithm>

#include "coordinates/orders.h"

namespace antipode::coset {

WantedWords::WantedWords() : keys_(key_set_words, 0), before_(key_set_words, 0) {
    for (const std::uint32_t slots : slice_tables.slots) slices_.push_back(slots & 0x7ff);
    std::ranges::sort(slices_);
}

// What is read of memory is requested some endings before.
void WantedWords::collect(const Source& source, std::uint32_t place) {
    constexpr std::size_t soon  = 6;
    constexpr std::size_t later = 12;
    for (const std::uint32_t slice : slices_)
        std::fill_n(keys_.data() + slice * words_per_slice, words_per_slice, 0);
    from_.clear();
    for (std::uint32_t ending = source.endings.first; ending < source.endings.last; ++ending)
        from_.push_back(source.places.before(place, source.words.turns(ending)));
    collected_.clear();
    for (std::size_t i = 0; i < from_.size(); ++i) {
        if (i + later < from_.size()) source.lists.prefetch_place(from_[i + later]);
        if (i + soon < from_.size()) {
            source.lists.prefetch_marks(from_[i + soon]);
            source.lists.prefetch_ids(from_[i + soon]);
        }
        collect_behind(source, from_[i], source.endings.first + static_cast<std::uint32_t>(i));
    }
}

void WantedWords::collect_behind(const Source& source, std::uint32_t from, std::uint32_t ending) {
    const auto& turns = source.words.turns(ending);
    const auto  all   = source.lists.of_place(from);
    for (auto& row : rows_)
        if (row.size() < all.count()) row.resize(all.count());
    map_(source.lists.marks(from, all), source.matrices[ending - source.endings.first],
         {rows_[0].data(), rows_[1].data(), rows_[2].data()});
    first_ = all.first;
    if (turns.empty())
        for (std::size_t face = 0; face < face_count; ++face)
            collect_run(source, source.lists.ending_with(from, face), ending, face_at(face));
    else
        for (const auto& run : source.lists.before(from, turns.front().face()))
            collect_run(source, run, ending, turns.back().face());
}

void WantedWords::collect_run(const Source& source, MarkLists::Range run, std::uint32_t ending,
                              Face last) {
    for (std::uint32_t i = run.first; i < run.last; ++i) {
        const std::uint32_t at  = i - first_;
        const std::uint32_t key = EdgeMarks{{rows_[0][at], rows_[1][at], rows_[2][at]}}.key();
        const KeyPlace      in  = key_place(key);
        keys_[in.word] |= std::uint64_t{1} << in.bit;
        collected_.push_back({key, {ending, source.lists.ids()[i], last}});
    }
}

}  // namespace antipode::coset
