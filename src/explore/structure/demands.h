// What a position must be like, as far as that can be said piece by piece and face by face.
#pragma once

#include "explore/structure/face_rules.h"
#include "explore/structure/placements.h"

namespace antipode::structure {

// Bit 0 stands for even permutations, bit 1 for odd ones.
using ParitySet = std::uint8_t;

inline constexpr ParitySet any_parity = 3;

struct Demands {
    PlacementSet corners    = all_placements(PieceKind::corner);
    PlacementSet edges      = all_placements(PieceKind::edge);
    ParitySet    parities   = any_parity;
    FaceRules    faces      = {};
    bool         continuous = false;

    const PlacementSet& allowed(PieceKind kind) const {
        return kind == PieceKind::corner ? corners : edges;
    }

    // Only those placements of the kind stay that the test is for.
    template <class Test>
    void keep(PieceKind kind, const Test& test) {
        PlacementSet& set = kind == PieceKind::corner ? corners : edges;
        for (std::size_t number = 0; number < most_placements; ++number)
            if (set[number] && !test(placement_of(kind, number))) set[number] = false;
    }

    // Whether they say anything about corners and edges together, but for the parity.
    bool join_the_halves() const { return faces.ruled() != 0 || continuous; }
};

}  // namespace antipode::structure
