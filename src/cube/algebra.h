// The group law on positions, and how turns and symmetries act on them.
//
//     a * b               a, then b
//     inverse(a), power(a, -3)
//     conjugate(a, s)     the same position seen after the cube was moved by s
//
// These are the plain versions, good for everything but inner loops; hot code
// takes a kernel (cube/kernel/) as a template parameter instead.
#pragma once

#include <array>
#include <cstdint>

#include "cube/cube.h"
#include "cube/kernel/plain.h"
#include "notation/maneuver.h"

namespace antipode {

constexpr Cube operator*(const Cube& a, const Cube& b) { return kernel::Plain::compose(a, b); }
constexpr Cube inverse(const Cube& a) { return kernel::Plain::inverse(a); }

// By squaring; exponents of either sign.
constexpr Cube power(const Cube& a, std::int64_t exponent) {
    Cube square = exponent < 0 ? inverse(a) : a;
    Cube result = solved;
    // Negating as unsigned keeps the most negative exponent defined.
    std::uint64_t rest = exponent < 0 ? 0 - static_cast<std::uint64_t>(exponent)
                                      : static_cast<std::uint64_t>(exponent);
    for (; rest != 0; rest >>= 1, square = square * square)
        if (rest & 1) result = result * square;
    return result;
}

namespace detail {

constexpr std::array<Cube, Move::count> make_move_cubes() {
    std::array<Cube, Move::count> cubes{};
    for (Face f : all_faces) {
        const Cube quarter = cube_of(quarter_turn_map(f));
        for (Turn t : all_turns) cubes[Move(f, t).index()] = power(quarter, static_cast<int>(t));
    }
    return cubes;
}

inline constexpr std::array<Cube, Move::count> move_cubes = make_move_cubes();

}  // namespace detail

constexpr const Cube& move_cube(Move m) { return detail::move_cubes[m.index()]; }
constexpr Cube        operator*(const Cube& a, Move m) { return a * move_cube(m); }

Cube        operator*(const Cube& a, const Moves& moves);
Cube        operator*(const Cube& a, const Maneuver& maneuver);  // read with its centres home
inline Cube after(const Moves& moves) { return solved * moves; }
inline Cube after(const Maneuver& maneuver) { return solved * maneuver; }

// How a symmetry moves the pieces, written as a position: slot s(i) holds piece
// i, turned by where sticker 0 of piece i lands. For a mirror this is no
// position one could build, since it also reverses the sense of twists; see
// conjugate().
extern const std::array<Cube, Symmetry::count> symmetry_cubes;

// s⁻¹ a s: do `a` on the cube moved by `s`. A mirror negates the twists of `a`
// first; then the sum of twists along s⁻¹, a, s comes out right.
Cube conjugate(const Cube& a, Symmetry s);

}  // namespace antipode
