// Of given twists, all second halves of words to few cubes: ten turns that lead from there into H,
// by the marks of the edges. One of the two directions of the last turn stands for both.
//
// There are 24 million on average and 90 at most: those that memory has no room for are listed in
// another portion, by the slots of their slice edges.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/coset/halves/rest_half.h"
#include "search/coset/halves/second_halves.h"

namespace antipode::coset {

// The halves with some marks are those from the start at their place to the next start.
struct RestLists {
    const RestHalf*      halves;  // 16 behind the last may be read
    const std::uint32_t* starts;
};

class RestHalves {
public:
    // The lists of a block fit in the cache that a core has for itself.
    static constexpr std::size_t blocks = SlicePlace::size;

    // A portion has at most so many, or those of one set of slots.
    explicit RestHalves(std::size_t most_listed);

    // Says in how many portions the halves of these twists come.
    std::size_t cut(const SecondHalves::Source& source, std::uint32_t twist);

    // Lists a portion; a half is what `compose(inverse of the ending, inverse of the word)` gives.
    // Inline, so that it is made with the instructions of whoever calls it.
    template <class Compose>
    [[gnu::always_inline]] void fill(const SecondHalves::Source& source, std::size_t portion,
                                     Compose compose) {
        begin(portion);
        Waiting waiting;
        for (std::size_t i = 0; i < source.endings.size(); ++i) {
            const auto& ending = source.endings[i];
            const auto  from   = collect(source, ending);
            for (const Collected& each : collected_) {
                waiting.next() = {from.words + each.word, &ending.inverse, each.place,
                                  from.notes[each.word]};
                look_at(waiting, compose);
            }
        }
        for (std::size_t i = 0; i < Waiting::size; ++i) {
            waiting.next() = {};
            look_at(waiting, compose);
        }
    }

    // Which marks have a list in this portion, as mark_kernel.h says.
    const std::uint64_t* keys() const { return keys_.data(); }
    RestLists            lists() const { return {halves_->data(), starts_.data()}; }
    std::uint32_t        block_of(std::uint32_t key) const { return blocks_[key >> 16]; }

private:
    static constexpr std::size_t room_behind = 16;

    struct Collected {
        std::uint32_t word;  // of its list
        std::uint32_t place;
    };
    struct List {
        const Cube*         words;
        const std::uint8_t* notes;
    };

    // Where a half goes is requested before it is asked for, and then what is there.
    struct Item {
        const Cube*   word   = nullptr;
        const Cube*   ending = nullptr;
        std::uint32_t place  = 0;
        std::uint8_t  note   = 0;
    };
    struct Waiting {
        static constexpr std::size_t size = 32;
        std::array<Item, size>       items{};
        std::size_t                  last = 0;

        Item& next() { return items[last = (last + 1) % size]; }
        Item& newest() { return items[last]; }
        Item& middle() { return items[(last + size / 2) % size]; }
        Item& oldest() { return items[(last + 1) % size]; }
    };

    template <class Compose>
    [[gnu::always_inline]] void look_at(Waiting& waiting, Compose compose) {
        // While a portion is filled, the start behind a place tells where its next half goes.
        __builtin_prefetch(&starts_[waiting.newest().place + 1], 1);
        __builtin_prefetch(halves_->data() + starts_[waiting.middle().place + 1], 1);
        const Item& item = waiting.oldest();
        if (item.word == nullptr) return;
        (*halves_)[starts_[item.place + 1]++] =
            RestHalf::of(compose(*item.ending, *item.word), item.note);
    }

    void begin(std::size_t portion);
    void take_memory(std::size_t halves);
    // The words of this portion to which the ending leads.
    List collect(const SecondHalves::Source& source, const SecondHalves::Ending& ending);
    template <class Take>
    void for_each_key(const SecondHalves::Source& source, const SecondHalves::Ending& ending,
                      std::uint32_t from, Take take);

    std::size_t                              most_listed_;
    MapMarks                                 map_     = fastest_map_marks();
    std::uint32_t                            twist_   = 0;
    std::uint16_t                            portion_ = 0;
    std::vector<std::uint32_t>               slices_;        // sets of slots that are possible
    std::array<std::uint16_t, 2048>          blocks_{};      // by these slots
    std::array<std::uint16_t, 2048>          portion_of_{};  // the same
    std::vector<std::uint64_t>               keys_;
    HugeArray<std::uint32_t>                 counts_{mark_index_size};
    HugeArray<std::uint32_t>                 starts_{mark_index_size + 2};
    std::array<std::vector<std::uint8_t>, 3> rows_;
    std::vector<Collected>                   collected_;  // of one ending
    std::optional<HugeArray<RestHalf>>       halves_;
};

}  // namespace antipode::coset
