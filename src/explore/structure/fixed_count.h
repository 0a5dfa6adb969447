// How many positions are as demanded and left as they are by a subgroup, exactly and
// without going through them.
#pragma once

#include <optional>
#include <stop_token>

#include "base/natural.h"
#include "explore/structure/demands.h"

namespace antipode::structure {

// Nothing where that takes too much memory, or was stopped: beginnings that leave the same
// to be done are counted together, but of faces that are all tied to each other there are
// many different ones.
std::optional<Natural> count_fixed(const Demands& demands, const IsomorphismSet& subgroup,
                                   const std::stop_token& stop = {});

}  // namespace antipode::structure
