// The thread of an optimal search, one variant for each kind of processor.
#pragma once

#include <functional>

#include "search/optimal/frontier.h"

namespace antipode::optimal {

// How lookups are gathered. Many nodes are expanded at once, and all entries that
// their children need are asked for before the first is read; so that the memory
// has always enough to do. In a large table even the translation of addresses
// takes time: there, lookups are sorted by region first.
struct Gathering {
    std::size_t nodes   = 24;  // expanded at once
    std::size_t regions = 1;

    static Gathering for_bytes(std::uint64_t bytes);
};

struct Work {
    const Bounds&    bounds;
    const StepOrder& order;
    Frontier&        frontier;
    Gathering        gathering;
    // Called every millisecond or so, for limits and pauses.
    std::function<void()> check;
};

void work_plain(const Work& work);
void work_avx2(const Work& work);

}  // namespace antipode::optimal
