// What is to be solved: the pieces alone, or the twists of the centres as well.
//
// In H = <U, D, R2, L2, F2, B2> the centres of R F L B are turned by halves only, and each
// of these half turns exchanges two edges of the slice. So phase one must also make their
// twists even, and the parity of the slice that of their half turns: of the ways into H,
// one in 32 is a way to solve everything. A table tells early where the twists cannot become
// even in time; without it most ways are rejected by a byte before any position is made.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "cube/centres.h"
#include "tables/centre_parity.h"
#include "tables/completions.h"

namespace antipode::two_phase {

struct PlainRules {
    static constexpr bool with_centres = false;
};

struct CentredRules {
    static constexpr bool with_centres = true;
};

// The table of tables/centre_parity.h, if it is there.
class CentreParity {
public:
    CentreParity() = default;
    explicit CentreParity(const Table& table)
        : entries_(reinterpret_cast<const std::uint32_t*>(table.bytes().data())),
          bounds_(&centre_parity::bounds_in(table.bytes())) {}

    void prefetch(std::uint32_t i) const {
        if (entries_ != nullptr) __builtin_prefetch(entries_ + i);
    }
    // Without the table every way to be odd counts as near.
    centre_parity::WaySet within(std::uint32_t i, unsigned more) const {
        return centre_parity::within(entries_ == nullptr ? 0 : entries_[i], more);
    }

    // For phase two, if all centres count.
    const CentreBounds* bounds(CentreSet counted) const {
        return counted == all_centres ? bounds_ : nullptr;
    }

private:
    const std::uint32_t* entries_ = nullptr;
    const CentreBounds*  bounds_  = nullptr;
};

// By the symmetry that takes a state to its representative, and the side centres that are
// odd: the ways they may be odd there, since those that do not count may be either.
using WaysThere =
    std::array<std::array<centre_parity::WaySet, centre_parity::ways>, AxisSymmetry::count>;

inline WaysThere ways_there(CentreSet counted) {
    static constexpr auto images = [] {
        std::array<std::array<std::uint8_t, centre_parity::ways>, AxisSymmetry::count> all{};
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            for (unsigned way = 0; way < centre_parity::ways; ++way)
                all[s][way] =
                    static_cast<std::uint8_t>(centre_parity::image(axis_symmetry(s), way));
        return all;
    }();
    const unsigned matters = centre_parity::way_of(counted.bits());
    WaysThere      there{};
    for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
        for (unsigned odd = 0; odd < centre_parity::ways; ++odd)
            for (unsigned way = 0; way < centre_parity::ways; ++way)
                if (((odd ^ way) & matters) == 0)
                    there[s][odd] |= static_cast<centre_parity::WaySet>(1U << images[s][way]);
    return there;
}

// The centres that H turns by halves only: a bit for each face.
inline constexpr unsigned side_centres = 0b110110;

constexpr unsigned twist_bits(CentreSet counted) {
    unsigned bits = 0;
    for (Face f : all_faces)
        if (counted.has(f)) bits |= 3U << 2 * index(f);
    return bits;
}

// A turn brings at most one centre home.
constexpr unsigned twisted_centres(CentreTwists twists) {
    return static_cast<unsigned>(
        std::popcount((twists.bits() | twists.bits() >> 1) & low_twist_bits));
}

constexpr std::uint8_t oddly_turned(std::size_t turn) {
    const Move m = Move::from_index(turn);
    return m.turn() == Turn::half ? 0 : static_cast<std::uint8_t>(1U << index(m.face()));
}

// The centres that the turns of a completion leave twisted oddly.
inline constexpr auto oddly_turned_by_pair = [] {
    std::array<std::uint8_t, CompletionSteps::pairs> odd{};
    for (std::size_t pair = 0; pair < odd.size(); ++pair)
        odd[pair] = oddly_turned(pair / Move::count) ^ oddly_turned(pair % Move::count);
    return odd;
}();
inline constexpr auto oddly_turned_by_three = [] {
    std::array<std::uint8_t, CompletionSteps::threes> odd{};
    for (std::size_t three = 0; three < odd.size(); ++three)
        odd[three] = oddly_turned(three / CompletionSteps::pairs)
                     ^ oddly_turned_by_pair[three % CompletionSteps::pairs];
    return odd;
}();

// Whether half turns of the side centres and the order of the slice, a rank in
// lexicographic order, can come home together. Nothing is known if one does not count.
constexpr bool fits_slice(CentreTwists twists, CentreSet counted, std::uint32_t slice) {
    if ((counted.bits() & side_centres) != side_centres) return true;
    const unsigned halves = twists[Face::R] + twists[Face::F] + twists[Face::L] + twists[Face::B];
    const unsigned inversions = slice / 6 + slice % 6 / 2 + slice % 2;
    return halves / 2 % 2 == inversions % 2;
}

}  // namespace antipode::two_phase
