// What threads do for a search or a join, with AVX2: the same code as in workers_plain.cpp.
#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "base/target_region.h"
#include "coordinates/classes.h"
#include "coordinates/packed_pieces.h"
#include "cube/algebra.h"
#include "search/coset/halves/first_half.h"
#include "search/coset/halves/rest_kernel.h"
#include "search/coset/halves/word_halves.h"
#include "search/coset/join/join.h"
#include "search/coset/leaf_search.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2,bmi,bmi2")

#include "coordinates/kernel/avx2.h"

namespace antipode::coset {
namespace avx2 {
namespace {

using Kernel = kernel::Avx2Coordinates;

#include "search/coset/halves/first_halves.inc"
#include "search/coset/halves/half_leaves.inc"
#include "search/coset/halves/halves_worker.inc"
#include "search/coset/halves/rest_worker.inc"
#include "search/coset/join/join_worker.inc"
#include "search/coset/leaf_search.inc"

}  // namespace
}  // namespace avx2

bool search_leaves_avx2(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink) {
    return avx2::LeafWorker(search, sink).run(unit);
}

std::unique_ptr<JoinWorker> join_worker_avx2(const JoinedWords& words, const JoinTarget& target) {
    return std::make_unique<avx2::JoiningWorker>(words, target);
}

std::unique_ptr<HalvesWorker> halves_worker_avx2(const HalvesOfLength& words, PairSink& sink) {
    return std::make_unique<avx2::HalfJoiner>(words, sink);
}

std::unique_ptr<HalvesWorker> rest_worker_avx2(const HalvesOfLength& words,
                                               const RestTarget&     target) {
    return std::make_unique<avx2::RestJoiner>(words, target);
}

}  // namespace antipode::coset

ANTIPODE_TARGET_END

#else

namespace antipode::coset {
bool search_leaves_avx2(const LeafSearch& search, const LeafUnit& unit, LeafSink& sink) {
    return search_leaves_plain(search, unit, sink);
}
std::unique_ptr<JoinWorker> join_worker_avx2(const JoinedWords& words, const JoinTarget& target) {
    return join_worker_plain(words, target);
}
std::unique_ptr<HalvesWorker> halves_worker_avx2(const HalvesOfLength& words, PairSink& sink) {
    return halves_worker_plain(words, sink);
}
std::unique_ptr<HalvesWorker> rest_worker_avx2(const HalvesOfLength& words,
                                               const RestTarget&     target) {
    return rest_worker_plain(words, target);
}
}  // namespace antipode::coset

#endif
