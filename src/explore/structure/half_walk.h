// All ways to place the corners, or the edges, of a position as demanded.
//
//     const HalfWalk corners(PieceKind::corner, subgroup, demands);
//     FaceWatch      watch(demands.faces);
//     for (const HalfCover& start : corners.starts(100, {.watch = watch}))
//         corners.walk(start, {.watch = watch}, [&](const HalfCover& half) { return true; });
//
// Blocks of placements are set one after another, each into the first slot that is still
// empty. A branch is followed only if it can be completed (explore/structure/blocks.h
// knows) and no face is spoilt.
#pragma once

#include <bit>

#include "explore/structure/blocks.h"
#include "explore/structure/demands.h"

namespace antipode::structure {

struct HalfCover {
    Cover      cover = {};
    Orbit      orbit = orbit_at_home;
    FaceStates faces = {};
};

class HalfWalk {
public:
    HalfWalk(PieceKind kind, const IsomorphismSet& subgroup, const Demands& demands);

    // What one walk has to respect beyond placements and faces.
    struct Conditions {
        FaceWatch&          watch;
        ParitySet           parities = any_parity;
        const PlacementSet* allowed  = nullptr;
    };

    // How many halves there are, by parity, when only placements matter.
    std::array<std::uint64_t, 2> ways() const;
    std::uint64_t                ways(ParitySet parities) const;

    // Beginnings that have all halves together, at least so many if there are.
    std::vector<HalfCover> starts(std::size_t at_least, const Conditions& conditions) const;

    // Calls `visit` for every half that begins so, until it answers false.
    template <class Visit>
    bool walk(const HalfCover& half, const Conditions& conditions, const Visit& visit) const {
        if (is_whole(half)) return visit(half);
        return for_each_next(half, conditions,
                             [&](const HalfCover& next) { return walk(next, conditions, visit); });
    }

    bool is_whole(const HalfCover& half) const { return half.cover.slots == full_; }

    // The same for all covers with one block more.
    template <class Visit>
    bool for_each_next(const HalfCover& half, const Conditions& conditions,
                       const Visit& visit) const {
        for (const Step& step : steps_[half.cover.next_slot()]) {
            HalfCover next;
            if (can_take(half, step, conditions, next) && !visit(next)) return false;
        }
        return true;
    }

private:
    struct Step {
        Block                     block;
        std::vector<RuledSticker> stickers;
    };

    bool can_take(const HalfCover& half, const Step& step, const Conditions& conditions,
                  HalfCover& next) const;
    bool can_be_completed(const Cover& cover, ParitySet parities) const;

    PieceKind                                 kind_;
    std::uint16_t                             full_;
    Blocks                                    blocks_;
    Ways                                      ways_;
    std::array<std::vector<Step>, edge_count> steps_;
};

}  // namespace antipode::structure
