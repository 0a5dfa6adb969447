#include "solvers/methods/aspects.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "cube/algebra.h"

namespace antipode::methods {
namespace {

// A bit for each piece that `belongs`.
template <std::size_t pieces>
constexpr std::uint32_t piece_set(const std::array<std::string_view, pieces>& names,
                                  bool (*belongs)(std::string_view)) {
    std::uint32_t set = 0;
    for (std::size_t piece = 0; piece < pieces; ++piece)
        if (belongs(names[piece])) set |= 1U << piece;
    return set;
}

constexpr bool is_on(std::string_view piece, char face) {
    return piece.find(face) != std::string_view::npos;
}

// An edge of a middle layer touches neither face of the layer's axis.
constexpr std::uint32_t middle_edges =
    piece_set(edge_names, [](std::string_view n) { return !is_on(n, 'U') && !is_on(n, 'D'); });
constexpr std::uint32_t standing_edges =
    piece_set(edge_names, [](std::string_view n) { return !is_on(n, 'R') && !is_on(n, 'L'); });
constexpr std::uint32_t lying_edges =
    piece_set(edge_names, [](std::string_view n) { return !is_on(n, 'F') && !is_on(n, 'B'); });
constexpr std::uint32_t upper_edges =
    piece_set(edge_names, [](std::string_view n) { return is_on(n, 'U'); });
constexpr std::uint32_t upper_corners =
    piece_set(corner_names, [](std::string_view n) { return is_on(n, 'U'); });

template <std::size_t slots>
std::uint64_t slots_holding(const Orbit& orbit, std::uint32_t set) {
    std::uint64_t mask = 0;
    for (std::size_t slot = 0; slot < slots; ++slot)
        mask |= std::uint64_t{set >> orbit[slot].piece() & 1} << slot;
    return mask;
}

// For each slot its piece where it is one of the set, and 15 where it is not.
template <std::size_t slots>
std::uint64_t pieces_in(const Orbit& orbit, std::uint32_t set) {
    std::uint64_t places = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        const std::size_t piece = orbit[slot].piece();
        places                  = places << 4 | ((set >> piece & 1) != 0 ? piece : 15);
    }
    return places;
}

template <std::size_t slots>
std::uint64_t orientations(const Orbit& orbit) {
    std::uint64_t all = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) all = all << 2 | orbit[slot].orientation();
    return all;
}

// What half turns do to the corners: 96 orders.
std::vector<Cube> half_turn_corners() {
    std::vector<Cube>                 found = {solved};
    std::unordered_set<std::uint64_t> seen  = {corner_places(solved)};
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const Face f : all_faces) {
            const Cube cube = found[next] * Move(f, Turn::half);
            if (seen.insert(corner_places(cube)).second) found.push_back(cube);
        }
    return found;
}

}  // namespace

std::uint64_t edge_flips(const Cube& cube) { return orientations<edge_count>(cube.edges); }
std::uint64_t corner_twists(const Cube& cube) { return orientations<corner_count>(cube.corners); }

std::uint64_t middle_places(const Cube& cube) {
    return slots_holding<edge_count>(cube.edges, middle_edges);
}
std::uint64_t standing_places(const Cube& cube) {
    return slots_holding<edge_count>(cube.edges, standing_edges);
}
std::uint64_t upper_corner_places(const Cube& cube) {
    return slots_holding<corner_count>(cube.corners, upper_corners);
}
std::uint64_t upper_edge_places(const Cube& cube) {
    return slots_holding<edge_count>(cube.edges, upper_edges);
}

std::uint64_t corner_places(const Cube& cube) {
    return pieces_in<corner_count>(cube.corners, (1U << corner_count) - 1);
}
std::uint64_t rim_places(const Cube& cube) {
    return pieces_in<edge_count>(cube.edges, ~middle_edges);
}
std::uint64_t middle_order(const Cube& cube) {
    return pieces_in<edge_count>(cube.edges, middle_edges);
}
std::uint64_t standing_order(const Cube& cube) {
    return pieces_in<edge_count>(cube.edges, standing_edges);
}
std::uint64_t lying_order(const Cube& cube) {
    return pieces_in<edge_count>(cube.edges, lying_edges);
}

// The smallest of the orders that half turns made first would have led to.
std::uint64_t corners_up_to_half_turns(const Cube& cube) {
    static const std::vector<Cube> first    = half_turn_corners();
    std::uint64_t                  smallest = ~std::uint64_t{0};
    for (const Cube& turned : first) smallest = std::min(smallest, corner_places(turned * cube));
    return smallest;
}

}  // namespace antipode::methods
