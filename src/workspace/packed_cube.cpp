#include "workspace/packed_cube.h"

namespace antipode::workspace {
namespace {

struct OrbitShape {
    std::size_t pieces;
    std::size_t orientations;
};

// Every piece once, every orientation possible.
bool unpack_orbit(std::span<const std::uint8_t> bytes, OrbitShape shape, Orbit& orbit) {
    unsigned seen = 0;
    for (std::size_t slot = 0; slot < shape.pieces; ++slot) {
        const std::size_t piece       = bytes[slot] & 15;
        const std::size_t orientation = bytes[slot] >> 4;
        if (piece >= shape.pieces || orientation >= shape.orientations) return false;
        seen |= 1U << piece;
        orbit[slot] = Cubie(piece, orientation);
    }
    return seen + 1 == 1U << shape.pieces;
}

}  // namespace

PackedCube pack(const Cube& cube) {
    PackedCube packed{};
    for (std::size_t slot = 0; slot < edge_count; ++slot) packed[slot] = cube.edges[slot].bits();
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        packed[edge_count + slot] = cube.corners[slot].bits();
    return packed;
}

std::optional<Cube> unpack(std::span<const std::uint8_t> bytes) {
    if (bytes.size() != std::tuple_size_v<PackedCube>) return std::nullopt;
    Cube cube;
    if (!unpack_orbit(bytes.first(edge_count), {edge_count, 2}, cube.edges)) return std::nullopt;
    if (!unpack_orbit(bytes.last(corner_count), {corner_count, 3}, cube.corners))
        return std::nullopt;
    return cube;
}

}  // namespace antipode::workspace
