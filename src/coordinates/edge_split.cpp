#include "coordinates/edge_split.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "coordinates/frames.h"

namespace antipode::split {
namespace {

// One position for each slice split, without flips.
std::vector<Cube> all_slice_splits() {
    // The slots of a slice hold the pieces 0, 2, 4, 6, then 1, 3, 5, 7, then 8 to 11.
    constexpr std::array<std::uint8_t, edge_count> pieces = {0, 2, 4, 6, 1, 3, 5, 7, 8, 9, 10, 11};
    std::vector<Cube>                              cubes;
    std::array<std::uint8_t, edge_count>           slices = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2};
    do {
        std::array<std::size_t, 3> used = {0, 4, 8};
        Cube                       cube;
        for (std::size_t slot = 0; slot < edge_count; ++slot)
            cube.edges[slot] = Cubie(pieces[used[slices[slot]]++], 0);
        cubes.push_back(cube);
    } while (std::next_permutation(slices.begin(), slices.end()));
    return cubes;
}

std::uint32_t slices_of(const Cube& cube) { return edges_of(cube).edges; }

EdgeTables make_edge_tables() {
    Frames            frames(slice_splits);
    std::vector<Cube> representatives;
    for (const Cube& cube : all_slice_splits()) {
        if (frames.has(slices_of(cube))) continue;
        frames.add_class(cube, slices_of);
        representatives.push_back(cube);
    }
    assert(representatives.size() == edge_classes);
    return {std::move(frames.of), std::move(representatives), std::move(frames.stabilizers)};
}

std::uint32_t number(std::uint32_t edge_class, const Cube& in_frame) {
    return edge_class << all_flips | edges_of(in_frame).flips;
}

}  // namespace

const EdgeTables& edge_tables() {
    static const EdgeTables made = make_edge_tables();
    return made;
}

std::uint32_t edge_number_of(const Cube& cube) {
    const std::uint32_t frame = edge_tables().frames[slices_of(cube)];
    return number(frame / 64, conjugate(cube, Symmetry::from_index(frame % 64)));
}

std::vector<std::uint32_t> edge_numbers_of(const Cube& cube) {
    const std::uint32_t        frame    = edge_tables().frames[slices_of(cube)];
    const Cube                 in_frame = conjugate(cube, Symmetry::from_index(frame % 64));
    std::vector<std::uint32_t> found;
    for (const std::uint8_t s : edge_tables().stabilizers[frame / 64])
        found.push_back(number(frame / 64, conjugate(in_frame, Symmetry::from_index(s))));
    return found;
}

}  // namespace antipode::split
