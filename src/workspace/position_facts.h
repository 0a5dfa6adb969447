// What a row keeps about its position beside the position itself: which class of
// isomorphs it is in, so that duplicates are found by one look into an index, and
// what statistics and lists show.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cube/centres.h"

namespace antipode::workspace {

// Which positions count as the same.
enum class Isomorphy : std::uint8_t {
    symmetry,   // images under the 48 symmetries
    inversion,  // those, and the images of the inverse: 96
};

// What tells classes apart: the bytes of a PackedCube, and where centres count three more
// for which of them do and how they are turned.
using ClassKey = std::vector<std::uint8_t>;

struct PositionFacts {
    ClassKey    class48;  // the smallest of the 48 images: equal for isomorphs
    ClassKey    class96;
    std::string label;  // symmetry_label()
    bool        is_self_inverse;
    bool        is_reachable;
};

PositionFacts facts_of(const CentredCube& cube);

}  // namespace antipode::workspace
