#include "notation/maneuver.h"

namespace antipode {
namespace {

struct AxisFaces {
    Face     negative;
    Face     positive;
    Symmetry rotation;  // a quarter turn of the whole cube like the positive face
};

constexpr std::array<AxisFaces, 3> axis_faces = {{
    {Face::L, Face::R, rotation_x},
    {Face::D, Face::U, rotation_y},
    {Face::B, Face::F, rotation_z},
}};

constexpr int modulo_four(int turns) { return ((turns % 4) + 4) % 4; }

}  // namespace

TableMoves on_the_table(const Maneuver& maneuver) {
    TableMoves result;
    // Invariant: inverse(held) takes a place in space to the centre shown there.
    const auto turn_face = [&](Face place, int quarters) {
        if (modulo_four(quarters) == 0) return;
        const Face centre = image(inverse(result.held), place);
        result.moves.push_back(Move(centre, static_cast<Turn>(modulo_four(quarters))));
    };
    for (const HandTurn t : maneuver) {
        const GripRow&   grip  = row(t.grip);
        const AxisFaces& faces = axis_faces[static_cast<std::size_t>(grip.axis)];
        const int        times = static_cast<int>(t.turn);
        // The middle layer carries the centres: turning it is turning the whole
        // cube, and the two faces back by as much.
        const auto [negative, middle, positive] = grip.layers;
        turn_face(faces.positive, times * (positive - middle));
        turn_face(faces.negative, times * (middle - negative));
        for (int i = modulo_four(times * middle); i > 0; --i)
            result.held = result.held * faces.rotation;
    }
    return result;
}

}  // namespace antipode
