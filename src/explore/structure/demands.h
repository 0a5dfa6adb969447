// What a position must be like, as far as that can be said piece by piece and face by face.
#pragma once

#include <optional>

#include "explore/structure/face_rules.h"
#include "explore/structure/parity_pairs.h"
#include "explore/structure/placements.h"

namespace antipode::structure {

struct Demands {
    PlacementSet corners    = all_placements(PieceKind::corner);
    PlacementSet edges      = all_placements(PieceKind::edge);
    ParityPairs  parities   = {};
    FaceRules    faces      = {};
    bool         continuous = false;
    // Each way to turn the six centres is a position of its own.
    bool with_centres = false;

    // Only this kind counts (explore/structure/one_kind.h), if one is named.
    std::optional<PieceKind> counting = std::nullopt;

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
