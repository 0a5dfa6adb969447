// The first half of a word, which waits until there are many with neighbouring marks.
//
// Its 32 bytes are those of a Cube, where the slots that no piece uses hold the rest.
#pragma once

#include <array>
#include <cstdint>

#include "cube/cube.h"

namespace antipode::coset {

struct alignas(32) FirstHalf {
    std::array<std::uint8_t, 12> edges;
    std::uint32_t                place;  // of its marks in an index (mark_index.h)
    std::array<std::uint8_t, 8>  corners;
    std::uint32_t                may_be_next;  // faces that a second half may begin with
    std::uint32_t                unused;
};
static_assert(sizeof(FirstHalf) == sizeof(Cube));

}  // namespace antipode::coset
