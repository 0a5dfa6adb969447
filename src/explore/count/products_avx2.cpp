#include "base/target_region.h"
#include "explore/count/products.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2")

namespace antipode::counting {
namespace {

__m256i twice(const Orbit& orbit) {
    return _mm256_broadcastsi128_si256(
        _mm_load_si128(reinterpret_cast<const __m128i*>(orbit.data())));
}

// Two products at a time, as three groups of four edges with 20 bits each; what
// stands in the fourth group has no meaning.
class Avx2Products {
public:
    explicit Avx2Products(const ProductFrame& frame)
        : left_(twice(frame.left)), right_(twice(frame.right)) {}

    __m256i groups(const EdgeState* two) const {
        const __m256i flips  = _mm256_set1_epi8(0x10);
        const __m256i states = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(two));
        const __m256i sources =
            _mm256_xor_si256(_mm256_shuffle_epi8(states, right_), _mm256_and_si256(right_, flips));
        const __m256i product =
            _mm256_xor_si256(_mm256_shuffle_epi8(left_, sources), _mm256_and_si256(sources, flips));
        const __m256i pairs = _mm256_maddubs_epi16(product, _mm256_set1_epi16(0x2001));
        return _mm256_madd_epi16(pairs, _mm256_set1_epi32(0x04000001));
    }

    // The keys of four products, the first two in the middle.
    static __m256i keys(__m256i first, __m256i second) {
        const __m256i ab   = _mm256_unpacklo_epi64(first, second);
        const __m256i c    = _mm256_unpackhi_epi64(first, second);
        const __m256i low  = _mm256_slli_epi64(c, 52);
        const __m256i high = _mm256_slli_epi64(_mm256_and_si256(c, _mm256_set1_epi64x(0xff000)), 8);
        return _mm256_or_si256(ab, _mm256_or_si256(low, high));
    }

private:
    __m256i left_;
    __m256i right_;
};

}  // namespace

Key* products_avx2(std::span<const EdgeState> list, const ProductFrame& frame, Key* out) {
    const Avx2Products kernel(frame);
    std::size_t        i = 0;
    for (; i + 4 <= list.size(); i += 4) {
        const EdgeState* four = list.data() + i;
        alignas(32) Key  keys[4];
        _mm256_store_si256(reinterpret_cast<__m256i*>(keys),
                           Avx2Products::keys(kernel.groups(four), kernel.groups(four + 2)));
        // Unpacking has put them in the order 0 2 1 3.
        constexpr std::size_t order[4] = {0, 2, 1, 3};
        for (std::size_t k = 0; k < 4; ++k) {
            *out = keys[k];
            out += (four[order[k]].descents & frame.forbidden) == 0;
        }
    }
    return products_plain(list.subspan(i), frame, out);
}

}  // namespace antipode::counting

ANTIPODE_TARGET_END

#else

namespace antipode::counting {
Key* products_avx2(std::span<const EdgeState> list, const ProductFrame& frame, Key* out) {
    return products_plain(list, frame, out);
}
}  // namespace antipode::counting

#endif
