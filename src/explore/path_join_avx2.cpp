#include <bit>
#include <cstring>

#include "base/target_region.h"
#include "explore/path_join.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2")

#include "cube/kernel/avx2.h"

namespace antipode::joining {
namespace avx2 {
namespace {

using Kernel = kernel::Avx2;

#include "explore/path_join.inc"

}  // namespace
}  // namespace avx2

void join_avx2(const Products& left, const Products& right, const PlacedCorners& corners,
               Workbench& bench, std::vector<Meeting>& meetings) {
    avx2::join(left, right, corners, bench, meetings);
}

}  // namespace antipode::joining

ANTIPODE_TARGET_END

#else

namespace antipode::joining {
void join_avx2(const Products& left, const Products& right, const PlacedCorners& corners,
               Workbench& bench, std::vector<Meeting>& meetings) {
    join_plain(left, right, corners, bench, meetings);
}
}  // namespace antipode::joining

#endif
