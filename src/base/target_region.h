// Compiles a region of a file for a richer instruction set than the rest.
//
//     #include <…>                       // everything else first
//     ANTIPODE_TARGET_BEGIN("avx2")
//     …functions using AVX2 intrinsics…
//     ANTIPODE_TARGET_END
//
// Per-file compiler flags would do the same, but then inline functions of
// common headers could be emitted with AVX2 code and picked by the linker for
// machines without it. A region keeps that from happening.
#pragma once

#define ANTIPODE_PRAGMA(text) _Pragma(#text)

#if defined(__clang__)
#define ANTIPODE_TARGET_BEGIN(isa) \
    ANTIPODE_PRAGMA(clang attribute push(__attribute__((target(isa))), apply_to = function))
#define ANTIPODE_TARGET_END ANTIPODE_PRAGMA(clang attribute pop)
#else
#define ANTIPODE_TARGET_BEGIN(isa) \
    ANTIPODE_PRAGMA(GCC push_options) ANTIPODE_PRAGMA(GCC target(isa))
#define ANTIPODE_TARGET_END ANTIPODE_PRAGMA(GCC pop_options)
#endif

// Whether vector kernels for x86-64 exist in this build at all.
#if defined(__x86_64__)
#define ANTIPODE_X86 1
#else
#define ANTIPODE_X86 0
#endif
