// Placements that symmetries tie together, and how many positions they make.
//
//     const Blocks corners(PieceKind::corner, subgroup, all_placements(PieceKind::corner));
//     Ways(corners).total()(parity, twist)
//
// A block is the orbit of a placement under a subgroup of the isomorphisms: a position
// that the subgroup leaves as it is has all of a block or nothing of it. Blocks that
// would put two pieces into one slot, or one piece into two, are left out, and so are
// those with a placement that is not allowed. Positions are then the ways to cover all
// slots and all pieces with blocks, each once.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "explore/structure/placements.h"

namespace antipode::structure {

struct Block {
    std::uint16_t                     slots  = 0;  // bit i stands for slot i
    std::uint16_t                     pieces = 0;
    std::uint8_t                      turn   = 0;  // the sum of its orientations
    std::uint8_t                      size   = 0;
    std::array<Placement, edge_count> placements{};

    std::span<const Placement> members() const { return std::span(placements).first(size); }
};

class Blocks {
public:
    Blocks(PieceKind kind, const IsomorphismSet& subgroup, const PlacementSet& allowed);

    PieceKind kind() const { return kind_; }

    // The blocks that fill a slot.
    const std::vector<Block>& filling(std::size_t slot) const { return by_slot_[slot]; }

    std::uint16_t all_slots() const {
        return static_cast<std::uint16_t>((1U << slots_of(kind_)) - 1);
    }

private:
    PieceKind                                  kind_;
    std::array<std::vector<Block>, edge_count> by_slot_;
};

// What is covered so far, and what that says about the position.
struct Cover {
    std::uint16_t slots  = 0;
    std::uint16_t pieces = 0;
    std::uint8_t  turn   = 0;
    std::uint8_t  parity = 0;  // of the permutation

    bool has_room_for(const Block& block) const {
        return (slots & block.slots) == 0 && (pieces & block.pieces) == 0;
    }

    // Whether two placements are out of order is the sum, modulo 2, of whether their slots
    // and their pieces are: so the parity follows from the sets alone.
    Cover with(const Block& block, std::size_t turns) const;

    std::size_t next_slot() const { return static_cast<std::size_t>(std::countr_one(slots)); }
};

// How many positions of one kind of pieces have which parity and sum of orientations.
struct WayCount {
    static constexpr std::size_t                         most_turns = 3;
    std::array<std::array<std::uint64_t, most_turns>, 2> ways{};

    std::uint64_t operator()(std::size_t parity, std::size_t turn) const {
        return ways[parity][turn];
    }
};

// How many ways there are to cover what a cover leaves open, without going through
// them: what is left depends on the sets of slots and pieces alone, and few of them occur.
class Ways {
public:
    explicit Ways(const Blocks& blocks);

    WayCount total() const { return left(0, 0); }

    // Of a cover that blocks have made; nothing is left of any other.
    WayCount left(std::uint16_t slots, std::uint16_t pieces) const;

private:
    static constexpr std::uint32_t key(std::uint16_t slots, std::uint16_t pieces) {
        return std::uint32_t{slots} << 16 | pieces;
    }

    const WayCount& count(const Blocks& blocks, std::uint16_t slots, std::uint16_t pieces);

    std::unordered_map<std::uint32_t, WayCount> known_;
};

}  // namespace antipode::structure
