// The turns that may be made, as users name them.
//
//     Result<TurnSet> set = parse_turn_set("U R F2");
//     set->contains(Move(Face::F, Turn::clockwise))     // false: only F2 was named
//     to_text(*set) == "U R F2"
//
// The grammar: items with or without blanks and commas between them, all of it
// in angle brackets or not.
//
//     item = U | R | F | D | L | B      every turn of the face
//          | face "1"                   only clockwise
//          | face "2"                   only the half turn
//          | face "'" | face "3"        only counter-clockwise
//
// Searches for goals also take slices, M E S: a HandTurnSet has both. After a slice the cube
// is held in another way, so that the same names stand for other turns.
//
//     item = … | M | E | S              every turn of the slice
//          | slice "2"                  only its half turn
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "notation/maneuver.h"

namespace antipode {

class TurnSet {
public:
    // Bit m.index() stands for Move m, as in phase_one::TurnMask.
    using Mask = std::uint32_t;

    constexpr TurnSet() = default;
    static constexpr TurnSet from_mask(Mask mask) {
        TurnSet set;
        set.mask_ = mask & every_bit;
        return set;
    }
    static constexpr TurnSet every_turn() { return from_mask(every_bit); }

    constexpr Mask        mask() const { return mask_; }
    constexpr bool        is_empty() const { return mask_ == 0; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(mask_)); }
    constexpr bool        contains(Move m) const { return mask_ >> m.index() & 1; }
    constexpr bool contains(const TurnSet& other) const { return (other.mask_ & ~mask_) == 0; }
    bool           contains(const Moves& moves) const;
    constexpr void insert(Move m) { mask_ |= 1U << m.index(); }

    // In the order of Move::index().
    std::vector<Move> turns() const;

    friend constexpr bool operator==(TurnSet, TurnSet) = default;

private:
    static constexpr Mask every_bit = (Mask{1} << Move::count) - 1;

    Mask mask_ = 0;
};

// The turns that undo those of the set.
TurnSet inverse(TurnSet set);

Result<TurnSet> parse_turn_set(std::string_view text);

// What is printed parses back to the same set.
std::string to_text(TurnSet set);

// ---- with slices --------------------------------------------------------------------

inline constexpr std::array slice_grips = {Grip::M, Grip::E, Grip::S};

struct HandTurnSet {
    // Quarter turns come with both directions. Bit 3 i + t is turn t of slice_grips[i].
    using SliceMask = std::uint16_t;

    constexpr HandTurnSet() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): the faces alone are one too
    constexpr HandTurnSet(TurnSet face_turns) : faces(face_turns) {}

    TurnSet   faces;
    SliceMask slices = 0;

    bool                  is_empty() const { return faces.is_empty() && slices == 0; }
    bool                  contains(HandTurn slice) const { return (slices & bit(slice)) != 0; }
    void                  insert(HandTurn slice) { slices |= bit(slice); }
    std::vector<HandTurn> slice_turns() const;

    friend constexpr bool operator==(const HandTurnSet&, const HandTurnSet&) = default;

private:
    static SliceMask bit(HandTurn slice);
};

HandTurnSet every_hand_turn();
HandTurnSet turns_of_either(const HandTurnSet& a, const HandTurnSet& b);
HandTurnSet turns_of_both(const HandTurnSet& a, const HandTurnSet& b);

// As somebody says it who sees the cube so.
HandTurnSet image(Symmetry s, const HandTurnSet& turns);

// With slices, a face is permitted with all its turns or with its half turn.
Result<HandTurnSet> parse_hand_turn_set(std::string_view text);

std::string to_text(const HandTurnSet& turns);

}  // namespace antipode
