#include "cube/seen_slots.h"

#include <fmt/format.h>

#include <span>
#include <vector>

#include "cube/messages.h"
#include "cube/validity.h"

namespace antipode {
namespace seen_slots_detail {

PieceState state_of(const SeenSlot& slot) {
    if (slot.piece) return slot.orientation ? PieceState::home : PieceState::placed;
    return slot.orientation ? PieceState::turned : PieceState::anywhere;
}

// The corners, or the edges.
struct OrbitSeen {
    std::span<const SeenSlot>         slots;
    std::span<const std::string_view> names;
    const char*                       kind;          // "corner"
    std::size_t                       orientations;  // of a piece
};

std::optional<Error> twice(const OrbitSeen& seen) {
    std::vector<std::optional<std::size_t>> where(seen.slots.size());
    for (std::size_t i = 0; i < seen.slots.size(); ++i) {
        if (!seen.slots[i].piece) continue;
        auto& first = where[*seen.slots[i].piece];
        if (first)
            return Error{.message = cube_message<"piece-twice">(seen.kind,
                                                                seen.names[*seen.slots[i].piece],
                                                                seen.names[*first], seen.names[i])};
        first = i;
    }
    return std::nullopt;
}

// Those that were not seen take the slots that are left, in order.
Orbit filled(const OrbitSeen& seen) {
    std::vector<bool> is_known(seen.slots.size());
    for (const SeenSlot& slot : seen.slots)
        if (slot.piece) is_known[*slot.piece] = true;
    Orbit       orbit = orbit_at_home;
    std::size_t next  = 0;
    for (std::size_t i = 0; i < seen.slots.size(); ++i) {
        std::size_t piece = 0;
        if (seen.slots[i].piece) {
            piece = *seen.slots[i].piece;
        } else {
            while (is_known[next]) ++next;
            piece = next++;
        }
        orbit[i] = Cubie(piece, seen.slots[i].orientation.value_or(0));
    }
    return orbit;
}

// A piece whose orientation is not known makes the sum right.
bool turn_one(const OrbitSeen& seen, Orbit& orbit, int sum) {
    if (sum == 0) return true;
    for (std::size_t i = 0; i < seen.slots.size(); ++i) {
        if (seen.slots[i].orientation) continue;
        orbit[i] = Cubie(orbit[i].piece(), seen.orientations - static_cast<std::size_t>(sum));
        return true;
    }
    return false;
}

// Two pieces that are not known change places.
bool swap_two(const OrbitSeen& seen, Orbit& orbit) {
    std::vector<std::size_t> unknown;
    for (std::size_t i = 0; i < seen.slots.size() && unknown.size() < 2; ++i)
        if (!seen.slots[i].piece) unknown.push_back(i);
    if (unknown.size() < 2) return false;
    const Cubie a     = orbit[unknown[0]];
    const Cubie b     = orbit[unknown[1]];
    orbit[unknown[0]] = Cubie(b.piece(), a.orientation());
    orbit[unknown[1]] = Cubie(a.piece(), b.orientation());
    return true;
}

Error impossible(const Cube& cube) {
    return {.message = cube_message<"no-such-incomplete-cube">(why_unreachable(cube))};
}

}  // namespace seen_slots_detail

Result<IncompleteCube> assemble(const SeenSlots& seen) {
    using namespace seen_slots_detail;
    const OrbitSeen corners = {seen.corners, corner_names, "corner", 3};
    const OrbitSeen edges   = {seen.edges, edge_names, "edge", 2};
    for (const OrbitSeen& orbit : {corners, edges})
        if (auto error = twice(orbit)) return *std::move(error);
    IncompleteCube result;
    Cube&          cube = result.cube;
    cube                = {.edges = filled(edges), .corners = filled(corners)};
    if (!turn_one(corners, cube.corners, invariants(cube).twist)) return impossible(cube);
    if (!turn_one(edges, cube.edges, invariants(cube).flip)) return impossible(cube);
    if (invariants(cube).parity != 0 && !swap_two(edges, cube.edges)
        && !swap_two(corners, cube.corners))
        return impossible(cube);
    for (std::size_t i = 0; i < corner_count; ++i)
        result.states.corners[cube.corners[i].piece()] = state_of(seen.corners[i]);
    for (std::size_t i = 0; i < edge_count; ++i)
        result.states.edges[cube.edges[i].piece()] = state_of(seen.edges[i]);
    return result;
}

}  // namespace antipode
