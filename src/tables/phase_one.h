// Exact distances to H = <U, D, R2, L2, F2, B2>, with the turns that lead there.
//
// One 32-bit entry for each of 64430 x 2187 pairs (class of flips and slice
// places, corner twist as seen from the class' representative). Besides the
// distance an entry tells for each turn whether it goes nearer, stays as far,
// or goes farther, so that a search reads one entry per node instead of one
// per child.
//
// In face turns, the three turns of a face and "no turn" lead to four states
// that are one turn apart from each other, so their distances differ by at most
// one: either some turn goes nearer and none farther, or the other way round.
// One bit per face tells which, one bit per turn the rest:
//
//     bit  31..29 | 28..24   | 23..18               | 17..0
//          unused | distance | face has nearer turn | turn is a better one of its face
//
// In quarter turns there are two turns per face and no such law:
//
//     bit  31..29 | 28..24   | 23..12              | 11..0
//          unused | distance | turn is not farther | turn is nearer
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "coordinates/classes.h"
#include "notation/metric.h"
#include "tables/spec.h"

namespace antipode::phase_one {

inline constexpr std::uint64_t entry_count = std::uint64_t{FlipSlice::classes} * CornerTwist::size;
inline constexpr std::uint64_t bytes       = entry_count * sizeof(std::uint32_t);

// A set of turns; bit m.index() stands for Move m.
using TurnMask = std::uint32_t;

inline constexpr TurnMask every_turn    = (1U << Move::count) - 1;
inline constexpr TurnMask quarter_turns = 0b101'101'101'101'101'101;

constexpr unsigned distance(std::uint32_t entry) { return entry >> 24; }

namespace detail {

// Moves bit i of a six-bit number to bit `stride` * i, times `pattern`.
constexpr std::array<std::uint32_t, 64> make_spread(unsigned stride, std::uint32_t pattern) {
    std::array<std::uint32_t, 64> spread{};
    for (std::uint32_t bits = 0; bits < 64; ++bits)
        for (unsigned i = 0; i < 6; ++i)
            if (bits >> i & 1) spread[bits] |= pattern << (stride * i);
    return spread;
}

inline constexpr auto face_to_turns = make_spread(3, 0b111);

// Six bits, two per face, to the quarter turns of three faces.
constexpr std::array<std::uint32_t, 64> make_quarters() {
    std::array<std::uint32_t, 64> turns{};
    for (std::uint32_t bits = 0; bits < 64; ++bits)
        for (unsigned i = 0; i < 6; ++i)
            if (bits >> i & 1) turns[bits] |= 1U << (3 * (i / 2) + 2 * (i % 2));
    return turns;
}

inline constexpr auto pairs_to_turns = make_quarters();

constexpr TurnMask quarters(std::uint32_t twelve_bits) {
    return pairs_to_turns[twelve_bits & 63] | pairs_to_turns[twelve_bits >> 6 & 63] << 9;
}

}  // namespace detail

// How entries are made and read in each metric. useful(entry, slack): the turns
// worth making when `slack` more turns are left than the distance needs.
struct HalfTurns {
    static constexpr TurnMask turns  = every_turn;
    static constexpr Metric   metric = Metric::htm;

    static constexpr std::uint32_t encode(unsigned distance, TurnMask nearer, TurnMask level) {
        // Bit 3f of `any` tells whether face f has a nearer turn.
        const TurnMask      any = (nearer | nearer >> 1 | nearer >> 2) & 0b001'001'001'001'001'001;
        const TurnMask      gains   = any * 7;
        const std::uint32_t gaining = (any & 1) | (any >> 2 & 2) | (any >> 4 & 4) | (any >> 6 & 8)
                                      | (any >> 8 & 16) | (any >> 10 & 32);
        return (nearer & gains) | (level & ~gains) | gaining << 18 | distance << 24;
    }

    static constexpr TurnMask useful(std::uint32_t entry, unsigned slack) {
        const TurnMask gains = detail::face_to_turns[entry >> 18 & 63];
        if (slack == 0) return entry & gains;
        if (slack == 1) return (entry | gains) & every_turn;
        return every_turn;
    }
};

struct QuarterTurns {
    static constexpr TurnMask turns  = quarter_turns;
    static constexpr Metric   metric = Metric::qtm;

    static constexpr std::uint32_t encode(unsigned distance, TurnMask nearer, TurnMask level) {
        std::uint32_t entry = distance << 24;
        for (unsigned i = 0; i < 12; ++i) {
            const unsigned      turn      = 3 * (i / 2) + 2 * (i % 2);
            const std::uint32_t is_nearer = nearer >> turn & 1;
            entry |= is_nearer << i | (is_nearer | (level >> turn & 1)) << (12 + i);
        }
        return entry;
    }

    static constexpr TurnMask useful(std::uint32_t entry, unsigned slack) {
        if (slack == 0) return detail::quarters(entry);
        if (slack == 1) return detail::quarters(entry >> 12);
        return quarter_turns;
    }
};

// Published by Kociemba; the sum is 495 * 2048 * 2187.
inline constexpr std::uint64_t half_turn_histogram[] = {
    1, 4, 50, 592, 7156, 87236, 1043817, 12070278, 124946368, 821605960, 1199128738, 58202444, 476};

// Counted by this program; the sum is the same.
inline constexpr std::uint64_t quarter_turn_histogram[] = {
    1,       4,        34,        312,       2772,       24996,     225949,
    2017078, 17554890, 139132730, 758147361, 1182378518, 117594403, 14072};

Result<BuildEnd> build_half_turns(std::span<std::byte> out, const BuildContext& context,
                                  const TableSource&);
Result<BuildEnd> build_quarter_turns(std::span<std::byte> out, const BuildContext& context,
                                     const TableSource&);

// Of the 2 217 093 120 unreduced states, how many are at each distance.
std::vector<std::uint64_t> histogram(std::span<const std::byte> table, unsigned threads);

}  // namespace antipode::phase_one
