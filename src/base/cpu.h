// Which instruction sets this processor has, asked once at run time.
#pragma once

#include "base/target_region.h"

namespace antipode {

struct Cpu {
    bool avx2 = false;
    bool bmi2 = false;
    // The parts that every processor with AVX-512 has but the first ones.
    bool avx512 = false;
    // Permutations of single bytes, and products of bytes with matrices of bits.
    bool byte_matrices = false;
};

inline const Cpu& cpu() {
#if ANTIPODE_X86
    static const Cpu detected = {.avx2   = __builtin_cpu_supports("avx2") != 0,
                                 .bmi2   = __builtin_cpu_supports("bmi2") != 0,
                                 .avx512 = __builtin_cpu_supports("avx512bw") != 0
                                           && __builtin_cpu_supports("avx512dq") != 0
                                           && __builtin_cpu_supports("avx512vl") != 0,
                                 .byte_matrices = __builtin_cpu_supports("avx512vbmi") != 0
                                                  && __builtin_cpu_supports("avx512vl") != 0
                                                  && __builtin_cpu_supports("gfni") != 0};
#else
    static const Cpu detected = {};
#endif
    return detected;
}

}  // namespace antipode
