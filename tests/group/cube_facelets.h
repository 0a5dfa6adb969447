// Rubik's cube as a permutation group on 48 facelets, derived from space: the
// group layer itself knows nothing of cubes.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "group/permutation.h"

namespace antipode::testing {

using Vector = std::array<int, 3>;

// A sticker is the place of its little cube in {-1,0,1}^3 and the direction it
// faces. Centre stickers are left out: they never move.
struct Sticker {
    Vector place;
    Vector normal;

    friend bool operator==(const Sticker&, const Sticker&) = default;
};

inline int dot(const Vector& a, const Vector& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// A quarter turn clockwise seen from outside along the axis: v minus its part
// along the axis, crossed with the axis.
inline Vector turned(const Vector& v, const Vector& axis) {
    const int    along = dot(v, axis);
    const Vector cross = {v[1] * axis[2] - v[2] * axis[1], v[2] * axis[0] - v[0] * axis[2],
                          v[0] * axis[1] - v[1] * axis[0]};
    return {along * axis[0] + cross[0], along * axis[1] + cross[1], along * axis[2] + cross[2]};
}

inline constexpr std::string_view      face_names = "URFDLB";
inline constexpr std::array<Vector, 6> face_normals{
    {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}, {0, 0, -1}, {-1, 0, 0}, {0, 1, 0}}};

inline std::vector<Sticker> stickers() {
    std::vector<Sticker> result;
    for (const Vector& normal : face_normals)
        for (int x = -1; x <= 1; ++x)
            for (int y = -1; y <= 1; ++y)
                for (int z = -1; z <= 1; ++z) {
                    const Vector place = {x, y, z};
                    if (dot(place, normal) == 1 && place != normal)
                        result.push_back({place, normal});
                }
    return result;
}

inline Permutation face_turn(char face) {
    const Vector               axis = face_normals[face_names.find(face)];
    const std::vector<Sticker> all  = stickers();
    std::vector<Point>         images;
    for (const Sticker& sticker : all) {
        const bool    moves = dot(sticker.place, axis) == 1;
        const Sticker image =
            moves ? Sticker{turned(sticker.place, axis), turned(sticker.normal, axis)} : sticker;
        images.push_back(static_cast<Point>(std::ranges::find(all, image) - all.begin()));
    }
    return Permutation(images);
}

// Face letters, each with an optional ' or 2, and spaces: "R U2 F'".
inline Permutation maneuver(std::string_view text) {
    Permutation product = Permutation::identity(48);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ') continue;
        const char after = i + 1 < text.size() ? text[i + 1] : ' ';
        product *= power(face_turn(text[i]), after == '2' ? 2 : after == '\'' ? -1 : 1);
        if (after == '2' || after == '\'') ++i;
    }
    return product;
}

// One generator per maneuver.
inline std::vector<Permutation> maneuvers(std::initializer_list<std::string_view> texts) {
    std::vector<Permutation> result;
    for (const std::string_view text : texts) result.push_back(maneuver(text));
    return result;
}

inline std::vector<Permutation> six_faces() { return maneuvers({"U", "R", "F", "D", "L", "B"}); }

}  // namespace antipode::testing
