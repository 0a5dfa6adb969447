#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "base/target_region.h"
#include "search/optimal/worker.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2,bmi,bmi2")

#include "coordinates/kernel/split_avx2.h"

namespace antipode::optimal {
namespace avx2 {
namespace {

using Kernel = kernel::Avx2Split;

#include "search/optimal/worker.inc"

}  // namespace
}  // namespace avx2

void work_avx2(const Work& work) { avx2::Worker(work).run(); }

}  // namespace antipode::optimal

ANTIPODE_TARGET_END

#else

namespace antipode::optimal {
void work_avx2(const Work& work) { work_plain(work); }
}  // namespace antipode::optimal

#endif
