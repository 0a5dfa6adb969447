#include "explore/structure/relations.h"

#include <bit>

#include "cube/algebra.h"
#include "cube/kernel/conjugates.h"

namespace antipode::structure {
namespace {

using Words = std::array<std::uint64_t, 2>;

Words words_of(const Orbit& half) { return std::bit_cast<Words>(half); }

void compare_images(ImageRelations& relations, const Cube& side, PieceKind kind, bool inverts,
                    const Words& self) {
    std::array<Cube, Symmetry::count> images;
    kernel::conjugate_all(side, images);
    for (Symmetry s : all_symmetries) {
        const Words       image = words_of(kind == PieceKind::corner ? images[s.index()].corners
                                                                     : images[s.index()].edges);
        const std::size_t at    = Isomorphism(s, inverts).index();
        relations.same[at]      = image == self;
        relations.less[at]      = image < self;
    }
}

}  // namespace

bool comes_before(const Orbit& a, const Orbit& b) { return words_of(a) < words_of(b); }

ImageRelations relations_of(const Orbit& half, PieceKind kind) {
    Cube cube;
    (kind == PieceKind::corner ? cube.corners : cube.edges) = half;
    ImageRelations relations;
    compare_images(relations, cube, kind, false, words_of(half));
    compare_images(relations, inverse(cube), kind, true, words_of(half));
    return relations;
}

ImageRelations relations_of(CentreTwists twists) {
    ImageRelations relations;
    for (Symmetry s : all_symmetries)
        for (const bool inverts : {false, true}) {
            const CentreTwists seen = image(s, inverts ? inverse(twists) : twists);
            const std::size_t  at   = Isomorphism(s, inverts).index();
            relations.same[at]      = seen == twists;
            relations.less[at]      = seen.bits() < twists.bits();
        }
    return relations;
}

Cube isomorph(const Cube& cube, Isomorphism isomorphism) {
    const Cube seen = conjugate(cube, isomorphism.symmetry());
    return isomorphism.inverts() ? inverse(seen) : seen;
}

CentredCube isomorph(const CentredCube& cube, Isomorphism isomorphism) {
    const CentredCube seen = conjugate(cube, isomorphism.symmetry());
    return isomorphism.inverts() ? inverse(seen) : seen;
}

IsomorphismSet isomorphisms_of(const Cube& cube) {
    return relations_of(cube.corners, PieceKind::corner).same
           & relations_of(cube.edges, PieceKind::edge).same;
}

}  // namespace antipode::structure
