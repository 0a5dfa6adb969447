// The primitives of plain.h with 256-bit registers: one byte shuffle moves all
// 20 pieces at once.
//
// Include this file only inside a target region (base/target_region.h), after
// <immintrin.h>, cube/cube.h and every other header.
#pragma once

namespace antipode::kernel {

struct Avx2 {
    static constexpr const char* name = "avx2";

    static Cube compose(const Cube& a, const Cube& b) { return cube(compose(load(a), load(b))); }

    static __m256i load(const Cube& c) {
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(&c));
    }
    static Cube cube(__m256i v) {
        Cube result;
        _mm256_store_si256(reinterpret_cast<__m256i*>(&result), v);
        return result;
    }

    // The shuffle reads only the low four bits of b, which name the source slot.
    // It brings a's piece and orientation along; b's orientation is then added.
    // A sum that reaches the modulus (2 flips, 3 twists) is brought back: minus
    // the modulus it is the smaller of the two, otherwise it wraps to above 127.
    static __m256i compose(__m256i a, __m256i b) {
        const __m256i moved           = _mm256_shuffle_epi8(a, b);
        const __m256i own_orientation = _mm256_and_si256(b, _mm256_set1_epi8(0x30));
        const __m256i sum             = _mm256_add_epi8(moved, own_orientation);
        return _mm256_min_epu8(sum, _mm256_sub_epi8(sum, orientation_modulus()));
    }

    static Cube negate_twists(const Cube& a) { return cube(negate_twists(load(a))); }

    // Twist t becomes (modulus - t) mod 3; only the corner lane is touched.
    static __m256i negate_twists(__m256i a) {
        const __m256i corner_lane = _mm256_setr_m128i(_mm_setzero_si128(), _mm_set1_epi8(0x30));
        const __m256i twists      = _mm256_and_si256(a, corner_lane);
        const __m256i negated     = _mm256_sub_epi8(orientation_modulus(), twists);
        const __m256i brought_back =
            _mm256_andnot_si256(_mm256_cmpeq_epi8(negated, orientation_modulus()), negated);
        return _mm256_or_si256(_mm256_andnot_si256(corner_lane, a),
                               _mm256_and_si256(brought_back, corner_lane));
    }

    static Cube inverse(const Cube& a) { return cube(inverse(load(a))); }

    // A register cannot scatter bytes, so every slot is offered to all pieces:
    // the piece that sits there takes its number. Twelve rounds for both orbits.
    static __m256i inverse(__m256i a) {
        const __m256i identity = load(solved);
        const __m256i pieces   = _mm256_and_si256(a, _mm256_set1_epi8(0x0f));
        __m256i       homes = _mm256_and_si256(identity, _mm256_cmpgt_epi8(identity, last_edge()));
        for (char slot = 0; slot < static_cast<char>(edge_count); ++slot) {
            const __m256i number  = _mm256_set1_epi8(slot);
            const __m256i sitting = _mm256_shuffle_epi8(pieces, number);
            const __m256i taken   = _mm256_cmpeq_epi8(sitting, identity);
            homes                 = _mm256_or_si256(homes, _mm256_and_si256(taken, number));
        }
        const __m256i turned =
            _mm256_and_si256(_mm256_shuffle_epi8(a, homes), _mm256_set1_epi8(0x30));
        return negate_twists(_mm256_or_si256(homes, turned));
    }

private:
    static __m256i last_edge() { return _mm256_set1_epi8(edge_count - 1); }
    static __m256i orientation_modulus() {
        return _mm256_setr_m128i(_mm_set1_epi8(0x20), _mm_set1_epi8(0x30));
    }
};

}  // namespace antipode::kernel
