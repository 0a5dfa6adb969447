// The plainest cube there is: 54 stickers as points and directions in space, and
// layers that turn them. It knows nothing of pieces, centres or symmetries, so it
// can judge what the notation layer says about hand turns.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "notation/maneuver.h"

namespace antipode::testing {

using Vector = std::array<int, 3>;  // x to the right, y up, z to the front

struct Sticker {
    Vector place;  // of its cubie
    Vector side;   // of the cubie it is on

    friend bool operator==(const Sticker&, const Sticker&) = default;
};

// Where each sticker of the solved cube is now, always listed in the same order.
using Stickers = std::vector<Sticker>;

inline Vector direction(Face f) {
    constexpr std::array<Vector, 6> directions = {
        {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}, {0, -1, 0}, {-1, 0, 0}, {0, 0, -1}}};
    return directions[index(f)];
}

inline Stickers solved_stickers() {
    Stickers result;
    for (const Face f : all_faces)
        for (int i = 0; i < 27; ++i) {
            const Vector place = {i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1};
            const Vector side  = direction(f);
            const int    along = place[0] * side[0] + place[1] * side[1] + place[2] * side[2];
            if (along == 1) result.push_back({place, side});
        }
    return result;
}

// A quarter turn clockwise as seen from the positive end of the axis.
inline Vector turned(Vector v, std::size_t axis) {
    const std::size_t b = (axis + 1) % 3;
    const std::size_t c = (axis + 2) % 3;
    return axis == 0   ? Vector{v[0], v[c], -v[b]}
           : axis == 1 ? Vector{-v[b], v[1], v[c]}
                       : Vector{v[c], -v[b], v[2]};
}

inline void turn(Stickers& stickers, HandTurn t) {
    const auto axis = static_cast<std::size_t>(row(t.grip).axis);
    for (Sticker& s : stickers) {
        const int layer    = row(t.grip).layers[static_cast<std::size_t>(s.place[axis] + 1)];
        const int quarters = ((layer * static_cast<int>(t.turn)) % 4 + 4) % 4;
        for (int i = 0; i < quarters; ++i) s = {turned(s.place, axis), turned(s.side, axis)};
    }
}

inline Stickers performed(const Maneuver& maneuver) {
    Stickers result = solved_stickers();
    for (const HandTurn t : maneuver) turn(result, t);
    return result;
}

// The linear map that takes each face to its image.
inline Vector mapped(Symmetry s, const Vector& v) {
    Vector result = {};
    for (const Face f : {Face::R, Face::U, Face::F}) {
        const Vector from = direction(f);
        const Vector to   = direction(image(s, f));
        const int    part = v[0] * from[0] + v[1] * from[1] + v[2] * from[2];
        for (std::size_t i = 0; i < 3; ++i) result[i] += part * to[i];
    }
    return result;
}

inline Sticker mapped(Symmetry s, const Sticker& sticker) {
    return {mapped(s, sticker.place), mapped(s, sticker.side)};
}

}  // namespace antipode::testing
