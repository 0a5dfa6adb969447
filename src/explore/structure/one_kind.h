// Positions of which only the corners count, or only the edges.
//
// The others are home, and nobody looks at them: so their permutation may be odd, which
// turning alone cannot make. Symmetries, classes and numbers are those of the one kind.
#pragma once

#include "cube/partial_facelets.h"
#include "explore/cycles.h"

namespace antipode::structure {

constexpr PieceKind other_kind(PieceKind kind) {
    return kind == PieceKind::corner ? PieceKind::edge : PieceKind::corner;
}

// A position that turning reaches with the same pieces of this kind: where their
// permutation is odd, the first two of the others are exchanged, UR and UF or URF and UFL.
Cube made_reachable(const Cube& cube, PieceKind counting);

// Its stickers, without those of the others.
PartialFacelets stickers_of(const Cube& cube, PieceKind counting);

}  // namespace antipode::structure
