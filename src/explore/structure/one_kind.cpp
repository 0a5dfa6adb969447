#include "explore/structure/one_kind.h"

#include "cube/validity.h"

namespace antipode::structure {

Cube made_reachable(const Cube& cube, PieceKind counting) {
    Cube reachable = cube;
    if (corner_parity(cube) != edge_parity(cube)) {
        auto& others = counting == PieceKind::corner ? reachable.edges : reachable.corners;
        std::swap(others[0], others[1]);
    }
    return reachable;
}

PartialFacelets stickers_of(const Cube& cube, PieceKind counting) {
    PartialFacelets stickers(facelets_of(cube));
    const auto      clear = [&](const auto& facelets) {
        for (const auto& piece : facelets)
            for (const std::uint8_t facelet : piece) stickers.clear(facelet);
    };
    if (counting == PieceKind::corner)
        clear(edge_facelets);
    else
        clear(corner_facelets);
    return stickers;
}

}  // namespace antipode::structure
