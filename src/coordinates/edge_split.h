// The edges of split.h by themselves, corners left out: their slices and all their
// flips, up to the 48 symmetries.
//
// The slices choose the symmetry (782 classes), the flips are read after it.
//
//     split::edge_number_of(cube)    // below split::edge_numbers
#pragma once

#include <cstdint>
#include <vector>

#include "coordinates/split.h"

namespace antipode::split {

inline constexpr std::uint32_t edge_classes = 782;
inline constexpr std::uint32_t edge_numbers = edge_classes << all_flips;

struct EdgeTables {
    // For each slice split its class, times 64, and the symmetry that takes it there.
    std::vector<std::uint32_t> frames;
    // By class: a position with its slices and no flips, and the symmetries that keep
    // these slices.
    std::vector<Cube>                      representatives;
    std::vector<std::vector<std::uint8_t>> stabilizers;
};

const EdgeTables& edge_tables();

// By the definition: conjugate, then read. The reference for the search.
std::uint32_t edge_number_of(const Cube& cube);

// All numbers of the same edges when their slices are symmetric; the first is
// edge_number_of().
std::vector<std::uint32_t> edge_numbers_of(const Cube& cube);

}  // namespace antipode::split
