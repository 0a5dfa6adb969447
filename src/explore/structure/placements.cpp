#include "explore/structure/placements.h"

#include <array>
#include <vector>

#include "cube/algebra.h"

namespace antipode::structure {
namespace {

using Images = std::array<std::uint16_t, most_placements>;

// The slot that a symmetry takes another one to: the one that holds its piece.
std::uint8_t moved_slot(const Orbit& symmetry, std::size_t slot) {
    std::uint8_t to = 0;
    while (symmetry[to].piece() != slot) ++to;
    return to;
}

// A slot of a conjugate depends on one slot of the position alone, so the others may
// be anything.
Placement conjugated(PieceKind kind, Symmetry symmetry, Placement placement) {
    Cube  cube            = solved;
    auto& orbit           = kind == PieceKind::corner ? cube.corners : cube.edges;
    orbit[placement.slot] = placement.cubie;
    const std::uint8_t to =
        moved_slot(orbit_of(symmetry_cubes[symmetry.index()], kind), placement.slot);
    return {.slot = to, .cubie = orbit_of(conjugate(cube, symmetry), kind)[to]};
}

Placement inverted(PieceKind kind, Placement placement) {
    const std::size_t turns = turns_of(kind);
    return {.slot  = static_cast<std::uint8_t>(placement.cubie.piece()),
            .cubie = Cubie(placement.slot, (turns - placement.cubie.orientation()) % turns)};
}

std::vector<Images> images_of_kind(PieceKind kind) {
    std::vector<Images> images(Isomorphism::count);
    for (std::size_t i = 0; i < Isomorphism::count; ++i)
        for (std::size_t number = 0; number < slots_of(kind) * placements_of_slot; ++number) {
            const Isomorphism isomorphism(i);
            const Placement   seen =
                conjugated(kind, isomorphism.symmetry(), placement_of(kind, number));
            images[i][number] = static_cast<std::uint16_t>(
                number_of(kind, isomorphism.inverts() ? inverted(kind, seen) : seen));
        }
    return images;
}

const std::vector<Images>& images_for(PieceKind kind) {
    static const std::array<std::vector<Images>, 2> images = {images_of_kind(PieceKind::corner),
                                                              images_of_kind(PieceKind::edge)};
    return images[static_cast<std::size_t>(kind)];
}

}  // namespace

std::size_t image_of(PieceKind kind, Isomorphism isomorphism, std::size_t number) {
    return images_for(kind)[isomorphism.index()][number];
}

PlacementSet image_of(PieceKind kind, Isomorphism isomorphism, const PlacementSet& set) {
    const Images& images = images_for(kind)[isomorphism.index()];
    PlacementSet  result;
    for (std::size_t number = 0; number < slots_of(kind) * placements_of_slot; ++number)
        if (set[number]) result[images[number]] = true;
    return result;
}

PlacementSet all_placements(PieceKind kind) {
    PlacementSet set;
    for (std::size_t number = 0; number < slots_of(kind) * placements_of_slot; ++number)
        set[number] = true;
    return set;
}

bool is_within(const Orbit& orbit, PieceKind kind, const PlacementSet& set) {
    for (std::size_t slot = 0; slot < slots_of(kind); ++slot) {
        const Placement placement{.slot = static_cast<std::uint8_t>(slot), .cubie = orbit[slot]};
        if (!set[number_of(kind, placement)]) return false;
    }
    return true;
}

}  // namespace antipode::structure
