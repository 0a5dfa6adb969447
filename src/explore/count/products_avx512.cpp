#include <bit>

#include "base/target_region.h"
#include "explore/count/products.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx512f,avx512bw,avx512dq,avx512vl,bmi,bmi2,popcnt")

namespace antipode::counting {
namespace {

// Not _mm512_broadcast_i32x4 and its like: GCC 12 warns of its own undefined values.
__m512i four_times(const Orbit& orbit) {
    const __m128i once = _mm_load_si128(reinterpret_cast<const __m128i*>(orbit.data()));
    return _mm512_maskz_broadcast_i32x4(0xffff, once);
}

// Four products at a time, as three groups of four edges with 20 bits each, and in
// the fourth group the descents.
class Avx512Products {
public:
    explicit Avx512Products(const ProductFrame& frame)
        : left_(four_times(frame.left)),
          right_(four_times(frame.right)),
          right_flips_(_mm512_and_si512(right_, flips())),
          forbidden_(_mm512_set1_epi64(static_cast<long long>(frame.forbidden) << 32)) {}

    struct Four {
        __m512i states;
        __m512i groups;
    };

    Four four(__m512i states) const {
        const __m512i sources = _mm512_xor_si512(_mm512_shuffle_epi8(states, right_), right_flips_);
        // left ^ (sources & flips)
        const __m512i product =
            _mm512_ternarylogic_epi64(_mm512_shuffle_epi8(left_, sources), sources, flips(), 0x78);
        const __m512i pairs = _mm512_maddubs_epi16(product, _mm512_set1_epi16(0x2001));
        return {states, _mm512_madd_epi16(pairs, _mm512_set1_epi32(0x04000001))};
    }

    // Which of eight states have none of the forbidden descents, in the order of keys().
    __mmask8 allowed(const Four& first, const Four& second) const {
        const __m512i tails = unpack_high(first.states, second.states);
        return _mm512_testn_epi64_mask(tails, forbidden_);
    }

    static __m512i keys(const Four& first, const Four& second) {
        const __m512i ab  = _mm512_maskz_unpacklo_epi64(0xff, first.groups, second.groups);
        const __m512i c   = unpack_high(first.groups, second.groups);
        const __m512i low = _mm512_maskz_slli_epi64(0xff, c, 52);
        const __m512i high =
            _mm512_maskz_slli_epi64(0xff, _mm512_and_si512(c, _mm512_set1_epi64(0xff000)), 8);
        return _mm512_ternarylogic_epi64(ab, low, high, 0xfe);  // a | b | c
    }

private:
    static __m512i flips() { return _mm512_set1_epi8(0x10); }
    static __m512i unpack_high(__m512i a, __m512i b) {
        return _mm512_maskz_unpackhi_epi64(0xff, a, b);
    }

    __m512i left_;
    __m512i right_;
    __m512i right_flips_;
    __m512i forbidden_;
};

// The allowed ones are moved together in the register: writing them so to memory
// is slow on some processors.
Key* write_some(Key* out, __mmask8 some, __m512i keys) {
    _mm512_storeu_si512(out, _mm512_maskz_compress_epi64(some, keys));
    return out + std::popcount(static_cast<unsigned>(some));
}

// Unpacking takes states 0 4, 1 5, 2 6, 3 7 of two fours in turn.
constexpr __mmask8 first_of_eight[9] = {0x00, 0x01, 0x05, 0x15, 0x55, 0x57, 0x5f, 0x7f, 0xff};

}  // namespace

Key* products_avx512(std::span<const EdgeState> list, const ProductFrame& frame, Key* out) {
    const Avx512Products kernel(frame);
    const EdgeState*     state = list.data();
    std::size_t          left  = list.size();
    for (; left >= 8; left -= 8, state += 8) {
        const auto first  = kernel.four(_mm512_loadu_si512(state));
        const auto second = kernel.four(_mm512_loadu_si512(state + 4));
        out = write_some(out, kernel.allowed(first, second), Avx512Products::keys(first, second));
    }
    if (left == 0) return out;
    // The rest, with masks: nothing beyond the list is read.
    const unsigned words = (1U << 2 * left) - 1;
    const auto first = kernel.four(_mm512_maskz_loadu_epi64(static_cast<__mmask8>(words), state));
    const auto second =
        kernel.four(_mm512_maskz_loadu_epi64(static_cast<__mmask8>(words >> 8), state + 4));
    const auto some = static_cast<__mmask8>(kernel.allowed(first, second) & first_of_eight[left]);
    return write_some(out, some, Avx512Products::keys(first, second));
}

}  // namespace antipode::counting

ANTIPODE_TARGET_END

#else

namespace antipode::counting {
Key* products_avx512(std::span<const EdgeState> list, const ProductFrame& frame, Key* out) {
    return products_plain(list, frame, out);
}
}  // namespace antipode::counting

#endif
