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

struct Kernel : kernel::Avx2Coordinates {
    // Rim edges are the lower half of the lower lane, corners of the upper one.
    static std::uint32_t rest_number(Vector v) {
        const Vector  fields   = outer(OuterPieces::edge_fields, OuterPieces::corner_fields);
        const Vector  factors  = outer(std::bit_cast<std::uint64_t>(RestNumber::rim),
                                       std::bit_cast<std::uint64_t>(RestNumber::corners));
        const Vector  products = _mm256_maddubs_epi16(_mm256_and_si256(v, fields), factors);
        const __m128i both =
            _mm_add_epi16(_mm256_castsi256_si128(products), _mm256_extracti128_si256(products, 1));
        const __m128i sums =
            _mm_madd_epi16(both, _mm_cvtsi64_si128(std::bit_cast<std::int64_t>(RestNumber::pairs)));
        const auto          halves = static_cast<std::uint64_t>(_mm_cvtsi128_si64(sums));
        const std::uint32_t sum =
            static_cast<std::uint32_t>(halves) + static_cast<std::uint32_t>(halves >> 32);
        return sum ^ sum >> RestNumber::fold;
    }

private:
    static Vector outer(std::uint64_t edges, std::uint64_t corners) {
        return _mm256_set_epi64x(0, static_cast<std::int64_t>(corners), 0,
                                 static_cast<std::int64_t>(edges));
    }
};

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
