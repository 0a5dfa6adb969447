// A goal: a set of positions that a search may end in, said piece by piece.
//
//     const Goal goal = Goal::of(states);        // the four states of an incomplete cube
//     goal.is_met(cube)
//
// For each piece there are slots in which it may end, and it may have to be turned right
// there. Slots that only one piece may take are closed to all others. Half turns need one
// condition more: what they can do to the corners cannot be said piece by piece.
#pragma once

#include <array>
#include <cstdint>

#include "cube/cube.h"
#include "cube/piece_states.h"
#include "solvers/restricted/orbit_states.h"

namespace antipode::goals {

using Slots = std::uint16_t;  // bit s stands for slot s, or for the piece that is home there

constexpr std::size_t slots_of(OrbitKind kind) {
    return kind == OrbitKind::corners ? corner_count : edge_count;
}
constexpr std::size_t orientations_of(OrbitKind kind) { return kind == OrbitKind::corners ? 3 : 2; }
constexpr Slots       every_slot(OrbitKind kind) {
          return static_cast<Slots>((1U << slots_of(kind)) - 1);
}
constexpr Slots        slot(std::size_t number) { return static_cast<Slots>(1U << number); }
constexpr const Orbit& orbit_of(const Cube& cube, OrbitKind kind) {
    return kind == OrbitKind::corners ? cube.corners : cube.edges;
}
constexpr Orbit& orbit_of(Cube& cube, OrbitKind kind) {
    return kind == OrbitKind::corners ? cube.corners : cube.edges;
}

inline constexpr std::array orbit_kinds = {OrbitKind::corners, OrbitKind::edges};

struct PieceGoal {
    Slots slots     = 0;      // where it may end
    bool  is_turned = false;  // it must be turned right

    friend constexpr bool operator==(const PieceGoal&, const PieceGoal&) = default;
};

class Goal {
public:
    Goal();  // every position
    static Goal of(const PieceStates& states);

    const PieceGoal& of(OrbitKind kind, std::size_t piece) const {
        return pieces_[static_cast<std::size_t>(kind)][piece];
    }
    void set(OrbitKind kind, std::size_t piece, const PieceGoal& wanted);
    void set_half_turn_corners() { half_turn_corners_ = true; }
    bool has_half_turn_corners() const { return half_turn_corners_; }

    bool is_met(const Cube& cube) const;

    // The positions are a group: the inverse of each is one of them. Found piece by piece,
    // so it may be false for a group that is said in a strange way.
    bool is_group() const;

    // Pieces that must come to their own slot, and those that must be turned right.
    Slots homes(OrbitKind kind) const;
    Slots turned(OrbitKind kind) const;
    // Where a piece may end when all others have found a slot.
    Slots open_slots(OrbitKind kind, std::size_t piece) const;

    friend bool operator==(const Goal&, const Goal&) = default;

private:
    std::array<std::array<PieceGoal, edge_count>, 2> pieces_{};
    bool                                             half_turn_corners_ = false;
};

}  // namespace antipode::goals
