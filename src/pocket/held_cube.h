// The 2x2x2 as it lies in the hand: the eight corners of a cube, and no centres
// that would say which way it is held.
//
//     const HeldCube cube = HeldCube() * *parse_maneuver("R U x");
//     is_solved(HeldCube() * rotation_x)      // true: no centre tells up from down
//     at_home(cube)                           // the same cube with the corner DBL at home
//
// There are 88 179 840 ways to hold a 2x2x2 that turning reaches; 24 at a time are
// one position (pocket/position.h).
#pragma once

#include <optional>

#include "cube/algebra.h"

namespace antipode::pocket {

// The corner that positions are compared by: no turn of U, R or F moves it.
inline constexpr std::size_t home_corner = [] {
    std::size_t corner = 0;
    while (corner_names[corner] != "DBL") ++corner;
    return corner;
}();

class HeldCube {
public:
    constexpr HeldCube() = default;  // solved
    // The corners of a 3x3x3.
    constexpr explicit HeldCube(const Cube& cube) : cube_{.corners = cube.corners} {}

    constexpr Cubie operator[](std::size_t slot) const { return cube_.corners[slot]; }
    // With all edges at home.
    constexpr const Cube& cube() const { return cube_; }

    friend constexpr bool operator==(const HeldCube&, const HeldCube&) = default;

private:
    Cube cube_;
};

constexpr HeldCube operator*(const HeldCube& a, const HeldCube& b) {
    return HeldCube(a.cube() * b.cube());
}
constexpr HeldCube operator*(const HeldCube& a, Move m) { return HeldCube(a.cube() * m); }
constexpr HeldCube inverse(const HeldCube& a) { return HeldCube(inverse(a.cube())); }
inline HeldCube    conjugate(const HeldCube& a, Symmetry s) {
       return HeldCube(conjugate(a.cube(), s));
}

// Turned as a whole, which must be by a rotation.
inline HeldCube operator*(const HeldCube& a, Symmetry rotation) {
    return HeldCube(a.cube() * symmetry_cubes[rotation.index()]);
}
HeldCube operator*(const HeldCube& a, const Moves& moves);

// Turns of faces and of the whole cube; there are no other layers to turn.
HeldCube operator*(const HeldCube& a, const Maneuver& maneuver);

// Where a maneuver turns something that a 2x2x2 does not have.
std::optional<HandTurn> impossible_turn(const Maneuver& maneuver);

// The rotation after which the corner DBL is at home.
Symmetry way_home(const HeldCube& cube);

// The same cube held in that way: equal exactly for one position.
HeldCube at_home(const HeldCube& cube);

// The same puzzle in the same hand, with other colours: what is at DBL is called
// DBL. What solves one solves the other, and U, R and F are enough for it.
HeldCube recoloured(const HeldCube& cube);

// Each face shows one colour.
inline bool is_solved(const HeldCube& cube) { return at_home(cube) == HeldCube(); }

}  // namespace antipode::pocket
