#include "solvers/methods/layers.h"

#include <algorithm>
#include <cassert>

#include "solvers/methods/messages.h"
#include "solvers/methods/words.h"

namespace antipode::methods {
namespace {

using Pieces4 = std::array<std::size_t, 4>;

template <std::size_t pieces>
constexpr std::size_t piece_named(const std::array<std::string_view, pieces>& names,
                                  std::string_view                            name) {
    return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
}

constexpr Pieces4 edges_named(std::string_view a, std::string_view b, std::string_view c,
                              std::string_view d) {
    return {piece_named(edge_names, a), piece_named(edge_names, b), piece_named(edge_names, c),
            piece_named(edge_names, d)};
}

// In the order in which they are solved: around the cube, as y' turns it.
constexpr Pieces4 cross_edges  = edges_named("DF", "DR", "DB", "DL");
constexpr Pieces4 middle_four  = edges_named("FR", "BR", "BL", "FL");
constexpr Pieces4 upper_four   = edges_named("UF", "UR", "UB", "UL");
constexpr Pieces4 down_corners = {
    piece_named(corner_names, "DFR"), piece_named(corner_names, "DRB"),
    piece_named(corner_names, "DBL"), piece_named(corner_names, "DLF")};
constexpr Pieces4 top_corners = {piece_named(corner_names, "URF"), piece_named(corner_names, "UBR"),
                                 piece_named(corner_names, "ULB"),
                                 piece_named(corner_names, "UFL")};

// Where some edges of the cross are, and how they are turned.
template <std::size_t first, std::size_t count>
std::uint64_t cross_part(const Cube& cube) {
    std::uint64_t places = 0;
    for (std::size_t slot = 0; slot < edge_count; ++slot)
        for (std::size_t i = 0; i < count; ++i)
            if (cube.edges[slot].piece() == cross_edges[first + i])
                places |= (slot << 1 | cube.edges[slot].orientation()) << (5 * i);
    return places;
}

// The first edge, the first two, three, and all four of them. Two pairs are quicker
// to explore than four edges together.
std::vector<Distances> cross_distances() {
    const auto part = [](Aspect aspect) { return factor(aspect, every_turn()); };
    const auto pair = part(cross_part<0, 2>);
    const std::vector<FactorPointer> factors[] = {{part(cross_part<0, 1>)},
                                                  {pair},
                                                  {pair, part(cross_part<2, 1>)},
                                                  {pair, part(cross_part<2, 2>)}};
    std::vector<Distances>           distances;
    for (const auto& list : factors) distances.emplace_back(list, every_turn());
    return distances;
}

bool edge_is_home(const Cube& cube, std::size_t piece) {
    return cube.edges[piece] == Cubie(piece, 0);
}
bool corner_is_home(const Cube& cube, std::size_t piece) {
    return cube.corners[piece] == Cubie(piece, 0);
}
bool edges_are_home(const Cube& cube, std::span<const std::size_t> pieces) {
    return std::ranges::all_of(pieces, [&](std::size_t p) { return edge_is_home(cube, p); });
}
bool corners_are_home(const Cube& cube, std::span<const std::size_t> pieces) {
    return std::ranges::all_of(pieces, [&](std::size_t p) { return corner_is_home(cube, p); });
}
bool has_two_layers(const Cube& cube) {
    return edges_are_home(cube, cross_edges) && corners_are_home(cube, down_corners)
           && edges_are_home(cube, middle_four);
}

bool has_upper_cross(const Cube& cube) {
    return has_two_layers(cube) && std::ranges::all_of(upper_four, [&](std::size_t slot) {
               return cube.edges[slot].orientation() == 0;
           });
}

bool has_upper_edges(const Cube& cube) {
    return has_two_layers(cube) && edges_are_home(cube, upper_four);
}

bool has_corners_in_place(const Cube& cube) {
    return has_upper_edges(cube) && std::ranges::all_of(top_corners, [&](std::size_t slot) {
               return cube.corners[slot].piece() == slot;
           });
}

bool is_whole(const Cube& cube) { return cube == solved; }

template <std::size_t slots>
std::size_t slot_of(const Orbit& orbit, std::size_t piece) {
    std::size_t slot = 0;
    while (slot + 1 < slots && orbit[slot].piece() != piece) ++slot;
    return slot;
}

// "is at UB": how a person sees it.
Message whereabouts_of_edge(const Cube& cube, std::size_t piece) {
    const std::size_t slot = slot_of<edge_count>(cube.edges, piece);
    if (slot != piece) return phase_message<"piece-is-at">(edge_names[slot]);
    return cube.edges[slot].orientation() == 0 ? phase_message<"piece-is-home">()
                                               : phase_message<"edge-is-flipped">();
}

Message whereabouts_of_corner(const Cube& cube, std::size_t piece) {
    const std::size_t slot = slot_of<corner_count>(cube.corners, piece);
    if (slot != piece) return phase_message<"piece-is-at">(corner_names[slot]);
    return cube.corners[slot].orientation() == 0 ? phase_message<"piece-is-home">()
                                                 : phase_message<"corner-is-twisted">();
}

bool is_upper(std::string_view slot) { return slot.front() == 'U'; }

Message name_of_phase(std::string_view kind, std::string_view piece) {
    return phase_message<"phase-piece">(kind, piece);
}

// For one piece that is put in its place.
Phase home_already(std::string_view kind, std::string_view piece) {
    return {.name  = name_of_phase(kind, piece),
            .goal  = phase_message<"home-already">(kind, piece),
            .moves = {}};
}

Phase cross_phase(const Cube& cube, std::size_t piece, const Moves& moves) {
    const std::string_view name = edge_names[piece];
    if (moves.empty()) return home_already("edge", name);
    return {.name  = name_of_phase("edge", name),
            .goal  = phase_message<"cross-edge">(name, whereabouts_of_edge(cube, piece)),
            .moves = moves};
}

Phase corner_phase(const Cube& cube, std::size_t piece, const Moves& moves) {
    const std::string_view name = corner_names[piece];
    if (moves.empty()) return home_already("corner", name);
    const Message where = whereabouts_of_corner(cube, piece);
    const bool    above = is_upper(corner_names[slot_of<corner_count>(cube.corners, piece)]);
    return {.name  = name_of_phase("corner", name),
            .goal  = above ? phase_message<"lower-corner">(name, where)
                           : phase_message<"lower-corner-taken-out">(name, where),
            .moves = moves};
}

Phase middle_phase(const Cube& cube, std::size_t piece, const Moves& moves) {
    const std::string_view name = edge_names[piece];
    if (moves.empty()) return home_already("edge", name);
    const Message where = whereabouts_of_edge(cube, piece);
    const bool    above = is_upper(edge_names[slot_of<edge_count>(cube.edges, piece)]);
    return {.name  = name_of_phase("edge", name),
            .goal  = above ? phase_message<"middle-edge">(name, where)
                           : phase_message<"middle-edge-taken-out">(name, where),
            .moves = moves};
}

}  // namespace

std::vector<Layers::LastStep> Layers::last_layer() {
    using enum Algorithms::UpperTurns;
    return {
        {.name       = phase_message<"phase-upper-cross">(),
         .goal       = phase_message<"upper-cross">("F R U R' U' F'"),
         .algorithms = {.words = {word("F R U R' U' F'"), word("F U R U' R' F'")}},
         .is_reached = has_upper_cross},
        {.name       = phase_message<"phase-upper-edges">(),
         .goal       = phase_message<"upper-edges">("R U R' U R U2 R'"),
         .algorithms = {.words = {word("R U R' U R U2 R'"), word("R U2 R' U' R U' R'")}},
         .is_reached = has_upper_edges},
        {.name       = phase_message<"phase-upper-corners-placed">(),
         .goal       = phase_message<"upper-corners-placed">("U R U' L' U R' U' L"),
         .algorithms = {.words       = {word("U R U' L' U R' U' L"), word("U' L' U R U' L U R'")},
                        .upper_turns = none},
         .is_reached = has_corners_in_place},
        {.name       = phase_message<"phase-upper-corners-turned">(),
         .goal       = phase_message<"upper-corners-turned">("R' D' R D"),
         .algorithms = {.words       = {word("(R' D' R D)2"), word("(R' D' R D)4")},
                        .sides       = Algorithms::Sides::front,
                        .most_rounds = 4},
         .is_reached = is_whole},
    };
}

// The words put a piece in at DFR or FR; a piece in another slot is taken out by the
// same words, seen from there.
Layers::Layers()
    : cross_(cross_distances()),
      corners_{.words = {word("R U R'"), word("F' U' F"), word("R U2 R' U' R U R'")}},
      edges_{.words = {word("U R U' R' U' F' U F"), word("U' F' U F U R U' R'")}},
      last_(last_layer()) {}

Solution Layers::solve_in_phases(const Cube& cube, const Limits& limits, const Watch& watch) const {
    Meter              meter(limits, watch);
    std::vector<Phase> phases;
    Cube               rest = cube;
    const auto         add  = [&](Phase phase) {
        rest = rest * phase.moves;
        phases.push_back(std::move(phase));
    };
    for (std::size_t i = 0; i < cross_.size(); ++i)
        add(cross_phase(rest, cross_edges[i], way_down(cross_[i], rest)));
    for (std::size_t i = 0; i < down_corners.size(); ++i) {
        const auto moves = fewest_rounds(rest, corners_, [&](const Cube& c) {
            return edges_are_home(c, cross_edges)
                   && corners_are_home(c, std::span(down_corners).first(i + 1));
        });
        assert(moves && "a corner takes one round to leave a slot and one to enter its own");
        add(corner_phase(rest, down_corners[i], *moves));
    }
    for (std::size_t i = 0; i < middle_four.size(); ++i) {
        const auto moves = fewest_rounds(rest, edges_, [&](const Cube& c) {
            return edges_are_home(c, cross_edges) && corners_are_home(c, down_corners)
                   && edges_are_home(c, std::span(middle_four).first(i + 1));
        });
        assert(moves && "an edge takes one round to leave a slot and one to enter its own");
        add(middle_phase(rest, middle_four[i], *moves));
    }
    for (const LastStep& step : last_) {
        const auto moves = fewest_rounds(rest, step.algorithms, step.is_reached);
        assert(moves && "the rounds suffice for every case");
        add({.name = step.name, .goal = step.goal, .moves = *moves});
    }
    return finished(solution_of(std::move(phases)), meter);
}

}  // namespace antipode::methods
