#include "explore/structure/blocks.h"

#include <bit>
#include <optional>

namespace antipode::structure {
namespace {

constexpr std::uint16_t bit(std::size_t number) { return static_cast<std::uint16_t>(1U << number); }

// Nothing if its placements exclude each other, or are not allowed.
std::optional<Block> block_of(PieceKind kind, std::size_t number,
                              std::span<const Isomorphism> subgroup, const PlacementSet& allowed) {
    Block        block;
    PlacementSet seen;
    for (const Isomorphism isomorphism : subgroup) {
        const std::size_t image = image_of(kind, isomorphism, number);
        if (seen[image]) continue;
        seen[image]               = true;
        const Placement placement = placement_of(kind, image);
        if (!allowed[image] || (block.slots & bit(placement.slot)) != 0
            || (block.pieces & bit(placement.cubie.piece())) != 0)
            return std::nullopt;
        block.slots |= bit(placement.slot);
        block.pieces |= bit(placement.cubie.piece());
        block.turn = static_cast<std::uint8_t>((block.turn + placement.cubie.orientation())
                                               % turns_of(kind));
        block.placements[block.size++] = placement;
    }
    return block;
}

// The ways to go on behind a step, each with the step.
void add(WayCount& sum, const WayCount& rest, const Cover& step, std::size_t turns) {
    for (std::size_t parity = 0; parity < 2; ++parity)
        for (std::size_t turn = 0; turn < turns; ++turn)
            sum.ways[parity ^ step.parity][(turn + step.turn) % turns] += rest.ways[parity][turn];
}

}  // namespace

Blocks::Blocks(PieceKind kind, const IsomorphismSet& subgroup, const PlacementSet& allowed)
    : kind_(kind) {
    const std::vector<Isomorphism> members = members_of(subgroup);
    for (std::size_t slot = 0; slot < slots_of(kind); ++slot)
        for (std::size_t at = 0; at < placements_of_slot; ++at)
            if (const auto block = block_of(kind, slot * placements_of_slot + at, members, allowed))
                by_slot_[slot].push_back(*block);
}

Cover Cover::with(const Block& block, std::size_t turns) const {
    Cover cover = *this;
    for (const Placement& placement : block.members()) {
        const std::size_t piece = placement.cubie.piece();
        const auto before = static_cast<std::uint16_t>(cover.slots & (bit(placement.slot) - 1));
        const auto below  = static_cast<std::uint16_t>(cover.pieces & (bit(piece) - 1));
        cover.parity ^=
            static_cast<std::uint8_t>((std::popcount(before) + std::popcount(below)) & 1);
        cover.slots |= bit(placement.slot);
        cover.pieces |= bit(piece);
    }
    cover.turn = static_cast<std::uint8_t>((turn + block.turn) % turns);
    return cover;
}

Ways::Ways(const Blocks& blocks) {
    known_[key(blocks.all_slots(), blocks.all_slots())].ways[0][0] = 1;
    count(blocks, 0, 0);
}

const WayCount& Ways::count(const Blocks& blocks, std::uint16_t slots, std::uint16_t pieces) {
    if (const auto known = known_.find(key(slots, pieces)); known != known_.end())
        return known->second;
    const std::size_t turns = turns_of(blocks.kind());
    const Cover       cover{.slots = slots, .pieces = pieces};
    WayCount          result;
    for (const Block& block : blocks.filling(cover.next_slot())) {
        if (!cover.has_room_for(block)) continue;
        const Cover next = cover.with(block, turns);
        add(result, count(blocks, next.slots, next.pieces), next, turns);
    }
    return known_.emplace(key(slots, pieces), result).first->second;
}

WayCount Ways::left(std::uint16_t slots, std::uint16_t pieces) const {
    const auto known = known_.find(key(slots, pieces));
    return known == known_.end() ? WayCount{} : known->second;
}

}  // namespace antipode::structure
