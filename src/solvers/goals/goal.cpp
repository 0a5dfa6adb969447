#include "solvers/goals/goal.h"

#include <bit>

#include "solvers/methods/aspects.h"

namespace antipode::goals {
namespace goal_detail {

PieceGoal goal_of(PieceState state, OrbitKind kind, std::size_t piece) {
    const bool stays = state == PieceState::home || state == PieceState::placed;
    return {.slots     = stays ? slot(piece) : every_slot(kind),
            .is_turned = state == PieceState::home || state == PieceState::turned};
}

bool is_met(const Goal& goal, const Cube& cube, OrbitKind kind) {
    for (std::size_t place = 0; place < slots_of(kind); ++place) {
        const Cubie      cubie  = orbit_of(cube, kind)[place];
        const PieceGoal& wanted = goal.of(kind, cubie.piece());
        if ((wanted.slots >> place & 1) == 0) return false;
        if (wanted.is_turned && cubie.orientation() != 0) return false;
    }
    return true;
}

// Pieces that may end in each other's homes must want the same.
bool is_group(const Goal& goal, OrbitKind kind) {
    for (std::size_t a = 0; a < slots_of(kind); ++a)
        for (std::size_t b = 0; b < slots_of(kind); ++b) {
            if ((goal.open_slots(kind, a) >> b & 1) == 0) continue;
            if (goal.open_slots(kind, a) != goal.open_slots(kind, b)) return false;
            if (goal.of(kind, a).is_turned != goal.of(kind, b).is_turned) return false;
        }
    return true;
}

}  // namespace goal_detail

Goal::Goal() {
    for (const OrbitKind kind : orbit_kinds)
        for (std::size_t piece = 0; piece < slots_of(kind); ++piece)
            set(kind, piece, {.slots = every_slot(kind)});
}

Goal Goal::of(const PieceStates& states) {
    Goal goal;
    for (std::size_t i = 0; i < corner_count; ++i)
        goal.set(OrbitKind::corners, i,
                 goal_detail::goal_of(states.corners[i], OrbitKind::corners, i));
    for (std::size_t i = 0; i < edge_count; ++i)
        goal.set(OrbitKind::edges, i, goal_detail::goal_of(states.edges[i], OrbitKind::edges, i));
    return goal;
}

void Goal::set(OrbitKind kind, std::size_t piece, const PieceGoal& wanted) {
    pieces_[static_cast<std::size_t>(kind)][piece] = wanted;
}

bool Goal::is_met(const Cube& cube) const {
    for (const OrbitKind kind : orbit_kinds)
        if (!goal_detail::is_met(*this, cube, kind)) return false;
    return !half_turn_corners_
           || methods::corners_up_to_half_turns(cube) == methods::corners_up_to_half_turns(solved);
}

bool Goal::is_group() const {
    return goal_detail::is_group(*this, OrbitKind::corners)
           && goal_detail::is_group(*this, OrbitKind::edges);
}

Slots Goal::homes(OrbitKind kind) const {
    Slots pieces = 0;
    for (std::size_t piece = 0; piece < slots_of(kind); ++piece)
        if (of(kind, piece).slots == slot(piece)) pieces |= slot(piece);
    return pieces;
}

Slots Goal::turned(OrbitKind kind) const {
    Slots pieces = 0;
    for (std::size_t piece = 0; piece < slots_of(kind); ++piece)
        if (of(kind, piece).is_turned) pieces |= slot(piece);
    return pieces;
}

// Where as many pieces share slots as there are slots, nobody else finds room.
Slots Goal::open_slots(OrbitKind kind, std::size_t piece) const {
    const Slots own  = of(kind, piece).slots;
    Slots       open = own;
    for (std::size_t other = 0; other < slots_of(kind); ++other) {
        const Slots taken  = of(kind, other).slots;
        int         takers = 0;
        for (std::size_t third = 0; third < slots_of(kind); ++third)
            takers += of(kind, third).slots == taken ? 1 : 0;
        if (taken != own && takers == std::popcount(taken)) open &= static_cast<Slots>(~taken);
    }
    return open;
}

}  // namespace antipode::goals
