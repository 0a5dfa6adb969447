// The distances of edges alone (coordinates/edge_split.h): how many steps until all are
// in their slices and none is flipped, wherever the corners are.
#pragma once

#include <cstddef>
#include <span>

#include "notation/metric.h"

namespace antipode::optimal {

// As Bounds reads them. Takes a tenth of a second.
void fill_edge_distances(Metric metric, std::span<std::byte> out);

}  // namespace antipode::optimal
