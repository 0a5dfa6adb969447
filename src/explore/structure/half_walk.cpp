#include "explore/structure/half_walk.h"

#include <algorithm>

namespace antipode::structure {
namespace {

// Facelet k of a slot shows sticker k minus orientation of its piece.
template <std::size_t stickers, std::size_t pieces>
void add_stickers(const std::array<std::array<std::uint8_t, stickers>, pieces>& facelets,
                  Placement placement, FaceSet ruled, std::vector<RuledSticker>& list) {
    for (std::size_t k = 0; k < stickers; ++k) {
        const std::uint8_t facelet = facelets[placement.slot][k];
        if (!has_face(ruled, face_of(facelet))) continue;
        const std::size_t  turned  = (k + stickers - placement.cubie.orientation()) % stickers;
        const std::uint8_t sticker = facelets[placement.cubie.piece()][turned];
        list.push_back({.face   = static_cast<std::uint8_t>(facelet / cells_of_face),
                        .cell   = static_cast<std::uint8_t>(facelet % cells_of_face),
                        .colour = static_cast<std::uint8_t>(sticker / cells_of_face)});
    }
}

std::vector<RuledSticker> stickers_of(PieceKind kind, const Block& block, FaceSet ruled) {
    std::vector<RuledSticker> list;
    for (const Placement placement : block.members())
        if (kind == PieceKind::corner)
            add_stickers(corner_facelets, placement, ruled, list);
        else
            add_stickers(edge_facelets, placement, ruled, list);
    return list;
}

}  // namespace

HalfWalk::HalfWalk(PieceKind kind, const IsomorphismSet& subgroup, const Demands& demands)
    : kind_(kind), full_(0), blocks_(kind, subgroup, demands.allowed(kind)), ways_(blocks_) {
    full_               = blocks_.all_slots();
    const FaceSet ruled = demands.faces.ruled();
    for (std::size_t slot = 0; slot < slots_of(kind); ++slot)
        for (const Block& block : blocks_.filling(slot))
            steps_[slot].push_back({block, stickers_of(kind, block, ruled)});
}

std::array<std::uint64_t, 2> HalfWalk::ways() const {
    const WayCount total = ways_.total();
    return {total(0, 0), total(1, 0)};
}

std::uint64_t HalfWalk::ways(ParitySet parities) const {
    const auto each = ways();
    return ((parities & 1) != 0 ? each[0] : 0) + ((parities & 2) != 0 ? each[1] : 0);
}

bool HalfWalk::can_be_completed(const Cover& cover, ParitySet parities) const {
    const WayCount    left = ways_.left(cover.slots, cover.pieces);
    const std::size_t turn = (turns_of(kind_) - cover.turn) % turns_of(kind_);
    return ((parities & 1) != 0 && left(cover.parity, turn) != 0)
           || ((parities & 2) != 0 && left(cover.parity ^ 1U, turn) != 0);
}

bool HalfWalk::can_take(const HalfCover& half, const Step& step, const Conditions& conditions,
                        HalfCover& next) const {
    if (!half.cover.has_room_for(step.block)) return false;
    next.cover = half.cover.with(step.block, turns_of(kind_));
    if (!can_be_completed(next.cover, conditions.parities)) return false;
    if (conditions.allowed)
        for (const Placement placement : step.block.members())
            if (!(*conditions.allowed)[number_of(kind_, placement)]) return false;
    next.faces = half.faces;
    if (!conditions.watch.place(next.faces, step.stickers)) return false;
    next.orbit = half.orbit;
    for (const Placement placement : step.block.members())
        next.orbit[placement.slot] = placement.cubie;
    return true;
}

std::vector<HalfCover> HalfWalk::starts(std::size_t at_least, const Conditions& conditions) const {
    std::vector<HalfCover> starts = {HalfCover{.faces = conditions.watch.start()}};
    const auto             whole  = [this](const HalfCover& half) { return is_whole(half); };
    while (starts.size() < at_least && !std::ranges::all_of(starts, whole)) {
        std::vector<HalfCover> longer;
        const auto             keep = [&](const HalfCover& half) {
            longer.push_back(half);
            return true;
        };
        for (const HalfCover& half : starts)
            if (is_whole(half))
                keep(half);
            else
                for_each_next(half, conditions, keep);
        starts = std::move(longer);
    }
    return starts;
}

}  // namespace antipode::structure
