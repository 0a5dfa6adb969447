// The tables behind lookups of positions in words, made from those of coordinates/split.h.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cube/cube.h"
#include "search/batch/walk.h"
#include "tables/optimal.h"

namespace antipode::batch {

struct Tables {
    explicit Tables(Metric metric);  // htm or qtm

    SmallTables                small{};
    std::vector<std::uint32_t> corner_frames;
    std::vector<std::uint32_t> edge_frames;
    std::vector<std::uint64_t> stabilizers;
    std::vector<std::uint8_t>  products;

    // What a table of this shape, which lies there, says.
    View view(const optimal::Shape& shape, std::span<const std::byte> content) const;
    // The same while it is filled.
    Canvas canvas(const optimal::Shape& shape, std::span<std::byte> content) const;
};

Words words_of(const Cube& cube);

}  // namespace antipode::batch
