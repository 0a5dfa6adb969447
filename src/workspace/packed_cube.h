// A position in 20 bytes, as it is kept in files: the twelve edges and the eight
// corners, each as Cubie::bits().
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "cube/cube.h"

namespace antipode::workspace {

using PackedCube = std::array<std::uint8_t, edge_count + corner_count>;

PackedCube pack(const Cube& cube);

// Nothing when the bytes are no position: what comes from a file may be anything.
std::optional<Cube> unpack(std::span<const std::uint8_t> bytes);

}  // namespace antipode::workspace
