// The kernel of split_plain.h with vector instructions.
//
// Include this file only inside a target region with avx2 and bmi2
// (base/target_region.h), after <immintrin.h>, coordinates/split.h and every other
// header.
#pragma once

#include "cube/kernel/avx2.h"

namespace antipode::kernel {

struct Avx2Split {
    using Vector = __m256i;

    static Vector load(const Cube& c) { return Avx2::load(c); }
    static Cube   cube(Vector v) { return Avx2::cube(v); }
    static Vector compose(Vector a, Vector b) { return Avx2::compose(a, b); }

    static bool is_solved(Vector v) {
        return _mm256_movemask_epi8(_mm256_cmpeq_epi8(v, Avx2::load(solved))) == -1;
    }

    static std::uint32_t corner_split(const split::Tables& tables, Vector v) {
        const __m128i corners = _mm256_extracti128_si256(v, 1);
        const __m128i pieces  = _mm_and_si128(corners, _mm_set1_epi8(0x0f));
        const __m128i tetrads = _mm_shuffle_epi8(load(tables.tetrad_bits), pieces);
        const auto    mask    = static_cast<std::uint32_t>(_mm_movemask_epi8(tetrads)) & 0xff;
        return tables.rank_of_four_in_eight[mask] * split::twists + twist(corners);
    }

    static split::Place edges(const split::Tables& tables, Vector v, std::size_t symmetry,
                              const split::Bytes& slots) {
        const __m128i flip   = _mm_set1_epi8(split::flip_bit);
        const __m128i edges  = _mm256_castsi256_si128(v);
        const __m128i frame  = load(slots);
        const __m128i pieces = _mm_xor_si128(_mm_shuffle_epi8(load(tables.pieces[symmetry]), edges),
                                             _mm_and_si128(edges, flip));
        const __m128i bits =
            _mm_xor_si128(_mm_shuffle_epi8(pieces, frame), _mm_and_si128(frame, flip));
        const std::uint32_t first  = mask(bits);
        const std::uint32_t second = mask(_mm_slli_epi16(bits, 1));
        const std::uint32_t flips  = mask(_mm_slli_epi16(bits, 3));
        const std::uint32_t rest   = _pext_u32(second, ~first & 0xfff);
        return {.edges = tables.rank_of_four_in_twelve[first]
                         + std::uint32_t{tables.rank_of_four_in_eight[rest]},
                .flips = flips & ((1U << split::all_flips) - 1)};
    }

private:
    static __m128i load(const split::Bytes& bytes) {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(bytes.data()));
    }

    static std::uint32_t mask(__m128i bits) {
        return static_cast<std::uint32_t>(_mm_movemask_epi8(bits)) & 0xfff;
    }

    // Twists as digits in base 3. Weights must fit in seven bits, so the
    // last two digits are added by themselves.
    static std::uint32_t twist(__m128i corners) {
        const __m128i digits  = _mm_and_si128(_mm_srli_epi16(corners, 4), _mm_set1_epi8(3));
        const __m128i weights = _mm_setr_epi8(1, 3, 9, 27, 81, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        const __m128i sums = _mm_madd_epi16(_mm_maddubs_epi16(digits, weights), _mm_set1_epi16(1));
        const auto    low  = static_cast<std::uint64_t>(_mm_cvtsi128_si64(sums));
        const auto    each = static_cast<std::uint64_t>(_mm_cvtsi128_si64(digits));
        return static_cast<std::uint32_t>(low) + static_cast<std::uint32_t>(low >> 32)
               + 243 * static_cast<std::uint32_t>(each >> 40 & 3)
               + 729 * static_cast<std::uint32_t>(each >> 48 & 3);
    }
};

}  // namespace antipode::kernel
