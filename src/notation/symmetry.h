// The 48 symmetries of the cube, as they act on its six faces.
//
// A symmetry is a rotation of the whole cube, possibly followed by the mirror
// that exchanges L and R. Nothing is typed in but the two quarter turns x and y
// and the mirror: the rest is their closure.
//
//     Symmetry s = rotation_x;               // as if turning the whole cube like R
//     image(s, Face::F) == Face::U
//     image(s, Move(Face::F, Turn::half)) == Move(Face::U, Turn::half)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "notation/move.h"

namespace antipode {

// Numbered 0..47: 0 is the identity, 0..23 are the rotations, and 24 + i is
// rotation i followed by the mirror.
class Symmetry {
public:
    static constexpr std::size_t count     = 48;
    static constexpr std::size_t rotations = 24;

    constexpr Symmetry() = default;
    static constexpr Symmetry from_index(std::size_t i) {
        Symmetry s;
        s.index_ = static_cast<std::uint8_t>(i);
        return s;
    }

    constexpr std::size_t index() const { return index_; }
    constexpr bool        is_mirror() const { return index_ >= rotations; }

    friend constexpr bool operator==(Symmetry, Symmetry) = default;

private:
    std::uint8_t index_ = 0;
};

namespace detail {

using FaceMap = std::array<Face, 6>;

// Where each of U R F D L B goes.
inline constexpr FaceMap identity_map = all_faces;
inline constexpr FaceMap x_map        = {Face::B, Face::R, Face::U, Face::F, Face::L, Face::D};
inline constexpr FaceMap y_map        = {Face::U, Face::F, Face::L, Face::D, Face::B, Face::R};
inline constexpr FaceMap mirror_map   = {Face::U, Face::L, Face::F, Face::D, Face::R, Face::B};

constexpr FaceMap then(const FaceMap& first, const FaceMap& second) {
    FaceMap result{};
    for (Face f : all_faces) result[index(f)] = second[index(first[index(f)])];
    return result;
}

constexpr std::array<FaceMap, Symmetry::count> make_face_maps() {
    std::array<FaceMap, Symmetry::count> maps{};
    std::size_t                          next = 0;
    // Any rotation is x^i, y^j, x^k; later repetitions of a map are skipped.
    const auto add = [&](const FaceMap& map) {
        for (std::size_t i = 0; i < next; ++i)
            if (maps[i] == map) return;
        maps[next++] = map;
    };
    FaceMap by_y = identity_map;
    for (int j = 0; j < 4; ++j, by_y = then(by_y, y_map)) {
        FaceMap by_x = by_y;
        for (int k = 0; k < 4; ++k, by_x = then(by_x, x_map)) {
            FaceMap by_y_again = by_x;
            for (int l = 0; l < 4; ++l, by_y_again = then(by_y_again, y_map)) add(by_y_again);
        }
    }
    for (std::size_t i = 0; i < Symmetry::rotations; ++i)
        maps[Symmetry::rotations + i] = then(maps[i], mirror_map);
    return maps;
}

inline constexpr std::array<FaceMap, Symmetry::count> face_maps = make_face_maps();

// Three neighbouring faces determine a symmetry.
constexpr std::size_t code(Face up, Face right, Face front) {
    return 36 * index(up) + 6 * index(right) + index(front);
}

constexpr std::array<Symmetry, 216> make_symmetry_by_code() {
    std::array<Symmetry, 216> by_code{};
    for (std::size_t i = 0; i < Symmetry::count; ++i)
        by_code[code(face_maps[i][0], face_maps[i][1], face_maps[i][2])] = Symmetry::from_index(i);
    return by_code;
}

inline constexpr std::array<Symmetry, 216> symmetry_by_code = make_symmetry_by_code();

constexpr Symmetry find_symmetry(const FaceMap& map) {
    return symmetry_by_code[code(map[0], map[1], map[2])];
}

using ProductTable = std::array<std::array<Symmetry, Symmetry::count>, Symmetry::count>;

constexpr ProductTable make_product_table() {
    ProductTable table{};
    for (std::size_t a = 0; a < Symmetry::count; ++a)
        for (std::size_t b = 0; b < Symmetry::count; ++b)
            table[a][b] = find_symmetry(then(face_maps[a], face_maps[b]));
    return table;
}

inline constexpr ProductTable symmetry_products = make_product_table();

}  // namespace detail

inline constexpr Symmetry rotation_x = detail::find_symmetry(detail::x_map);
inline constexpr Symmetry rotation_y = detail::find_symmetry(detail::y_map);
inline constexpr Symmetry mirror_lr  = detail::find_symmetry(detail::mirror_map);

inline constexpr std::array<Symmetry, Symmetry::count> all_symmetries = [] {
    std::array<Symmetry, Symmetry::count> all{};
    for (std::size_t i = 0; i < Symmetry::count; ++i) all[i] = Symmetry::from_index(i);
    return all;
}();

// a * b means "a, then b", as for positions.
constexpr Symmetry operator*(Symmetry a, Symmetry b) {
    return detail::symmetry_products[a.index()][b.index()];
}

constexpr Symmetry inverse(Symmetry s) {
    Symmetry power = s;
    while (power * s != Symmetry{}) power = power * s;
    return power;
}

// z turns like F: tip the cube with x, turn it with y, tip it back.
inline constexpr Symmetry rotation_z = rotation_x * rotation_y * inverse(rotation_x);

constexpr Face image(Symmetry s, Face f) { return detail::face_maps[s.index()][index(f)]; }

// Through the middle of the cube: every face goes to the opposite one.
inline constexpr Symmetry point_inversion =
    detail::find_symmetry({Face::D, Face::L, Face::B, Face::U, Face::R, Face::F});

// A mirror turns clockwise into counter-clockwise.
constexpr Move image(Symmetry s, Move m) {
    return {image(s, m.face()), s.is_mirror() ? inverse(m.turn()) : m.turn()};
}

static_assert(image(rotation_x, Face::F) == Face::U && image(rotation_y, Face::F) == Face::L
              && image(rotation_z, Face::U) == Face::R);
static_assert(all_symmetries[0] == Symmetry{} && mirror_lr == Symmetry::from_index(24));

}  // namespace antipode
