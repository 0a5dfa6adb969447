#include "workspace/position_facts.h"

#include <algorithm>
#include <cstring>

#include "cube/kernel/conjugates.h"
#include "cube/symmetry_class.h"
#include "cube/validity.h"

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

}  // namespace

PositionFacts facts_of(const Cube& cube) {
    Images images;
    Images inverse_images;
    kernel::conjugate_all(cube, images);
    kernel::conjugate_all(inverse(cube), inverse_images);
    const Cube class48 = *std::ranges::min_element(images, is_smaller);
    const Cube of_back = *std::ranges::min_element(inverse_images, is_smaller);
    return {.class48         = pack(class48),
            .class96         = pack(std::min(class48, of_back, is_smaller)),
            .label           = label_of(cube, images),
            .is_self_inverse = is_self_inverse(cube),
            .is_reachable    = is_reachable(cube)};
}

}  // namespace antipode::workspace
