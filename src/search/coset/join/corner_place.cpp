#include "search/coset/join/corner_place.h"

#include <bit>

#include "cube/algebra.h"

namespace antipode::coset {
namespace {

// Some cube with the D corners in these slots.
Cube cube_with(std::uint32_t slots) {
    Cube        cube;
    std::size_t upper = 0;
    std::size_t lower = 4;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        cube.corners[slot] = Cubie((slots >> slot & 1) != 0 ? lower++ : upper++, 0);
    return cube;
}

}  // namespace

std::uint32_t CornerPlaces::slots_of_d(const Cube& cube) {
    std::uint32_t slots = 0;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        slots |= static_cast<std::uint32_t>(cube.corners[slot].piece() >= 4) << slot;
    return slots;
}

CornerPlaces::CornerPlaces() {
    std::vector<std::uint32_t> slots_of_set;
    for (std::uint32_t slots = 0; slots < number_of_.size(); ++slots) {
        if (std::popcount(slots) != 4) continue;
        number_of_[slots] = static_cast<std::uint8_t>(slots_of_set.size());
        slots_of_set.push_back(slots);
    }
    for (std::uint32_t set = 0; set < sets; ++set) {
        const Cube cube = cube_with(slots_of_set[set]);
        for (Move m : all_moves) set_after_[set][m.index()] = number_of_[slots_of_d(cube * m)];
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            set_image_[set][s] =
                number_of_[slots_of_d(conjugate(cube, symmetry(axis_symmetry(s))))];
    }
}

TwistSteps::TwistSteps() : after_(CornerTwist::size), image_(CornerTwist::size) {
    for (std::uint32_t twist = 0; twist < CornerTwist::size; ++twist) {
        const Cube cube = CornerTwist::representative(Index<CornerTwist>(twist));
        for (Move m : all_moves)
            after_[twist][m.index()] =
                static_cast<std::uint16_t>(CornerTwist::of(cube * m).value());
        for (std::size_t s = 0; s < AxisSymmetry::count; ++s)
            image_[twist][s] = static_cast<std::uint16_t>(
                CornerTwist::of(conjugate(cube, symmetry(axis_symmetry(s)))).value());
    }
}

}  // namespace antipode::coset
