// The workers of a two-phase search, one variant for each kind of processor.
#pragma once

#include <cstdint>

#include "search/two_phase/race.h"
#include "search/two_phase/tables.h"

namespace antipode::two_phase {

// Worker `number` of `of`.
struct Share {
    unsigned number = 0;
    unsigned of     = 1;
};

struct WorkDone {
    std::uint64_t nodes           = 0;
    std::uint64_t probes          = 0;
    unsigned      finished_rounds = 0;  // lengths of phase one that were searched through
};

WorkDone work_plain(const Tables& tables, Race& race, Share share);
WorkDone work_avx2(const Tables& tables, Race& race, Share share);

}  // namespace antipode::two_phase
