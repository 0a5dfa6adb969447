// All words of a number of turns that bring some state into H with their last turn, and not
// before: what the lists of last turns are made of.
//
//     for_each_word_into_h<5>(succession, solved, step, keep);  // keep(turns, before) for each
//     fill_slots(table, found, slot_of);                        // slot_of(first, end) for each
//     entry
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "notation/succession.h"
#include "tables/small.h"

namespace antipode {

// 324 * a + 18 * b + c
template <std::size_t length>
constexpr std::uint16_t three_turns(const std::array<std::size_t, length>& turns,
                                    std::size_t                            first) {
    return static_cast<std::uint16_t>(324 * turns[first] + 18 * turns[first + 1]
                                      + turns[first + 2]);
}

// Goes backwards from H. `step(state, turn)` is the state after a turn, and `keep` is given the
// turns as numbers and where they start from.
template <std::size_t length, class State, class Step, class Keep>
class WordsIntoH {
public:
    WordsIntoH(const Succession& succession, Step step, Keep keep)
        : succession_(succession), step_(step), keep_(keep) {}

    // The turns from `first` on are chosen; `before` is where they start from.
    void prepend(std::size_t first, const State& before) {
        if (first == 0) return keep_(turns_, before);
        for (const Move m : all_moves) {
            // A last turn of H would belong to phase two.
            if (first == length && std::ranges::count(inner_turns, m) > 0) continue;
            turns_[first - 1] = m.index();
            if (reads_well(first - 1)) prepend(first - 1, step_(before, inverse(m)));
        }
    }

private:
    bool reads_well(std::size_t first) const {
        std::uint8_t state = Succession::start;
        for (; first < length && state != Succession::forbidden; ++first)
            state = succession_.next(state, turns_[first]);
        return state != Succession::forbidden;
    }

    const Succession&               succession_;
    Step                            step_;
    Keep                            keep_;
    std::array<std::size_t, length> turns_{};
};

template <std::size_t length, class State, class Step, class Keep>
void for_each_word_into_h(const Succession& succession, const State& end, Step step, Keep keep) {
    WordsIntoH<length, State, Step, Keep>(succession, step, keep).prepend(length, end);
}

// Puts each run of found words of one entry into its slot of a hash table; the slots are vacant,
// and `slot_of(first, end)` makes one of a run.
template <class Table, class Found, class SlotOf>
void fill_slots(Table& table, const std::vector<Found>& found, SlotOf slot_of) {
    for (std::size_t i = 0, end = 0; i < found.size(); i = end) {
        while (end < found.size() && found[end].entry == found[i].entry) ++end;
        std::size_t slot = Table::hash(found[i].entry);
        while (table.slots[slot].entry != Table::vacant) slot = (slot + 1) % table.slots.size();
        table.slots[slot] = slot_of(i, end);
    }
}

}  // namespace antipode
