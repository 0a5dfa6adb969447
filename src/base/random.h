// A small, fast random generator whose stream never changes: the same seed
// gives the same cubes on every machine and in every release.
#pragma once

#include <cstdint>
#include <random>

namespace antipode {

// The increment and mixing constants are those of SplitMix64 (Steele, Lea and
// Flood, 2014): full period 2^64, passes BigCrush, one word of state.
class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    static Random from_device() {
        std::random_device device;
        return Random((std::uint64_t{device()} << 32) | device());
    }

    constexpr std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
        z               = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z               = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    // Uniform in 0..bound-1 without bias: draws above the last whole multiple
    // of `bound` are thrown away.
    constexpr std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t rejected = (0 - bound) % bound;  // 2^64 mod bound
        for (;;) {
            const std::uint64_t draw = next();
            if (draw >= rejected) return draw % bound;
        }
    }

private:
    std::uint64_t state_;
};

}  // namespace antipode
