// The search into the coset: all words of a given length that lead from P into H and end
// with a turn that is not of H. (Words that end with a turn of H are found by the pass.)
//
//     LeafUnits units(tables, symmetries, length);
//     LeafSink sink(…);
//     search_leaves({tables, units, stop}, units.of(7), sink);   // the fastest kernel there is
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "search/coset/last_turns.h"
#include "search/coset/leaf_sink.h"
#include "search/coset/symmetries.h"
#include "search/two_phase/tables.h"

namespace antipode::coset {

// Words that begin alike are searched together: by the first three turns, where the words
// are long enough.
struct LeafUnit {
    Cube         cube;                 // after the turns that are made
    std::uint8_t state;                // of the succession
    bool         ends_inside = false;  // whether the last turn made is one of H
    std::uint8_t left;                 // turns to be made
};

// With symmetries of the coset, one of the units that they take into each other.
std::vector<LeafUnit> leaf_units(const two_phase::Tables& tables, const CosetSymmetries& symmetries,
                                 unsigned length);

struct LeafSearch {
    const two_phase::Tables& tables;
    const CosetSymmetries&   symmetries;
    std::stop_token          stop       = {};
    const LastTurns*         last_turns = nullptr;  // worth making for long words
};

// False when it was stopped before the end.
bool search_leaves(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink);
bool search_leaves_plain(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink);
bool search_leaves_avx2(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink);

}  // namespace antipode::coset
