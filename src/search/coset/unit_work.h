// The units of a search into the coset, done by several threads until all are done, or
// until something else has to be done in between.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/pause_gate.h"
#include "search/coset/halves/word_halves.h"
#include "search/coset/join/join.h"
#include "search/coset/leaf_search.h"

namespace antipode::coset {

struct UnitSharing {
    unsigned                    threads     = 1;
    std::stop_token             stop        = {};
    PauseGate*                  gate        = nullptr;
    std::function<bool()>       is_due      = {};  // whether to come back before the end
    std::function<void(double)> on_progress = {};  // a share of all units; by the calling thread
};

// Which units are done, and what they gave.
struct UnitTotals {
    std::vector<std::uint8_t>  is_done;  // by unit
    std::uint64_t              leaves    = 0;
    std::uint64_t              newly_set = 0;
    std::vector<std::uint64_t> listed;  // bits, where there is no map

    explicit UnitTotals(std::size_t units) : is_done(units, 0) {}

    std::size_t done() const;
    bool        are_all_done() const { return done() == is_done.size(); }
};

// Words that are searched for from the beginning.
struct UnitWork {
    LeafSearch        search;
    const PageLayout& layout;
    std::byte*        pages   = nullptr;  // without them, bits are listed
    UnitSharing       sharing = {};       // its `stop` counts, not that of the search
    const BitFilter*  filter  = nullptr;  // of bits that are listed
};
struct UnitResults : UnitTotals {
    std::vector<LeafUnit> units;

    explicit UnitResults(std::vector<LeafUnit> all)
        : UnitTotals(all.size()), units(std::move(all)) {}
};
void do_units(const UnitWork& work, UnitResults& results);

// Words that are put together from two halves.
struct HalvesWork {
    const HalvesOfLength& words;
    const CubePairs&      pairs;
    std::byte*            pages   = nullptr;  // without them, bits are listed
    UnitSharing           sharing = {};
    const RestFilter*     filter  = nullptr;  // of cubes that are looked for, where they are few
    const WantedBits*     wanted  = nullptr;  // the bits of these
    std::uint64_t         memory  = 0;        // of all threads, for lists with a filter
};
void do_units(const HalvesWork& work, UnitTotals& totals);

// Words that are found by a join.
struct JoinWork {
    const JoinedWords&                words;
    const PageLayout&                 layout;
    const std::vector<std::uint32_t>& page_slots;  // in the map
    std::byte*                        pages;
    UnitSharing                       sharing = {};
    const RestFilter*                 filter  = nullptr;  // of cubes that are looked for
};
void do_units(const JoinWork& work, UnitTotals& totals);

}  // namespace antipode::coset
