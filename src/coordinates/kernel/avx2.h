// The primitives of plain.h, straight from the registers that hold the cube.
//
// Include this file only inside a target region for avx2 and bmi2, after
// <immintrin.h> and every other header.
#pragma once

#include "cube/kernel/avx2.h"

namespace antipode::kernel {

struct Avx2Coordinates {
    using Vector = __m256i;

    static Vector load(const Cube& c) { return Avx2::load(c); }
    static Cube   cube(Vector v) { return Avx2::cube(v); }
    static Vector compose(Vector a, Vector b) { return Avx2::compose(a, b); }
    // As far as the orders of pieces are concerned; orientations are not to be read.
    static Vector compose_pieces(Vector a, Vector b) { return _mm256_shuffle_epi8(a, b); }

    static PackedPieces packed(Vector v, std::uint32_t note) {
        const __m128i edges = _mm256_castsi256_si128(v);
        const auto    low   = static_cast<std::uint64_t>(_mm_cvtsi128_si64(edges));
        const auto    high  = static_cast<std::uint32_t>(_mm_extract_epi32(edges, 2));
        return {{static_cast<std::uint32_t>(_pext_u64(low, edge_fields)),
                 _pext_u32(high, static_cast<std::uint32_t>(edge_fields)) | note << 16,
                 fields(_mm_cvtsi128_si64(_mm256_extracti128_si256(v, 1)))}};
    }
    static Vector unpacked(const PackedPieces& packed) {
        const __m128i edges = _mm_set_epi64x(
            static_cast<std::int64_t>(_pdep_u64(packed.words[1] & 0xffff, edge_fields)),
            static_cast<std::int64_t>(_pdep_u64(packed.words[0], edge_fields)));
        const __m128i corners =
            _mm_cvtsi64_si128(static_cast<std::int64_t>(_pdep_u64(packed.words[2], piece_fields)));
        return _mm256_set_m128i(corners, edges);
    }

    // Bit 4 of an edge byte is its flip, bit 3 is set for slice edges; shifted to
    // the top of their bytes they are what movemask collects.
    static std::uint32_t flip_slice(Vector v) {
        const __m128i       edges = _mm256_castsi256_si128(v);
        const std::uint32_t flips = top_bits(_mm_slli_epi16(edges, 3)) & (EdgeFlip::size - 1);
        const std::uint32_t slots = top_bits(_mm_slli_epi16(edges, 4)) & 0xfff;
        return SlicePlace::of_slots(slots).value() * EdgeFlip::size + flips;
    }

    // Seven digits in base 3, by two rounds of multiply and add.
    static std::uint32_t twist(Vector v) {
        const __m128i corners = _mm256_extracti128_si256(v, 1);
        const __m128i digits  = _mm_and_si128(_mm_srli_epi16(corners, 4), _mm_set1_epi8(3));
        const __m128i pairs   = _mm_maddubs_epi16(
              digits, _mm_setr_epi8(1, 3, 1, 3, 1, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0));
        const __m128i fours = _mm_madd_epi16(pairs, _mm_setr_epi16(1, 9, 81, 729, 0, 0, 0, 0));
        return static_cast<std::uint32_t>(_mm_cvtsi128_si32(fours) + _mm_extract_epi32(fours, 1));
    }

    static std::uint32_t corners(Vector v) {
        return order_of_eight(fields(_mm_cvtsi128_si64(_mm256_extracti128_si256(v, 1))));
    }
    static std::uint32_t rim(Vector v) {
        return order_of_eight(fields(_mm_cvtsi128_si64(_mm256_castsi256_si128(v))));
    }
    static std::uint32_t slice(Vector v) {
        const auto bytes =
            static_cast<std::uint32_t>(_mm_extract_epi32(_mm256_castsi256_si128(v), 2));
        return order_of_four(_pext_u32(bytes, 0x03030303));
    }

private:
    static constexpr std::uint64_t edge_fields  = 0x0f0f0f0f0f0f0f0f;
    static constexpr std::uint64_t piece_fields = 0x0707070707070707;

    static std::uint32_t top_bits(__m128i bytes) {
        return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
    }
    static std::uint32_t fields(std::int64_t bytes) {
        return static_cast<std::uint32_t>(
            _pext_u64(static_cast<std::uint64_t>(bytes), piece_fields));
    }
};

}  // namespace antipode::kernel
