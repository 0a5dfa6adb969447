#include <array>
#include <bit>

#include "coordinates/kernel/split_plain.h"
#include "tables/optimal_fill.h"

namespace antipode::optimal {
namespace plain {
namespace {

using Kernel = kernel::PlainSplit;

#include "tables/optimal_fill.inc"

}  // namespace
}  // namespace plain

void walk_plain(const Walk& walk, std::span<const Seed> seeds, Marks& marks) {
    plain::Walker walker(walk, marks);
    for (const Seed& seed : seeds) walker.go(seed);
}

}  // namespace antipode::optimal
