// Which parities the permutations of corners and edges may have together.
//
// In reachable positions they are the same. Where only one kind of pieces counts they may
// differ, since nobody looks at an exchange of two others.
#pragma once

#include <cstddef>
#include <cstdint>

#include "explore/cycles.h"

namespace antipode::structure {

// Bit 0 stands for even permutations, bit 1 for odd ones.
using ParitySet = std::uint8_t;

inline constexpr ParitySet any_parity = 3;

constexpr bool has_parity(ParitySet set, std::size_t parity) { return (set >> parity & 1) != 0; }

class ParityPairs {
public:
    constexpr bool has(std::size_t corners, std::size_t edges) const {
        return has_parity(corners_, corners) && has_parity(edges_, edges)
               && (corners == edges ? may_agree_ : may_differ_ && is_free_);
    }

    // Those of a kind that occur in a pair.
    constexpr ParitySet of(PieceKind kind) const {
        ParitySet set = 0;
        for (std::size_t parity = 0; parity < 2; ++parity)
            if (beside(kind, parity) != 0) set |= static_cast<ParitySet>(1U << parity);
        return set;
    }

    // Those that the other kind may have where this one has that parity.
    constexpr ParitySet beside(PieceKind kind, std::size_t parity) const {
        ParitySet set = 0;
        for (std::size_t other = 0; other < 2; ++other)
            if (kind == PieceKind::corner ? has(parity, other) : has(other, parity))
                set |= static_cast<ParitySet>(1U << other);
        return set;
    }

    constexpr void keep(PieceKind kind, ParitySet set) {
        (kind == PieceKind::corner ? corners_ : edges_) &= set;
    }
    constexpr void keep_agreeing() { may_differ_ = false; }
    constexpr void keep_differing() { may_agree_ = false; }

    // Only now there are pairs that differ.
    constexpr void set_free() { is_free_ = true; }

private:
    ParitySet corners_    = any_parity;
    ParitySet edges_      = any_parity;
    bool      may_agree_  = true;
    bool      may_differ_ = true;
    bool      is_free_    = false;
};

}  // namespace antipode::structure
