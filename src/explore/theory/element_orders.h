// How many positions have which order, exactly.
//
// The order depends only on the cycles of corners and edges and on how each cycle
// turns its pieces. There are few kinds of those, and how many positions are of each
// kind is a product of factorials and powers.
#pragma once

#include <cstdint>
#include <vector>

#include "base/natural.h"

namespace antipode {

struct OrderCount {
    std::uint64_t order = 1;
    Natural       reachable;  // positions of that order that turning reaches
    Natural       all;        // and of all ways to put the pieces together
};

// By increasing order; none whose count is 0 in both.
std::vector<OrderCount> element_orders();

}  // namespace antipode
