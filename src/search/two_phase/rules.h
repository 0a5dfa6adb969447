// What is to be solved: the pieces alone, or the twists of the centres as well.
//
// In H = <U, D, R2, L2, F2, B2> the centres of R F L B are turned by halves only, and each
// of these half turns exchanges two edges of the slice. So phase one must also make their
// twists even, and the parity of the slice that of their half turns: of the ways into H,
// one in 32 is a way to solve everything. A table tells early where that cannot be in time;
// without it most ways are rejected by a byte before any position is made.
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
        : entries_(centre_parity::entries_in(table.bytes())),
          appendix_(&centre_parity::appendix_in(table.bytes())) {}

    bool is_there() const { return entries_ != nullptr; }

    void prefetch(std::uint32_t entry) const { __builtin_prefetch(entries_ + entry); }
    centre_parity::WaySet within(std::uint32_t entry, unsigned more) const {
        return centre_parity::within(entries_[entry], more);
    }

    const centre_parity::CentreTurns&        turns() const { return appendix_->turns; }
    const centre_parity::CentredCompletions& completions() const { return appendix_->completions; }

    // For phase two, if all centres count.
    const CentreBounds* bounds(CentreSet counted) const {
        return is_there() && counted == all_centres ? &appendix_->bounds : nullptr;
    }

private:
    const centre_parity::Entry*    entries_  = nullptr;
    const centre_parity::Appendix* appendix_ = nullptr;
};

// Whether all sides count, so that their half turns have the parity of the slice in H.
constexpr bool all_sides_count(CentreSet counted) {
    return centre_parity::odd_sides(counted.bits()) == centre_parity::every_side;
}

// By the symmetry that takes a state to its representative, and the way of its side centres
// as seen there: all ways that will do as well, since centres that do not count may be odd or
// not. If a side does not count, it is all one whether the way is crossed.
using WaysThere =
    std::array<std::array<centre_parity::WaySet, centre_parity::ways>, AxisSymmetry::count>;

inline WaysThere ways_there(CentreSet counted) {
    using namespace centre_parity;
    WaysThere there{};
    for (std::size_t s = 0; s < AxisSymmetry::count; ++s) {
        const unsigned matters = all_sides_count(counted)
                                     ? ways - 1
                                     : image_of_sides(axis_symmetry(s), odd_sides(counted.bits()));
        const unsigned free    = (ways - 1) & ~matters;
        for (unsigned way = 0; way < ways; ++way)
            for (unsigned other = free;; other = (other - 1) & free) {
                there[s][way] |= WaySet{1} << ((way & matters) | other);
                if (other == 0) break;
            }
    }
    return there;
}

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
    if (!all_sides_count(counted)) return true;
    const unsigned inversions = slice / 6 + slice % 6 / 2 + slice % 2;
    return centre_parity::sum_of_sides(twists) / 2 == inversions % 2;
}

}  // namespace antipode::two_phase
