#include "search/coset/halves/second_halves.h"

#include <algorithm>
#include <cassert>

namespace antipode::coset {

SecondHalves::SecondHalves() : keys_(key_set_words, 0) {
    for (const std::uint32_t slots : slice_tables.slots) slices_.push_back(slots & 0x7ff);
    std::ranges::sort(slices_);
    for (std::size_t i = 0; i < slices_.size(); ++i)
        blocks_[slices_[i]] = static_cast<std::uint8_t>(i / slices_of_a_block);
}

void SecondHalves::collect(const Source& source, std::uint32_t twist) {
    for (const std::uint32_t slice : slices_) {
        std::fill_n(index_.data() + slice * flips_per_slice, flips_per_slice, 0U);
        std::fill_n(keys_.data() + slice * words_per_slice, words_per_slice, 0U);
    }
    forget_large();
    collected_.clear();
    for (std::size_t i = 0; i < source.endings.size(); ++i)
        collect_behind(source, source.steps.before(twist, source.endings[i].turns),
                       static_cast<std::uint16_t>(i));
}

void SecondHalves::collect_behind(const Source& source, std::uint32_t from, std::uint16_t ending) {
    const Ending&  behind = source.endings[ending];
    const MarkSpan marks  = source.words.marks(from);
    for (auto& row : rows_)
        if (row.size() < marks.count) row.resize(marks.count);
    map_(marks, behind.matrix, {rows_[0].data(), rows_[1].data(), rows_[2].data()});
    const std::uint8_t* last = source.words.last(from);
    for (std::uint32_t i = 0; i < marks.count; ++i) {
        if ((last[i] & behind.before) == 0) continue;
        const std::uint32_t key   = EdgeMarks{{rows_[0][i], rows_[1][i], rows_[2][i]}}.key();
        const auto          place = static_cast<std::uint32_t>(mark_index_place(key));
        const KeyPlace      in    = key_place(key);
        keys_[in.word] |= std::uint64_t{1} << in.bit;
        ++index_[place];
        collected_.push_back(
            {source.words.first(from) + i, place, ending, source.words.note(from)[i]});
    }
}

void SecondHalves::forget_large() {
    if (collected_.size() <= usual_size) return;
    collected_ = {};
    halves_.reset();
}

// From the length of each list to where it begins.
void SecondHalves::begin_lists() {
    std::uint32_t next = 0;
    for (const std::uint32_t slice : slices_)
        for (std::uint32_t& each :
             std::span(index_.data() + slice * flips_per_slice, flips_per_slice)) {
            const std::uint32_t count = each;
            each                      = next;
            next += count;
        }
    assert(next == collected_.size() && next < ListEntry::most_items);
    if (!halves_ || halves_->size() <= next) halves_.emplace(next + next / 8 + 1);
}

// From where each list ends to its entry.
void SecondHalves::end_lists() {
    std::uint32_t first = 0;
    for (const std::uint32_t slice : slices_)
        for (std::uint32_t& each :
             std::span(index_.data() + slice * flips_per_slice, flips_per_slice)) {
            const std::uint32_t last = each;
            if (last > first) (*halves_)[last - 1].words[1] |= HalfNote::is_last << 16;
            each  = last > first ? ListEntry(first, last - first).bits() : 0;
            first = last;
        }
}

}  // namespace antipode::coset
