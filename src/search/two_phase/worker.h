// The workers of a two-phase search, one variant for each kind of processor.
#pragma once

#include <cstdint>

#include "search/two_phase/node.h"
#include "search/two_phase/race.h"
#include "search/two_phase/tables.h"

namespace antipode::two_phase {

// Worker `number` of `of`.
struct Share {
    unsigned number = 0;
    unsigned of     = 1;
};

struct Assignment {
    Share    share;
    unsigned first_round = 0;  // the length of phase one to begin with
    // Come back as soon as the next round is worth more than one thread.
    bool until_worth_sharing = false;
};

struct WorkDone {
    std::uint64_t nodes           = 0;
    std::uint64_t probes          = 0;
    unsigned      finished_rounds = 0;  // lengths of phase one that were searched through
    bool          searched_all    = false;
};

// The lists must be empty.
WorkDone work_plain(const Tables& tables, Race& race, Lists& lists, const Assignment& assignment);
WorkDone work_avx2(const Tables& tables, Race& race, Lists& lists, const Assignment& assignment);

}  // namespace antipode::two_phase
