#include "explore/where/measures.h"

#include <algorithm>
#include <numeric>

namespace antipode {
namespace {

template <std::size_t pieces>
std::uint32_t named_with(const std::array<std::string_view, pieces>& names, Face face) {
    std::uint32_t set = 0;
    for (std::size_t piece = 0; piece < pieces; ++piece)
        if (names[piece].find(letter(face)) != std::string_view::npos) set |= 1U << piece;
    return set;
}

// Calls `visit(length, turned)` for every cycle of an orbit, those of one piece
// included.
template <std::size_t slots, std::size_t orientations, class Visit>
void visit_cycles(const Orbit& orbit, const Visit& visit) {
    std::uint32_t seen = 0;
    for (std::size_t first = 0; first < slots; ++first) {
        std::size_t length = 0;
        std::size_t turn   = 0;
        for (std::size_t slot = first; (seen >> slot & 1) == 0; slot = orbit[slot].piece()) {
            seen |= 1U << slot;
            ++length;
            turn += orbit[slot].orientation();
        }
        if (length != 0) visit(length, turn % orientations != 0);
    }
}

template <class Visit>
void visit_cycles(const Cube& cube, PieceKind kind, const Visit& visit) {
    if (kind == PieceKind::corner)
        visit_cycles<corner_count, 3>(cube.corners, visit);
    else
        visit_cycles<edge_count, 2>(cube.edges, visit);
}

template <class Test>
std::uint32_t slots_where(const Orbit& orbit, std::size_t slots, const Test& test) {
    std::uint32_t set = 0;
    for (std::size_t slot = 0; slot < slots; ++slot)
        if (test(orbit[slot], slot)) set |= 1U << slot;
    return set;
}

}  // namespace

PieceSet layer_of(Face face) {
    return {named_with(corner_names, face), named_with(edge_names, face)};
}

PieceSet outside(PieceSet set) {
    return {PieceSet::all_corners & ~set.corners, PieceSet::all_edges & ~set.edges};
}

PieceSet pieces_home(const Cube& cube) {
    const auto home = [](Cubie cubie, std::size_t slot) { return cubie == Cubie(slot, 0); };
    return {slots_where(cube.corners, corner_count, home),
            slots_where(cube.edges, edge_count, home)};
}

PieceSet pieces_placed(const Cube& cube) {
    const auto placed = [](Cubie cubie, std::size_t slot) { return cubie.piece() == slot; };
    return {slots_where(cube.corners, corner_count, placed),
            slots_where(cube.edges, edge_count, placed)};
}

PieceSet pieces_oriented(const Cube& cube) {
    PieceSet set;
    for (std::size_t slot = 0; slot < corner_count; ++slot)
        if (cube.corners[slot].orientation() == 0) set.corners |= 1U << cube.corners[slot].piece();
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        if (cube.edges[slot].orientation() == 0) set.edges |= 1U << cube.edges[slot].piece();
    return set;
}

std::uint64_t quick_order(const Cube& cube) {
    std::uint64_t order = 1;
    visit_cycles<corner_count, 3>(cube.corners, [&](std::size_t length, bool turned) {
        order = std::lcm(order, length * (turned ? 3 : 1));
    });
    visit_cycles<edge_count, 2>(cube.edges, [&](std::size_t length, bool turned) {
        order = std::lcm(order, length * (turned ? 2 : 1));
    });
    return order;
}

std::size_t count_cycles(const Cube& cube, PieceKind kind) {
    std::size_t count = 0;
    visit_cycles(cube, kind,
                 [&](std::size_t length, bool turned) { count += length > 1 || turned; });
    return count;
}

std::size_t count_cycles(const Cube& cube, PieceKind kind, std::size_t length) {
    std::size_t count = 0;
    visit_cycles(cube, kind, [&](std::size_t found, bool turned) {
        count += found == length && (length > 1 || turned);
    });
    return count;
}

bool is_three_cycle(const Cube& cube, PieceKind kind) {
    const PieceKind other = kind == PieceKind::corner ? PieceKind::edge : PieceKind::corner;
    return count_cycles(cube, other) == 0 && count_cycles(cube, kind) == 1 && quick_order(cube) == 3
           && count_cycles(cube, kind, 3) == 1;
}

bool changes_only(const Cube& cube, Face face) {
    if (!pieces_home(cube).contains(outside(layer_of(face)))) return false;
    if (cube == solved) return false;
    return std::ranges::none_of(all_turns,
                                [&](Turn t) { return cube == move_cube(Move(face, t)); });
}

}  // namespace antipode
