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

Permutation centred_permutation(const CentredCube& cube) {
    std::vector<Point> images(centred_point_count);
    add_images(cube.cube.corners, corner_facelets, images);
    add_images(cube.cube.edges, edge_facelets, images);
    for (Face f : all_faces)
        for (unsigned t = 0; t < 4; ++t)
            images[sticker_count + 4 * index(f) + t] =
                static_cast<Point>(sticker_count + 4 * index(f) + (t + cube.twists[f]) % 4);
    return Permutation(std::move(images));
}

CentredCube centred_cube_from(const Permutation& permutation, CentreSet counted) {
    std::vector<Point> stickers;
    for (Point point = 0; point < sticker_count; ++point) stickers.push_back(permutation[point]);
    CentredCube cube = {cube_from(Permutation(std::move(stickers))), {}, counted};
    for (Face f : all_faces) {
        const std::size_t home = sticker_count + 4 * index(f);
        cube.twists.set(f, static_cast<unsigned>(permutation[static_cast<Point>(home)] - home));
    }
    return cube;
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
