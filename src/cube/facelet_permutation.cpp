#include "cube/facelet_permutation.h"

#include <cassert>

namespace antipode {
namespace {

static_assert([] {
    for (std::size_t facelet = 0; facelet < facelet_count; ++facelet)
        if (!is_centre(facelet) && facelet_of(point_of(facelet)) != facelet) return false;
    return true;
}());

// The sticker that counts orientations lands `orientation` stickers further on.
template <std::size_t stickers, std::size_t pieces>
void add_images(const Orbit&                                                  orbit,
                const std::array<std::array<std::uint8_t, stickers>, pieces>& facelets,
                std::vector<Point>&                                           images) {
    for (std::size_t slot = 0; slot < pieces; ++slot)
        for (std::size_t k = 0; k < stickers; ++k) {
            const std::size_t from = facelets[orbit[slot].piece()][k];
            const std::size_t to   = facelets[slot][(k + orbit[slot].orientation()) % stickers];
            images[point_of(from)] = point_of(to);
        }
}

}  // namespace

Permutation facelet_permutation(const Cube& cube) {
    std::vector<Point> images(sticker_count);
    add_images(cube.corners, corner_facelets, images);
    add_images(cube.edges, edge_facelets, images);
    return Permutation(std::move(images));
}

Cube cube_from(const Permutation& permutation) {
    FaceletMap map{};
    for (std::size_t facelet = 0; facelet < facelet_count; ++facelet)
        map[facelet] = static_cast<std::uint8_t>(
            is_centre(facelet) ? facelet : facelet_of(permutation[point_of(facelet)]));
    const Cube cube = cube_of(map);
    assert(facelet_permutation(cube) == permutation && "stickers move as whole pieces");
    return cube;
}

}  // namespace antipode
