#include "pocket/position.h"

#include <array>

namespace antipode::pocket {
namespace {

constexpr std::size_t movable = corner_count - 1;

// The slots and pieces other than DBL, from 0 to 6.
constexpr std::size_t corner_of(std::size_t i) { return i >= home_corner ? i + 1 : i; }

// The lexicographic rank of the pieces by slot.
std::uint32_t order_of_seven(const HeldCube& cube) {
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < movable; ++i) {
        std::uint32_t smaller = 0;
        for (std::size_t j = i + 1; j < movable; ++j)
            smaller += cube[corner_of(j)].piece() < cube[corner_of(i)].piece();
        rank = rank * static_cast<std::uint32_t>(movable - i) + smaller;
    }
    return rank;
}

std::uint32_t twist_of_six(const HeldCube& cube) {
    std::uint32_t twist = 0;
    for (std::size_t i = 0; i + 1 < movable; ++i)
        twist = 3 * twist + static_cast<std::uint32_t>(cube[corner_of(i)].orientation());
    return twist;
}

using Pieces = std::array<std::size_t, movable>;

Pieces pieces_of(std::uint32_t order) {
    Pieces pieces{};
    for (std::size_t i = movable; i-- > 0;) {
        const auto choices = static_cast<std::uint32_t>(movable - i);
        pieces[i]          = order % choices;
        order /= choices;
        // Those behind were counted without this piece.
        for (std::size_t j = i + 1; j < movable; ++j) pieces[j] += pieces[j] >= pieces[i];
    }
    return pieces;
}

}  // namespace

Position position_of(const HeldCube& cube) {
    const HeldCube home = at_home(cube);
    return {order_of_seven(home), twist_of_six(home)};
}

HeldCube home_cube(Position position) {
    const Pieces  pieces = pieces_of(position.order());
    Cube          cube;
    std::uint32_t rest = position.twist();
    std::size_t   sum  = 0;
    for (std::size_t i = movable - 1; i-- > 0; rest /= 3) {
        cube.corners[corner_of(i)] = Cubie(corner_of(pieces[i]), rest % 3);
        sum += rest % 3;
    }
    cube.corners[corner_of(movable - 1)] =
        Cubie(corner_of(pieces[movable - 1]), (2 * sum) % 3);  // -sum
    return HeldCube(cube);
}

}  // namespace antipode::pocket
