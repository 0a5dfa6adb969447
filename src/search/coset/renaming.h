// The 56 renamings x -> a (x + b) of eight pieces, over the field of eight elements.
//
// They take any two pieces to any two others, each pair in just one way. A renaming is
// written 8 * log a + b; 0 is the one that changes nothing.
#pragma once

#include <array>
#include <cstdint>

namespace antipode::coset {

using Renaming                        = std::uint8_t;
inline constexpr Renaming renamings   = 56;
inline constexpr Renaming no_renaming = 0;

namespace field {

// Polynomials over two elements modulo x^3 + x + 1; x generates all but 0.
inline constexpr auto powers = [] {
    std::array<std::uint8_t, 7> list{};
    unsigned                    power = 1;
    for (auto& each : list) {
        each  = static_cast<std::uint8_t>(power);
        power = power << 1 ^ ((power & 4) != 0 ? 0b1011U : 0U);
    }
    return list;
}();
inline constexpr auto logarithms = [] {
    std::array<std::uint8_t, 8> list{};
    for (std::uint8_t i = 0; i < 7; ++i) list[powers[i]] = i;
    return list;
}();

// a times x to the given power.
constexpr std::uint8_t scaled(unsigned a, unsigned log) {
    return a == 0 ? std::uint8_t{0} : powers[(logarithms[a] + log) % 7];
}

}  // namespace field

constexpr std::uint8_t renamed(Renaming k, unsigned piece) {
    return field::scaled(piece ^ (k % 8U), k / 8U);
}

// The renaming that takes `home` to `here`, two pieces each.
using TwoPieces = std::array<std::uint8_t, 2>;
constexpr Renaming renaming_between(const TwoPieces& home, const TwoPieces& here) {
    const unsigned log =
        (field::logarithms[here[0] ^ here[1]] + 7U - field::logarithms[home[0] ^ home[1]]) % 7U;
    const unsigned shift = field::scaled(here[0], 7U - log) ^ home[0];
    return static_cast<Renaming>(8U * log + shift);
}

// Where bit b of a byte comes from in k -> k k': x -> a (x + b) after x -> a' (x + b') is
// x -> a a' (x + b' + b / a').
constexpr std::uint8_t source_bit(Renaming other, unsigned bit) {
    return static_cast<std::uint8_t>(field::scaled(bit, 7U - other / 8U) ^ (other % 8U));
}

}  // namespace antipode::coset
