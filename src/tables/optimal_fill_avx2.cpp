#include <array>
#include <bit>

#include "base/target_region.h"
#include "tables/optimal_fill.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2,bmi,bmi2")

#include "coordinates/kernel/split_avx2.h"

namespace antipode::optimal {
namespace avx2 {
namespace {

using Kernel = kernel::Avx2Split;

#include "tables/optimal_fill.inc"

}  // namespace
}  // namespace avx2

void walk_avx2(const Walk& walk, std::span<const Seed> seeds, Marks& marks) {
    avx2::Walker walker(walk, marks);
    for (const Seed& seed : seeds) walker.go(seed);
}

}  // namespace antipode::optimal

ANTIPODE_TARGET_END

#else

namespace antipode::optimal {
void walk_avx2(const Walk& walk, std::span<const Seed> seeds, Marks& marks) {
    walk_plain(walk, seeds, marks);
}
}  // namespace antipode::optimal

#endif
