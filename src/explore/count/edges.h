// The edges of positions in the coset of one corner state: how they are kept, and
// how products of them become keys.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "cube/cube.h"

namespace antipode::counting {

// The edges of one position and its left descents: bit m is set if the position has
// a shortest word that begins with move m.
struct alignas(16) EdgeState {
    std::array<Cubie, edge_count> edges;
    std::uint32_t                 descents = 0;
};
static_assert(sizeof(EdgeState) == 16);

// Edges in 60 of 64 bits, five for each. Three groups of four edges, a b c:
//
//     bit   63 … 52       51 … 32   31 … 28   27 … 20        19 … 0
//           c, low 12     b         0         c, high 8      a
//
// as the vector kernels find it with fewest operations.
using Key = std::uint64_t;

constexpr Key key_of(const std::array<Cubie, edge_count>& edges) {
    std::array<Key, 3> groups{};
    for (std::size_t i = 0; i < edge_count; ++i)
        groups[i / 4] |= static_cast<Key>(edges[i].bits()) << (5 * (i % 4));
    const auto [a, b, c] = groups;
    return a | b << 32 | c << 52 | (c >> 12) << 20;
}

constexpr std::array<Cubie, edge_count> edges_of(Key key) {
    const std::array<Key, 3>      groups = {key & 0xfffff, key >> 32 & 0xfffff,
                                            key >> 52 | (key >> 20 & 0xff) << 12};
    std::array<Cubie, edge_count> edges{};
    for (std::size_t i = 0; i < edge_count; ++i) {
        const auto bits = static_cast<std::size_t>(groups[i / 4] >> (5 * (i % 4)) & 31);
        edges[i]        = Cubie(bits & 15, bits >> 4);
    }
    return edges;
}

inline Orbit padded(const std::array<Cubie, edge_count>& edges) {
    Orbit orbit = orbit_at_home;
    std::memcpy(orbit.data(), edges.data(), sizeof edges);
    return orbit;
}

}  // namespace antipode::counting
