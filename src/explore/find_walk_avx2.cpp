#include <bit>

#include "base/target_region.h"
#include "explore/find_walk.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2")

#include "cube/kernel/avx2.h"

namespace antipode::finding {
namespace avx2 {
namespace {

using Kernel = kernel::Avx2;

#include "explore/find_walk.inc"

}  // namespace
}  // namespace avx2

void walk_avx2(const Search& search, const Prefix& prefix, std::size_t length, Harvest& harvest) {
    avx2::walk_words(search, prefix, length, harvest);
}

}  // namespace antipode::finding

ANTIPODE_TARGET_END

#else

namespace antipode::finding {
void walk_avx2(const Search& search, const Prefix& prefix, std::size_t length, Harvest& harvest) {
    walk_plain(search, prefix, length, harvest);
}
}  // namespace antipode::finding

#endif
