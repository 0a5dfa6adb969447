#include "pocket/held_cube.h"

#include <algorithm>
#include <cassert>

namespace antipode::pocket {
namespace {

constexpr std::size_t twists = 3;

// By slot and twist of the corner DBL: the one rotation that takes it home.
using WaysHome = std::array<std::array<Symmetry, twists>, corner_count>;

WaysHome make_ways_home() {
    WaysHome ways{};
    for (std::size_t i = 0; i < Symmetry::rotations; ++i) {
        const Symmetry rotation = Symmetry::from_index(i);
        const HeldCube turned   = HeldCube() * rotation;
        for (std::size_t slot = 0; slot < corner_count; ++slot)
            if (turned[slot].piece() == home_corner)
                ways[slot][turned[slot].orientation()] = inverse(rotation);
    }
    return ways;
}

constexpr std::array<Symmetry, 3> axis_rotations = {rotation_x, rotation_y, rotation_z};

Symmetry rotation_of(HandTurn turn) {
    const Symmetry quarter = axis_rotations[static_cast<std::size_t>(row(turn.grip).axis)];
    Symmetry       result;
    for (int i = 0; i < static_cast<int>(turn.turn); ++i) result = result * quarter;
    return result;
}

}  // namespace

HeldCube operator*(const HeldCube& a, const Moves& moves) { return HeldCube(a.cube() * moves); }

HeldCube operator*(const HeldCube& a, const Maneuver& maneuver) {
    assert(!impossible_turn(maneuver));
    HeldCube cube = a;
    for (const HandTurn turn : maneuver)
        cube = is_face(turn.grip) ? cube * Move(all_faces[index(turn.grip)], turn.turn)
                                  : cube * rotation_of(turn);
    return cube;
}

std::optional<HandTurn> impossible_turn(const Maneuver& maneuver) {
    const auto found = std::find_if(maneuver.begin(), maneuver.end(), [](HandTurn turn) {
        return !is_face(turn.grip) && !is_rotation(turn.grip);
    });
    return found == maneuver.end() ? std::nullopt : std::optional(*found);
}

Symmetry way_home(const HeldCube& cube) {
    static const WaysHome ways = make_ways_home();
    std::size_t           slot = 0;
    while (cube[slot].piece() != home_corner) ++slot;
    return ways[slot][cube[slot].orientation()];
}

HeldCube at_home(const HeldCube& cube) { return cube * way_home(cube); }

// A rotation before the cube renames its colours; turned round it comes after.
HeldCube recoloured(const HeldCube& cube) { return inverse(at_home(inverse(cube))); }

}  // namespace antipode::pocket
