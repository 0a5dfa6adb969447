#include "workspace/position_facts.h"

#include <algorithm>
#include <cstring>

#include "cube/kernel/conjugates.h"
#include "cube/symmetry_class.h"
#include "cube/validity.h"
#include "workspace/packed_cube.h"

namespace antipode::workspace {
namespace {

using Images = std::array<Cube, Symmetry::count>;

// Compares like the packed bytes: the padding of a Cube is the same for all.
bool is_smaller(const Cube& a, const Cube& b) { return std::memcmp(&a, &b, sizeof(Cube)) < 0; }

// Most positions have no symmetry whatever, and finding that out is most of the work.
std::string label_of(const Cube& cube, const Images& images) {
    const Cube back = inverse(cube);
    for (std::size_t s = 1; s < images.size(); ++s)
        if (images[s] == cube || images[s] == back) return symmetry_label(cube);
    return cube == back ? symmetry_label(cube) : "C1";
}

ClassKey key_of(const Cube& cube) {
    const PackedCube packed = pack(cube);
    return {packed.begin(), packed.end()};
}

ClassKey key_of(const CentredCube& cube) {
    ClassKey       key    = key_of(cube.cube);
    const unsigned twists = cube.twists.bits();
    key.push_back(static_cast<std::uint8_t>(cube.counted.bits()));
    key.push_back(static_cast<std::uint8_t>(twists >> 8));
    key.push_back(static_cast<std::uint8_t>(twists & 255));
    return key;
}

ClassKey smallest_key(const CentredCube& cube) {
    ClassKey smallest = key_of(cube);
    for (const Symmetry s : all_symmetries)
        smallest = std::min(smallest, key_of(conjugate(cube, s)));
    return smallest;
}

PositionFacts facts_of_plain(const Cube& cube) {
    Images images;
    Images inverse_images;
    kernel::conjugate_all(cube, images);
    kernel::conjugate_all(inverse(cube), inverse_images);
    const Cube class48 = *std::ranges::min_element(images, is_smaller);
    const Cube of_back = *std::ranges::min_element(inverse_images, is_smaller);
    return {.class48         = key_of(class48),
            .class96         = key_of(std::min(class48, of_back, is_smaller)),
            .label           = label_of(cube, images),
            .is_self_inverse = is_self_inverse(cube),
            .is_reachable    = is_reachable(cube)};
}

}  // namespace

// Lists are long, and nearly all their cubes plain.
PositionFacts facts_of(const CentredCube& cube) {
    if (cube.counted.empty()) return facts_of_plain(cube.cube);
    const CentredCube back = inverse(cube);
    PositionFacts     facts;
    facts.class48         = smallest_key(cube);
    facts.class96         = std::min(facts.class48, smallest_key(back));
    facts.label           = symmetry_label(symmetries_of(cube), antisymmetries_of(cube));
    facts.is_self_inverse = cube == back;
    facts.is_reachable    = is_reachable(cube);
    return facts;
}

}  // namespace antipode::workspace
