#include <algorithm>
#include <array>
#include <vector>

#include "base/target_region.h"
#include "coordinates/classes.h"
#include "cube/algebra.h"
#include "search/coset/join/join.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2,bmi,bmi2")

#include "coordinates/kernel/avx2.h"

namespace antipode::coset {
namespace avx2 {
namespace {

using Kernel = kernel::Avx2Coordinates;

#include "search/coset/join/join_worker.inc"

}  // namespace
}  // namespace avx2

std::unique_ptr<JoinWorker> join_worker_avx2(const JoinedWords& words, const JoinTarget& target) {
    return std::make_unique<avx2::Worker>(words, target);
}

}  // namespace antipode::coset

ANTIPODE_TARGET_END

#else

namespace antipode::coset {
std::unique_ptr<JoinWorker> join_worker_avx2(const JoinedWords& words, const JoinTarget& target) {
    return join_worker_plain(words, target);
}
}  // namespace antipode::coset

#endif
