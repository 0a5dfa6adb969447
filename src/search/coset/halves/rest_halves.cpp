#include "search/coset/halves/rest_halves.h"

namespace antipode::coset {

RestHalves::RestHalves(std::size_t most_listed)
    : most_listed_(most_listed), keys_(key_set_words, 0) {
    for (const std::uint32_t slots : slice_tables.slots) slices_.push_back(slots & 0x7ff);
    std::ranges::sort(slices_);
    for (std::size_t i = 0; i < slices_.size(); ++i)
        blocks_[slices_[i]] = static_cast<std::uint16_t>(i);
}

template <class Take>
void RestHalves::for_each_key(const SecondHalves::Source& source,
                              const SecondHalves::Ending& ending, std::uint32_t from, Take take) {
    const MarkSpan marks = source.words.marks(from);
    for (auto& row : rows_)
        if (row.size() < marks.count) row.resize(marks.count);
    map_(marks, ending.matrix, {rows_[0].data(), rows_[1].data(), rows_[2].data()});
    const std::uint8_t* last = source.words.last(from);
    for (std::uint32_t i = 0; i < marks.count; ++i)
        if ((last[i] & ending.before) != 0)
            take(i, EdgeMarks{{rows_[0][i], rows_[1][i], rows_[2][i]}}.key());
}

std::size_t RestHalves::cut(const SecondHalves::Source& source, std::uint32_t twist) {
    twist_ = twist;
    for (const std::uint32_t slice : slices_)
        std::fill_n(counts_.data() + slice * flips_per_slice, flips_per_slice, 0U);
    for (const auto& ending : source.endings)
        for_each_key(source, ending, source.steps.before(twist, ending.turns),
                     [&](std::uint32_t, std::uint32_t key) { ++counts_[mark_index_place(key)]; });
    std::uint16_t portion = 0;
    std::size_t   listed  = 0;
    for (const std::uint32_t slice : slices_) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < flips_per_slice; ++i)
            count += counts_[slice * flips_per_slice + i];
        if (listed > 0 && listed + count > most_listed_) {
            ++portion;
            listed = 0;
        }
        listed += count;
        portion_of_[slice] = portion;
    }
    return portion + std::size_t{1};
}

// Places of neighbouring sets of slots lie side by side: the start of the one is the end of the
// other, which it becomes while that is filled.
void RestHalves::begin(std::size_t portion) {
    portion_             = static_cast<std::uint16_t>(portion);
    std::uint32_t next   = 0;
    std::size_t   behind = mark_index_size;  // the set of slots before
    std::ranges::fill(keys_, 0);
    for (const std::uint32_t slice : slices_) {
        if (portion_of_[slice] != portion_) continue;
        const std::size_t first = slice * flips_per_slice;
        if (first != behind) starts_[first] = next;
        behind = first + flips_per_slice;
        for (std::size_t i = 0; i < flips_per_slice; ++i) {
            const std::uint32_t count = counts_[first + i];
            starts_[first + i + 1]    = next;
            if (count > 0) keys_[slice * words_per_slice + i / 64] |= std::uint64_t{1} << (i % 64);
            next += count;
        }
    }
    take_memory(next);
}

void RestHalves::take_memory(std::size_t halves) {
    if (halves_ && halves_->size() >= halves + room_behind) return;
    halves_.reset();
    halves_.emplace(halves + halves / 8 + room_behind);
}

RestHalves::List RestHalves::collect(const SecondHalves::Source& source,
                                     const SecondHalves::Ending& ending) {
    const std::uint32_t from = source.steps.before(twist_, ending.turns);
    collected_.clear();
    for_each_key(source, ending, from, [&](std::uint32_t word, std::uint32_t key) {
        if (portion_of_[key >> 16] == portion_)
            collected_.push_back({word, static_cast<std::uint32_t>(mark_index_place(key))});
    });
    return {source.words.kept(from), source.words.note(from)};
}

}  // namespace antipode::coset
