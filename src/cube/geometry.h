// Where the 54 facelets, the 8 corners and the 12 edges are in space.
//
//                +----------+
//                | U1 U2 U3 |                      y (U)
//                | U4 U5 U6 |                      |
//                | U7 U8 U9 |                      |
//     +----------+----------+----------+------+    +---- x (R)
//     | L1 L2 L3 | F1 F2 F3 | R1 R2 R3 | B1 …  |   /
//     |    …     |    …     |    …     |    …  |  z (F)
//     +----------+----------+----------+------+
//                | D1 D2 D3 |
//                |    …     |
//                +----------+
//
// Facelets are numbered 0..53: the faces in the order U R F D L B, each row by
// row as in the net above. Everything else about the cube (moves, symmetries,
// which stickers belong to one piece) is computed from these coordinates.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "notation/move.h"
#include "notation/symmetry.h"

namespace antipode {

struct Vector {
    int x = 0;
    int y = 0;
    int z = 0;

    friend constexpr bool operator==(Vector, Vector) = default;
};

constexpr Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
constexpr Vector operator*(int k, Vector v) { return {k * v.x, k * v.y, k * v.z}; }
constexpr int    dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
constexpr Vector cross(Vector a, Vector b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

// A face in the net: outwards, along a row, and from one row to the next.
struct FaceFrame {
    Vector normal;
    Vector right;
    Vector down;
};

inline constexpr std::array<FaceFrame, 6> face_frames = {{
    {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},     // U
    {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}},   // R
    {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}},    // F
    {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}},   // D
    {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}},   // L
    {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}},  // B
}};

constexpr Vector normal(Face f) { return face_frames[index(f)].normal; }

inline constexpr std::size_t facelet_count = 54;

// A sticker: the face it looks out of, and the place of its piece (each
// coordinate -1, 0 or 1).
struct FaceletPlace {
    Face   face;
    Vector piece;

    friend constexpr bool operator==(FaceletPlace, FaceletPlace) = default;
};

constexpr Face face_of(std::size_t facelet) { return static_cast<Face>(facelet / 9); }
constexpr bool is_centre(std::size_t facelet) { return facelet % 9 == 4; }

constexpr FaceletPlace place_of(std::size_t facelet) {
    const FaceFrame& frame  = face_frames[facelet / 9];
    const int        row    = static_cast<int>(facelet % 9 / 3);
    const int        column = static_cast<int>(facelet % 3);
    return {face_of(facelet), frame.normal + (column - 1) * frame.right + (row - 1) * frame.down};
}

constexpr std::size_t facelet_at(FaceletPlace place) {
    const FaceFrame& frame  = face_frames[index(place.face)];
    const int        row    = dot(place.piece, frame.down) + 1;
    const int        column = dot(place.piece, frame.right) + 1;
    return 9 * index(place.face) + static_cast<std::size_t>(3 * row + column);
}

// Pieces and slots share these names. The first letter is the sticker that
// orientations are counted from; corners name their stickers clockwise.
inline constexpr std::size_t corner_count = 8;
inline constexpr std::size_t edge_count   = 12;

inline constexpr std::array<std::string_view, corner_count> corner_names = {
    "URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"};
inline constexpr std::array<std::string_view, edge_count> edge_names = {
    "UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR"};

constexpr Face face_named(char letter) { return static_cast<Face>(face_letters.find(letter)); }

namespace detail {

template <std::size_t stickers, std::size_t pieces>
constexpr auto make_piece_facelets(const std::array<std::string_view, pieces>& names) {
    std::array<std::array<std::uint8_t, stickers>, pieces> facelets{};
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        Vector place;
        for (char c : names[piece]) place = place + normal(face_named(c));
        for (std::size_t k = 0; k < stickers; ++k) {
            const Face face    = face_named(names[piece][k]);
            facelets[piece][k] = static_cast<std::uint8_t>(facelet_at({face, place}));
        }
    }
    return facelets;
}

}  // namespace detail

// The facelets of each slot, in the order of the letters of its name.
inline constexpr auto corner_facelets = detail::make_piece_facelets<3>(corner_names);
inline constexpr auto edge_facelets   = detail::make_piece_facelets<2>(edge_names);

static_assert(corner_facelets[0] == std::array<std::uint8_t, 3>{8, 9, 20});  // U9 R1 F3

// Where each facelet goes.
using FaceletMap = std::array<std::uint8_t, facelet_count>;

// A clockwise quarter turn of one face, seen from outside.
constexpr FaceletMap quarter_turn_map(Face face) {
    const Vector axis = normal(face);
    const auto   turn = [&](Vector v) { return dot(axis, v) * axis + cross(v, axis); };
    FaceletMap   map{};
    for (std::size_t facelet = 0; facelet < facelet_count; ++facelet) {
        const FaceletPlace from = place_of(facelet);
        map[facelet]            = static_cast<std::uint8_t>(facelet);
        if (dot(from.piece, axis) != 1) continue;
        const Vector towards = turn(normal(from.face));
        for (Face f : all_faces)
            if (normal(f) == towards)
                map[facelet] = static_cast<std::uint8_t>(facelet_at({f, turn(from.piece)}));
    }
    return map;
}

constexpr FaceletMap symmetry_map(Symmetry s) {
    const auto move = [&](Vector v) {
        return v.x * normal(image(s, Face::R)) + v.y * normal(image(s, Face::U))
               + v.z * normal(image(s, Face::F));
    };
    FaceletMap map{};
    for (std::size_t facelet = 0; facelet < facelet_count; ++facelet) {
        const FaceletPlace from = place_of(facelet);
        map[facelet] =
            static_cast<std::uint8_t>(facelet_at({image(s, from.face), move(from.piece)}));
    }
    return map;
}

}  // namespace antipode
