#include "search/coset/join/mark_kernel.h"

#include <bit>

#include "base/target_region.h"
#include "search/coset/halves/mark_index.h"

#if ANTIPODE_X86

#include <immintrin.h>

// GCC 12 takes the undefined operands of its own intrinsics for uninitialized ones.
#pragma GCC diagnostic push
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#pragma GCC diagnostic ignored "-Wuninitialized"

ANTIPODE_TARGET_BEGIN("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,gfni,bmi,bmi2,popcnt")

namespace antipode::coset {
namespace {

struct Bytes {
    __m512i of[3];
};

class Mapper {
public:
    explicit Mapper(const MarkMap::Matrix& matrix) {
        for (std::size_t to = 0; to < 3; ++to) {
            for (std::size_t from = 0; from < 3; ++from)
                rows_[to][from] = _mm512_set1_epi64(static_cast<long long>(matrix.rows[to][from]));
            added_[to] = _mm512_set1_epi8(static_cast<char>(matrix.added[to]));
        }
    }

    Bytes mapped(const MarkSpan& words, std::uint32_t first) const {
        const __m512i a = _mm512_loadu_si512(words.bytes[0] + first);
        const __m512i b = _mm512_loadu_si512(words.bytes[1] + first);
        const __m512i c = _mm512_loadu_si512(words.bytes[2] + first);
        Bytes         out;
#pragma GCC unroll 3
        for (std::size_t to = 0; to < 3; ++to) {
            constexpr int sum_of_three = 0x96;
            out.of[to]                 = _mm512_xor_si512(
                                _mm512_ternarylogic_epi64(_mm512_gf2p8affine_epi64_epi8(a, rows_[to][0], 0),
                                                          _mm512_gf2p8affine_epi64_epi8(b, rows_[to][1], 0),
                                                          _mm512_gf2p8affine_epi64_epi8(c, rows_[to][2], 0),
                                                          sum_of_three),
                                added_[to]);
        }
        return out;
    }

private:
    __m512i rows_[3][3];
    __m512i added_[3];
};

// Keys of 64 words, four at a time from each quarter of the register: key `i` of vector `q`
// is that of word 16 (i / 4) + 4 q + i % 4.
struct Keys {
    __m512i of[4];
};

Keys keys_of(const Bytes& bytes) {
    const __m512i three_bits = _mm512_set1_epi8(7);
    const __m512i more_flips = _mm512_and_si512(bytes.of[2], three_bits);
    const __m512i more_slots = _mm512_and_si512(_mm512_srli_epi16(bytes.of[2], 4), three_bits);
    const __m512i flips_low  = _mm512_unpacklo_epi8(bytes.of[0], more_flips);
    const __m512i flips_high = _mm512_unpackhi_epi8(bytes.of[0], more_flips);
    const __m512i slots_low  = _mm512_unpacklo_epi8(bytes.of[1], more_slots);
    const __m512i slots_high = _mm512_unpackhi_epi8(bytes.of[1], more_slots);
    return {{_mm512_unpacklo_epi16(flips_low, slots_low),
             _mm512_unpackhi_epi16(flips_low, slots_low),
             _mm512_unpacklo_epi16(flips_high, slots_high),
             _mm512_unpackhi_epi16(flips_high, slots_high)}};
}

__mmask16 are_in(const std::uint64_t* set, __m512i keys) {
    // The set in halves of words: 64 of them for each set of slots.
    const __m512i slots = _mm512_and_si512(_mm512_srli_epi32(keys, 10), _mm512_set1_epi32(~63));
    const __m512i flips = _mm512_and_si512(_mm512_srli_epi32(keys, 5), _mm512_set1_epi32(63));
    const __m512i found = _mm512_i32gather_epi32(_mm512_or_si512(slots, flips), set, 4);
    return _mm512_test_epi32_mask(found, _mm512_rolv_epi32(_mm512_set1_epi32(1), keys));
}

// The first four bits of each sixteen.
__mmask16 quarters_of(__mmask64 bits) {
    return static_cast<__mmask16>(_pext_u64(bits, 0x000f000f000f000f));
}

}  // namespace

void map_marks_avx512(const MarkSpan& words, const MarkMap::Matrix& matrix,
                      const std::array<std::uint8_t*, 3>& out) {
    const Mapper mapper(matrix);
    for (std::uint32_t first = 0; first < words.count; first += 64) {
        const std::uint32_t count = words.count - first;
        const __mmask64     there = count >= 64 ? ~__mmask64{0} : _bzhi_u64(~__mmask64{0}, count);
        const Bytes         bytes = mapper.mapped(words, first);
        for (std::size_t i = 0; i < 3; ++i)
            _mm512_mask_storeu_epi8(out[i] + first, there, bytes.of[i]);
    }
}

void find_marks_avx512(const MarkSpan& words, const MarkMap::Matrix& matrix,
                       const std::uint64_t* set, Hits& hits) {
    const Mapper  mapper(matrix);
    const __m512i quarters =
        _mm512_setr_epi32(0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 49, 50, 51);
    const __m512i end   = _mm512_set1_epi32(static_cast<int>(words.count));
    std::uint32_t count = 0;
    for (std::uint32_t first = 0; first < words.count; first += 64) {
        const Keys keys = keys_of(mapper.mapped(words, first));
#pragma GCC unroll 4
        for (std::uint32_t q = 0; q < 4; ++q) {
            const __m512i places =
                _mm512_add_epi32(quarters, _mm512_set1_epi32(static_cast<int>(first + 4 * q)));
            const __mmask16 hit = static_cast<__mmask16>(are_in(set, keys.of[q])
                                                         & _mm512_cmplt_epu32_mask(places, end));
            // Packing in the register and storing all of it is much quicker than storing packed.
            _mm512_storeu_si512(hits.place.data() + count,
                                _mm512_maskz_compress_epi32(hit, places));
            _mm512_storeu_si512(hits.key.data() + count,
                                _mm512_maskz_compress_epi32(hit, keys.of[q]));
            count += static_cast<std::uint32_t>(std::popcount(static_cast<unsigned>(hit)));
        }
    }
    hits.count = count;
}

void find_ending_avx512(const EndingWords& words, const MarkMap::Matrix& matrix,
                        const std::uint64_t* set, Hits& hits) {
    const Mapper  mapper(matrix);
    const __m512i quarters =
        _mm512_setr_epi32(0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 49, 50, 51);
    const __m512i faces = _mm512_set1_epi8(static_cast<char>(words.faces));
    std::uint32_t count = 0;
    for (std::uint32_t first = 0; first < words.marks.count; first += 64) {
        const std::uint32_t left  = words.marks.count - first;
        const __mmask64     there = left >= 64 ? ~__mmask64{0} : _bzhi_u64(~__mmask64{0}, left);
        const __mmask64     asked =
            _mm512_mask_test_epi8_mask(there, _mm512_loadu_si512(words.last + first), faces);
        const Keys keys = keys_of(mapper.mapped(words.marks, first));
#pragma GCC unroll 4
        for (std::uint32_t q = 0; q < 4; ++q) {
            const __mmask16 hit =
                static_cast<__mmask16>(are_in(set, keys.of[q]) & quarters_of(asked >> (4 * q)));
            const __m512i places =
                _mm512_add_epi32(quarters, _mm512_set1_epi32(static_cast<int>(first + 4 * q)));
            _mm512_storeu_si512(hits.place.data() + count,
                                _mm512_maskz_compress_epi32(hit, places));
            _mm512_storeu_si512(hits.key.data() + count,
                                _mm512_maskz_compress_epi32(hit, keys.of[q]));
            count += static_cast<std::uint32_t>(std::popcount(static_cast<unsigned>(hit)));
        }
    }
    hits.count = count;
}

}  // namespace antipode::coset

ANTIPODE_TARGET_END

#pragma GCC diagnostic pop

#else

namespace antipode::coset {
void map_marks_avx512(const MarkSpan& words, const MarkMap::Matrix& matrix,
                      const std::array<std::uint8_t*, 3>& out) {
    map_marks_plain(words, matrix, out);
}
void find_marks_avx512(const MarkSpan& words, const MarkMap::Matrix& matrix,
                       const std::uint64_t* set, Hits& hits) {
    find_marks_plain(words, matrix, set, hits);
}
void find_ending_avx512(const EndingWords& words, const MarkMap::Matrix& matrix,
                        const std::uint64_t* set, Hits& hits) {
    find_ending_plain(words, matrix, set, hits);
}
}  // namespace antipode::coset

#endif
