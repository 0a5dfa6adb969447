// The same count where centres show how they are turned: level by level, one position of
// each class. The last two levels are kept in memory, and of the farthest one only a part
// at a time.
//
//     CountRequest request{.metric = Metric::htm, .depth = 8, .centres = all_centres};
//     count_with_centres(request, {})->levels[8].positions()
#pragma once

#include "explore/count/count.h"

namespace antipode::counting {

Result<Counted> count_with_centres(const CountRequest& request, const CountWatch& watch);

}  // namespace antipode::counting
