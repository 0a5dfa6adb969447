// The cube's hot primitives, written plainly. They are the reference that the
// vector kernels beside this file must equal, and the portable path.
#pragma once

#include "cube/cube.h"

namespace antipode::kernel {
namespace detail {

template <std::size_t orientations, std::size_t slots>
constexpr Orbit compose_orbit(const Orbit& a, const Orbit& b) {
    Orbit result = orbit_at_home;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        const Cubie       source = b[slot];
        const Cubie       moved  = a[source.piece()];
        const std::size_t turned = moved.orientation() + source.orientation();
        result[slot]             = Cubie(moved.piece(), turned % orientations);
    }
    return result;
}

template <std::size_t orientations, std::size_t slots>
constexpr Orbit invert_orbit(const Orbit& a) {
    Orbit result = orbit_at_home;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        const std::size_t turned = (orientations - a[slot].orientation()) % orientations;
        result[a[slot].piece()]  = Cubie(slot, turned);
    }
    return result;
}

}  // namespace detail

struct Plain {
    static constexpr const char* name = "plain";

    // Reads left to right, like a move sequence: "a, then b". A slot receives
    // whatever `a` had left in the slot that `b` takes its piece from.
    static constexpr Cube compose(const Cube& a, const Cube& b) {
        return {.edges   = detail::compose_orbit<2, edge_count>(a.edges, b.edges),
                .corners = detail::compose_orbit<3, corner_count>(a.corners, b.corners)};
    }

    static constexpr Cube inverse(const Cube& a) {
        return {.edges   = detail::invert_orbit<2, edge_count>(a.edges),
                .corners = detail::invert_orbit<3, corner_count>(a.corners)};
    }

    // Every corner twist t becomes -t: what a mirror does to twists.
    static constexpr Cube negate_twists(const Cube& a) {
        Cube result = a;
        for (Cubie& c : result.corners) c = Cubie(c.piece(), (3 - c.orientation()) % 3);
        return result;
    }
};

}  // namespace antipode::kernel
