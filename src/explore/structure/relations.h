// How one half of a position, its corners or its edges, relates to its images.
//
//     const ImageRelations corners = relations_of(cube.corners, PieceKind::corner);
//     const ImageRelations edges   = relations_of(cube.edges, PieceKind::edge);
//     corners.same & edges.same        // the isomorphisms that leave the position as it is
//
// Isomorphisms act on corners and edges apart, so what they do to a position is known
// from what they do to its halves, and many positions share a half.
#pragma once

#include "cube/centres.h"
#include "cube/cube.h"
#include "explore/cycles.h"
#include "explore/theory/isomorphism_group.h"

namespace antipode::structure {

struct ImageRelations {
    IsomorphismSet same;  // the image equals the half
    IsomorphismSet less;  // the image comes before it
};

// By the fastest kernel the processor has; `less` is by an order of its own.
ImageRelations relations_of(const Orbit& half, PieceKind kind);

// Of the twists of the centres, which isomorphisms act on apart, too.
ImageRelations relations_of(CentreTwists twists);

// Whether one comes before another in that order.
bool comes_before(const Orbit& a, const Orbit& b);

// The position seen through an isomorphism.
Cube        isomorph(const Cube& cube, Isomorphism isomorphism);
CentredCube isomorph(const CentredCube& cube, Isomorphism isomorphism);

// The isomorphisms that leave it as it is.
IsomorphismSet isomorphisms_of(const Cube& cube);

}  // namespace antipode::structure
