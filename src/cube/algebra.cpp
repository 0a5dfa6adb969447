#include "cube/algebra.h"

namespace antipode {
namespace {

constexpr std::array<Cube, Symmetry::count> make_symmetry_cubes() {
    std::array<Cube, Symmetry::count> cubes{};
    for (Symmetry s : all_symmetries) cubes[s.index()] = cube_of(symmetry_map(s));
    return cubes;
}

}  // namespace

constexpr std::array<Cube, Symmetry::count> symmetry_cubes = make_symmetry_cubes();

Cube operator*(const Cube& a, const Moves& moves) {
    Cube result = a;
    for (Move m : moves) result = result * m;
    return result;
}

Cube operator*(const Cube& a, const Maneuver& maneuver) { return a * on_the_table(maneuver).moves; }

Cube conjugate(const Cube& a, Symmetry s) {
    const Cube& symmetry = symmetry_cubes[s.index()];
    const Cube  twisted  = s.is_mirror() ? kernel::Plain::negate_twists(a) : a;
    return inverse(symmetry) * twisted * symmetry;
}

}  // namespace antipode
