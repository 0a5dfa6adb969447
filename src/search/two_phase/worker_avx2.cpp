#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "base/target_region.h"
#include "coordinates/classes.h"
#include "coordinates/packed_pieces.h"
#include "search/two_phase/inner_search.h"
#include "search/two_phase/worker.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2,bmi,bmi2")

#include "coordinates/kernel/avx2.h"

namespace antipode::two_phase {
namespace avx2 {
namespace {

using Kernel = kernel::Avx2Coordinates;

#include "search/two_phase/worker.inc"

}  // namespace
}  // namespace avx2

WorkDone work_avx2(const Tables& tables, Race& race, Lists& lists, const Assignment& assignment) {
    return avx2::work_by_rules(tables, race, lists, assignment);
}

}  // namespace antipode::two_phase

ANTIPODE_TARGET_END

#else

namespace antipode::two_phase {
WorkDone work_avx2(const Tables& tables, Race& race, Lists& lists, const Assignment& assignment) {
    return work_plain(tables, race, lists, assignment);
}
}  // namespace antipode::two_phase

#endif
