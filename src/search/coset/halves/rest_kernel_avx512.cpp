#include "search/coset/halves/rest_kernel.h"

#include "base/target_region.h"

#if ANTIPODE_X86

#include <immintrin.h>

// GCC 12 takes the undefined operands of its own intrinsics for uninitialized ones.
#pragma GCC diagnostic push
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#pragma GCC diagnostic ignored "-Wuninitialized"

ANTIPODE_TARGET_BEGIN("avx512f,avx512bw,avx512dq,avx512vl,bmi,bmi2,popcnt")

namespace antipode::coset {
namespace {

// Sixteen second halves at a time, or eight.
constexpr std::uint32_t at_a_time = 16;

class Numbers {
public:
    explicit Numbers(const RestLists& lists) : lists_(lists) {}

    void look_from(const FirstHalf& first) {
        corners_ = _mm512_set1_epi64(
            static_cast<long long>(*reinterpret_cast<const std::uint64_t*>(first.corners.data())
                                   & OuterPieces::corner_fields));
        edges_ = _mm512_and_si512(_mm512_broadcast_i32x4(_mm_load_si128(
                                      reinterpret_cast<const __m128i*>(first.edges.data()))),
                                  _mm512_set1_epi8(15));
    }

    __m512i of_sixteen(std::uint32_t second) const {
        const __m512i sums = _mm512_inserti64x4(_mm512_castsi256_si512(sum_of_eight(second)),
                                                sum_of_eight(second + 8), 1);
        return _mm512_xor_si512(sums, _mm512_srli_epi32(sums, RestNumber::fold));
    }
    __m256i of_eight(std::uint32_t second) const {
        const __m256i sums = sum_of_eight(second);
        return _mm256_xor_si256(sums, _mm256_srli_epi32(sums, RestNumber::fold));
    }

private:
    __m256i sum_of_eight(std::uint32_t second) const {
        const __m512i from    = _mm512_loadu_si512(lists_.halves + second);
        const __m512i corners = _mm512_shuffle_epi8(
            corners_, _mm512_and_si512(_mm512_srli_epi16(from, 4), _mm512_set1_epi8(7)));
        const __m512i rim =
            _mm512_shuffle_epi8(edges_, _mm512_and_si512(from, _mm512_set1_epi8(15)));
        const __m512i products = _mm512_add_epi16(_mm512_maddubs_epi16(corners, corner_factors_),
                                                  _mm512_maddubs_epi16(rim, rim_factors_));
        const __m512i sums     = _mm512_madd_epi16(products, pair_factors_);
        return _mm512_cvtepi64_epi32(_mm512_add_epi32(sums, _mm512_srli_epi64(sums, 32)));
    }

    template <class Factors>
    static __m512i eight_times(const Factors& factors) {
        return _mm512_set1_epi64(__builtin_bit_cast(long long, factors));
    }

    RestLists lists_;
    __m512i   corners_        = _mm512_setzero_si512();
    __m512i   edges_          = _mm512_setzero_si512();
    __m512i   corner_factors_ = eight_times(RestNumber::corners);
    __m512i   rim_factors_    = eight_times(RestNumber::rim);
    __m512i   pair_factors_   = eight_times(RestNumber::pairs);
};

__mmask16 are_wanted(const RestSet& wanted, __m512i numbers) {
    const __m512i words = _mm512_srli_epi32(
        _mm512_and_si512(numbers, _mm512_set1_epi32(static_cast<int>(wanted.mask))), 5);
    const __m512i found = _mm512_i32gather_epi32(words, wanted.words, 4);
    return _mm512_test_epi32_mask(found, _mm512_rolv_epi32(_mm512_set1_epi32(1), numbers));
}

__mmask8 are_wanted(const RestSet& wanted, __m256i numbers) {
    const __m256i words = _mm256_srli_epi32(
        _mm256_and_si256(numbers, _mm256_set1_epi32(static_cast<int>(wanted.mask))), 5);
    const __m256i found =
        _mm256_i32gather_epi32(reinterpret_cast<const int*>(wanted.words), words, 4);
    return _mm256_test_epi32_mask(found, _mm256_rolv_epi32(_mm256_set1_epi32(1), numbers));
}

// What is read for a first half is requested some others before.
void request(const RestSearch& search, std::size_t i) {
    constexpr std::size_t soon  = 16;
    constexpr std::size_t later = 32;
    if (i + later >= search.first.size()) return;
    __builtin_prefetch(search.second.starts + search.first[i + later].place);
    const RestHalf* at = search.second.halves + search.second.starts[search.first[i + soon].place];
    for (std::size_t line = 0; line < 3; ++line) __builtin_prefetch(at + 8 * line);
}

}  // namespace

void find_rest_avx512(const RestSearch& search, RestTaker& taker) {
    RestHit     hits[hits_at_a_time + at_a_time];
    std::size_t count = 0;
    Numbers     numbers(search.second);
    for (std::uint32_t i = 0; i < search.first.size(); ++i) {
        request(search, i);
        const FirstHalf&    first = search.first[i];
        const std::uint32_t end   = search.second.starts[first.place + 1];
        numbers.look_from(first);
        for (std::uint32_t at = search.second.starts[first.place]; at < end; at += at_a_time) {
            const std::uint32_t there  = end - at < at_a_time ? end - at : at_a_time;
            unsigned            wanted = there <= at_a_time / 2
                                             ? are_wanted(search.wanted, numbers.of_eight(at))
                                             : are_wanted(search.wanted, numbers.of_sixteen(at));
            wanted                     = _bzhi_u32(wanted, there);
            for (; wanted != 0; wanted &= wanted - 1)
                hits[count++] = {i, at + static_cast<unsigned>(__builtin_ctz(wanted))};
            if (count < hits_at_a_time) continue;
            taker.take(hits, count);
            count = 0;
        }
    }
    taker.take(hits, count);
}

}  // namespace antipode::coset

ANTIPODE_TARGET_END

#pragma GCC diagnostic pop

#else

namespace antipode::coset {
void find_rest_avx512(const RestSearch& search, RestTaker& taker) {
    find_rest_plain(search, taker);
}
}  // namespace antipode::coset

#endif
