// Code that runs on the processor and on a graphics card, written once.
//
//     ANTIPODE_ANYWHERE std::uint32_t doubled(std::uint32_t x) { return 2 * x; }
//
// What is marked so is compiled by both compilers, and tested on the processor. It keeps to what
// C++17 and both know: no exceptions, no containers, nothing of the standard library but numbers.
#pragma once

#include <cstdint>

#if defined(__CUDACC__)
#include <cuda/atomic>
#define ANTIPODE_ANYWHERE __host__ __device__ inline
#else
#include <atomic>
#define ANTIPODE_ANYWHERE inline
#endif

namespace antipode::anywhere {

#if defined(__CUDACC__)
template <class T>
using AtomicRef               = cuda::atomic_ref<T, cuda::thread_scope_device>;
inline constexpr auto relaxed = cuda::std::memory_order_relaxed;
inline constexpr auto acquire = cuda::std::memory_order_acquire;
inline constexpr auto release = cuda::std::memory_order_release;
#else
template <class T>
using AtomicRef               = std::atomic_ref<T>;
inline constexpr auto relaxed = std::memory_order_relaxed;
inline constexpr auto acquire = std::memory_order_acquire;
inline constexpr auto release = std::memory_order_release;
#endif

// Four bytes out of eight: byte i of the result is the one that nibble i of the selector names,
// 0..3 in `low`, 4..7 in `high`.
ANTIPODE_ANYWHERE std::uint32_t pick(std::uint32_t low, std::uint32_t high,
                                     std::uint32_t selector) {
#if defined(__CUDA_ARCH__)
    return __byte_perm(low, high, selector);
#else
    const std::uint64_t both   = std::uint64_t{high} << 32 | low;
    std::uint32_t       result = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const unsigned from = selector >> 4 * i & 7;
        result |= static_cast<std::uint32_t>(both >> 8 * from & 0xff) << 8 * i;
    }
    return result;
#endif
}

ANTIPODE_ANYWHERE std::uint32_t bits_set(std::uint32_t x) {
#if defined(__CUDA_ARCH__)
    return static_cast<std::uint32_t>(__popc(x));
#else
    return static_cast<std::uint32_t>(__builtin_popcount(x));
#endif
}

// The sum of the products of bytes, all below 128.
ANTIPODE_ANYWHERE std::uint32_t dot(std::uint32_t a, std::uint32_t b) {
#if defined(__CUDA_ARCH__)
    return __dp4a(a, b, 0U);
#else
    std::uint32_t sum = 0;
    for (unsigned shift = 0; shift < 32; shift += 8)
        sum += (a >> shift & 0xff) * (b >> shift & 0xff);
    return sum;
#endif
}

}  // namespace antipode::anywhere
