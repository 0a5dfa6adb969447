#include "base/target_region.h"
#include "explore/count/locate.h"

#if ANTIPODE_X86

#include <immintrin.h>

ANTIPODE_TARGET_BEGIN("avx2")

namespace antipode::counting {
namespace {

__m256i four_corners(const std::vector<PackedCorners>& list, std::size_t first) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(list.data() + first));
}

// Seven twists of each of four corner states, as one number to base 3.
__m256i twist_numbers(__m256i twists) {
    const __m256i pairs = _mm256_maddubs_epi16(twists, _mm256_set1_epi64x(0x0001030103010301));
    const __m256i fours = _mm256_madd_epi16(pairs, _mm256_set1_epi64x(0x02d9005100090001));
    return _mm256_add_epi32(fours, _mm256_srli_epi64(fours, 32));
}

}  // namespace

void Joints::locate_avx2(PackedCorners corners, Slot* slots) const {
    const __m256i turned = _mm256_set1_epi8(0x30);
    // The pieces of every second one are marked as those of the upper half.
    const __m256i middle =
        _mm256_or_si256(_mm256_set1_epi64x(static_cast<long long>(corners)),
                        _mm256_setr_epi64x(0, 0x0808080808080808, 0, 0x0808080808080808));
    for (std::size_t i = 0; i < base_.size(); i += 4) {
        const __m256i right  = four_corners(right_, i);
        const __m256i source = _mm256_shuffle_epi8(middle, right);
        const __m256i left   = _mm256_shuffle_epi8(four_corners(left_, i), source);
        const __m256i sum = _mm256_add_epi8(left, _mm256_add_epi8(_mm256_and_si256(source, turned),
                                                                  _mm256_and_si256(right, turned)));
        const __m256i index   = _mm256_and_si256(_mm256_srli_epi16(sum, 4), _mm256_set1_epi8(0x0f));
        const __m256i twists  = _mm256_shuffle_epi8(four_corners(sums_, i), index);
        const __m256i numbers = twist_numbers(twists);
        // The low halves of the four numbers, side by side.
        const __m128i low = _mm256_castsi256_si128(
            _mm256_permutevar8x32_epi32(numbers, _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6)));
        const __m128i base = _mm_loadu_si128(reinterpret_cast<const __m128i*>(base_.data() + i));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(slots + i), _mm_add_epi32(base, low));
    }
}

}  // namespace antipode::counting

ANTIPODE_TARGET_END

#else

namespace antipode::counting {
void Joints::locate_avx2(PackedCorners corners, Slot* slots) const { locate_plain(corners, slots); }
}  // namespace antipode::counting

#endif
