// What a hand does to a cube: faces, slices, wide turns and rotations.
//
// Every one of them turns some of the three layers of one axis by a common
// angle, so one row of numbers describes each; translation to face turns,
// simplification and lengths all follow from these rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/move.h"
#include "notation/symmetry.h"

namespace antipode {

enum class Axis : std::uint8_t { x, y, z };

// What the hand holds while turning.
enum class Grip : std::uint8_t {
    U,
    R,
    F,
    D,
    L,
    B,  // one face
    M,
    E,
    S,  // a middle layer: M follows L, E follows D, S follows F
    Uw,
    Rw,
    Fw,
    Dw,
    Lw,
    Bw,  // a face with the layer behind it
    x,
    y,
    z,  // the whole cube: x follows R, y follows U, z follows F
};

// How a quarter turn of the grip moves the layers of its axis: quarter turns in
// the sense of the axis' positive face (R, U or F) of the layer at the negative
// face, of the middle one, and of the one at the positive face.
struct GripRow {
    std::string_view   name;
    Axis               axis;
    std::array<int, 3> layers;
};

inline constexpr std::array<GripRow, 18> grip_rows = {{
    {"U", Axis::y, {0, 0, 1}},
    {"R", Axis::x, {0, 0, 1}},
    {"F", Axis::z, {0, 0, 1}},
    {"D", Axis::y, {-1, 0, 0}},
    {"L", Axis::x, {-1, 0, 0}},
    {"B", Axis::z, {-1, 0, 0}},
    {"M", Axis::x, {0, -1, 0}},
    {"E", Axis::y, {0, -1, 0}},
    {"S", Axis::z, {0, 1, 0}},
    {"Uw", Axis::y, {0, 1, 1}},
    {"Rw", Axis::x, {0, 1, 1}},
    {"Fw", Axis::z, {0, 1, 1}},
    {"Dw", Axis::y, {-1, -1, 0}},
    {"Lw", Axis::x, {-1, -1, 0}},
    {"Bw", Axis::z, {-1, -1, 0}},
    {"x", Axis::x, {1, 1, 1}},
    {"y", Axis::y, {1, 1, 1}},
    {"z", Axis::z, {1, 1, 1}},
}};

constexpr std::size_t    index(Grip g) { return static_cast<std::size_t>(g); }
constexpr const GripRow& row(Grip g) { return grip_rows[index(g)]; }
constexpr Grip           grip_of(Face f) { return static_cast<Grip>(index(f)); }
constexpr bool           is_face(Grip g) { return index(g) < 6; }
constexpr bool           is_rotation(Grip g) { return index(g) >= 15; }

struct HandTurn {
    Grip grip;
    Turn turn;

    friend constexpr bool operator==(HandTurn, HandTurn) = default;
};

constexpr HandTurn inverse(HandTurn t) { return {t.grip, inverse(t.turn)}; }
constexpr HandTurn hand_turn(Move m) { return {grip_of(m.face()), m.turn()}; }

// A sequence of hand turns, performed from left to right.
class Maneuver {
public:
    Maneuver() = default;
    Maneuver(std::initializer_list<HandTurn> turns) : turns_(turns) {}
    explicit Maneuver(std::vector<HandTurn> turns) : turns_(std::move(turns)) {}
    explicit Maneuver(const Moves& moves) {
        for (Move m : moves) turns_.push_back(hand_turn(m));
    }

    auto        begin() const { return turns_.begin(); }
    auto        end() const { return turns_.end(); }
    std::size_t size() const { return turns_.size(); }
    bool        empty() const { return turns_.empty(); }
    HandTurn    operator[](std::size_t i) const { return turns_[i]; }
    void        push_back(HandTurn t) { turns_.push_back(t); }
    void append(const Maneuver& more) { turns_.insert(turns_.end(), more.begin(), more.end()); }

    friend bool operator==(const Maneuver&, const Maneuver&) = default;

private:
    std::vector<HandTurn> turns_;
};

// What a maneuver does to the pieces, with the cube never leaving the table:
// the same turns named by the centres, and how the cube is held at the end
// (`held` takes the face of a centre to the place where it is now).
//
// A position is always read with its centres home. So the position a maneuver
// makes is the one `moves` makes; `held` only says how to look at it.
struct TableMoves {
    Moves    moves;
    Symmetry held;
};

TableMoves on_the_table(const Maneuver& maneuver);

}  // namespace antipode
