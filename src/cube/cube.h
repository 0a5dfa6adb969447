// A position of the cube: which piece sits in which slot, and how it is turned.
//
//     Cube cube = solved * move_cube(Move(Face::R, Turn::clockwise));
//     cube.corners[0].piece()        // which corner is at URF now
//
// A Cube is any way to put the 20 pieces together: the group the papers call G,
// twelve times as large as what turning reaches (is_reachable() tells).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cube/geometry.h"

namespace antipode {

// The piece in one slot, in one byte, so that a byte shuffle composes positions:
//
//     bit   7 6 | 5 4         | 3 2 1 0
//           0 0 | orientation | piece
//
// Corner orientation counts clockwise twists (0..2), edge orientation flips (0..1).
class Cubie {
public:
    constexpr Cubie() = default;
    constexpr Cubie(std::size_t piece, std::size_t orientation)
        : bits_(static_cast<std::uint8_t>(piece | orientation << 4)) {}

    constexpr std::size_t  piece() const { return bits_ & 15; }
    constexpr std::size_t  orientation() const { return bits_ >> 4; }
    constexpr std::uint8_t bits() const { return bits_; }

    friend constexpr bool operator==(Cubie, Cubie) = default;

private:
    std::uint8_t bits_ = 0;
};
static_assert(sizeof(Cubie) == 1);

using Orbit = std::array<Cubie, 16>;

inline constexpr Orbit orbit_at_home = [] {
    Orbit orbit;
    for (std::size_t slot = 0; slot < orbit.size(); ++slot) orbit[slot] = Cubie(slot, 0);
    return orbit;
}();

// Both orbits are padded to 16 slots whose extra pieces never leave home: one
// 32-byte register holds the whole position.
struct alignas(32) Cube {
    Orbit edges   = orbit_at_home;  // 12 used
    Orbit corners = orbit_at_home;  // 8 used

    friend constexpr bool operator==(const Cube&, const Cube&) = default;
};
static_assert(sizeof(Cube) == 32);

inline constexpr Cube solved = {};

namespace detail {

template <std::size_t stickers, std::size_t pieces>
constexpr Orbit moved_orbit(const std::array<std::array<std::uint8_t, stickers>, pieces>& facelets,
                            const FaceletMap&                                             map) {
    Orbit orbit = orbit_at_home;
    for (std::size_t piece = 0; piece < pieces; ++piece)
        for (std::size_t slot = 0; slot < pieces; ++slot)
            for (std::size_t k = 0; k < stickers; ++k)
                if (facelets[slot][k] == map[facelets[piece][0]]) orbit[slot] = Cubie(piece, k);
    return orbit;
}

}  // namespace detail

// The position after every sticker of the solved cube has gone where `map` says.
constexpr Cube cube_of(const FaceletMap& map) {
    return {.edges   = detail::moved_orbit(edge_facelets, map),
            .corners = detail::moved_orbit(corner_facelets, map)};
}

}  // namespace antipode
