// The units of a search into the coset, done by several threads until all are done, or
// until something else has to be done in between.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/pause_gate.h"
#include "search/coset/leaf_search.h"

namespace antipode::coset {

struct UnitWork {
    LeafSearch                  search;
    const PageLayout&           layout;
    std::byte*                  pages       = nullptr;  // without them, bits are listed
    unsigned                    threads     = 1;
    PauseGate*                  gate        = nullptr;
    std::function<bool()>       is_due      = {};  // whether to come back before the end
    std::function<void(double)> on_progress = {};  // a share of all units; by the calling thread
};

// What the units gave, and which of them are done.
struct UnitResults {
    std::vector<LeafUnit>      units;
    std::vector<std::uint8_t>  is_done;  // by unit
    std::uint64_t              leaves    = 0;
    std::uint64_t              newly_set = 0;
    std::vector<std::uint64_t> listed;

    explicit UnitResults(std::vector<LeafUnit> all)
        : units(std::move(all)), is_done(units.size(), 0) {}

    std::size_t done() const;
    bool        are_all_done() const { return done() == units.size(); }
};

void do_units(const UnitWork& work, UnitResults& results);

}  // namespace antipode::coset
