// The thread of an optimal search, one variant for each kind of processor.
#pragma once

#include <functional>

#include "search/optimal/frontier.h"

namespace antipode::optimal {

struct Work {
    const Bounds&    bounds;
    const StepOrder& order;
    Frontier&        frontier;
    // Called every millisecond or so, for limits and pauses.
    std::function<void()> check;
};

void work_plain(const Work& work);
void work_avx2(const Work& work);

}  // namespace antipode::optimal
