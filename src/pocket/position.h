// The 3 674 160 positions of the 2x2x2, as numbers.
//
//     const Position position = position_of(HeldCube() * *parse_maneuver("R U x"));
//     position.number()              // 0 for the solved cube, however it is held
//     home_cube(position)            // the cube again, held so that DBL is at home
//
// With the corner DBL at home seven corners are left: 7! ways to place them, and
// 3^6 to twist them, since the twists of all add up to whole turns.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "base/random.h"
#include "pocket/held_cube.h"

namespace antipode::pocket {

class Position {
public:
    static constexpr std::uint32_t orders = 5040;  // 7!
    static constexpr std::uint32_t twists = 729;   // 3^6
    static constexpr std::uint32_t count  = orders * twists;

    constexpr Position() = default;  // solved
    constexpr explicit Position(std::uint32_t number) : number_(number) { assert(number < count); }
    constexpr Position(std::uint32_t order, std::uint32_t twist)
        : Position(order * twists + twist) {}

    constexpr std::uint32_t number() const { return number_; }
    constexpr std::uint32_t order() const { return number_ / twists; }
    constexpr std::uint32_t twist() const { return number_ % twists; }

    friend constexpr auto operator<=>(Position, Position) = default;

private:
    std::uint32_t number_ = 0;
};
static_assert(Position::count == 3'674'160);

// Of a cube that turning reaches, in any of the 24 ways to hold it.
Position position_of(const HeldCube& cube);

HeldCube home_cube(Position position);

// Each position is as likely as any other.
inline Position random_position(Random& random) {
    return Position(static_cast<std::uint32_t>(random.below(Position::count)));
}

}  // namespace antipode::pocket
