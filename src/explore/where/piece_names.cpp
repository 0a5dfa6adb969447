#include <bit>

#include "cube/isomorphs.h"
#include "cube/papers.h"
#include "cube/validity.h"
#include "explore/structure/one_kind.h"
#include "explore/structure/symmetry_types.h"
#include "explore/where/names.h"

namespace antipode {
namespace piece_names_detail {

using Given = NameArguments;
using structure::Demands;
using structure::Placement;

constexpr PieceSet only_corners = {PieceSet::all_corners, 0};
constexpr PieceSet only_edges   = {0, PieceSet::all_edges};

std::int64_t how_many(std::uint32_t set) { return std::popcount(set); }

std::string parity_name(int parity) { return parity == 0 ? "even" : "odd"; }

template <class Test>
SymmetrySet symmetries_where(const Test& test) {
    SymmetrySet set;
    for (Symmetry s : all_symmetries) set[s.index()] = test(s);
    return set;
}

// With these symmetries, inverses answer alike.
IsomorphismSet with_inversion(const SymmetrySet& set) { return isomorphisms_with(set, set); }

bool keeps_axis(Symmetry s, Face face) {
    return image(s, face) == face || image(s, face) == opposite(face);
}

IsomorphismSet keeping_the_face(const Given& a) {
    return with_inversion(symmetries_where([&](Symmetry s) { return image(s, a.face) == a.face; }));
}
// Twists are counted from the stickers of U and D, flips also from those of F and B.
SymmetrySet symmetries_of_twists() {
    return symmetries_where([](Symmetry s) { return keeps_axis(s, Face::U); });
}
SymmetrySet symmetries_of_flips() {
    return symmetries_where(
        [](Symmetry s) { return keeps_axis(s, Face::U) && keeps_axis(s, Face::F); });
}
IsomorphismSet keeping_twists(const Given&) { return with_inversion(symmetries_of_twists()); }
IsomorphismSet keeping_flips(const Given&) { return with_inversion(symmetries_of_flips()); }

// Slot s(i) holds piece i, so the pieces of a set stay among themselves if their slots do.
SymmetrySet symmetries_of_pieces(PieceSet pieces) {
    return symmetries_where([&](Symmetry s) {
        const Cube& moved = symmetry_cubes[s.index()];
        PieceSet    slots;
        for (std::size_t slot = 0; slot < corner_count; ++slot)
            if ((pieces.corners >> moved.corners[slot].piece() & 1) != 0)
                slots.corners |= 1U << slot;
        for (std::size_t slot = 0; slot < edge_count; ++slot)
            if ((pieces.edges >> moved.edges[slot].piece() & 1) != 0) slots.edges |= 1U << slot;
        return slots == pieces;
    });
}
IsomorphismSet keeping_the_pieces(const Given& a) {
    return with_inversion(symmetries_of_pieces(a.pieces));
}
// The inverse turns the piece in the slot, and not the piece itself.
IsomorphismSet keeping_oriented_pieces(const Given& a) {
    SymmetrySet kept = symmetries_of_pieces(a.pieces);
    if (a.pieces.corners != 0) kept &= symmetries_of_twists();
    if (a.pieces.edges != 0) kept &= symmetries_of_flips();
    return isomorphisms_with(kept, {});
}
IsomorphismSet keeping_nothing(const Given&) { return only_identity(); }

bool corners_in_sense(const Cube& cube) { return pieces_oriented(cube).contains(only_corners); }
bool edges_in_sense(const Cube& cube) { return pieces_oriented(cube).contains(only_edges); }

PieceSet needs_all(const Given&) { return every_piece; }
PieceSet needs_corners(const Given&) { return only_corners; }
PieceSet needs_edges(const Given&) { return only_edges; }
PieceSet needs_the_pieces(const Given& a) { return a.pieces; }
PieceSet needs_outside(const Given& a) { return outside(layer_of(a.face)); }
PieceSet needs_the_other_kind(const Given& a) {
    return a.kind == PieceKind::corner ? only_edges : only_corners;
}

std::uint32_t of_kind(PieceSet set, PieceKind kind) {
    return kind == PieceKind::corner ? set.corners : set.edges;
}
bool has_piece(PieceSet set, PieceKind kind, std::size_t piece) {
    return (of_kind(set, kind) >> piece & 1) != 0;
}

// Of one piece the contrary can be said as well; of several, that one of them is otherwise
// cannot be said piece by piece.
bool can_be_said(PieceSet pieces, bool wanted) {
    return wanted || std::popcount(pieces.corners) + std::popcount(pieces.edges) == 1;
}

// `concerns` tells which placements a piece is asked about, `fits` which of them are right.
template <class Concerns, class Fits>
bool demand_each(Demands& demands, PieceSet pieces, bool wanted, const Concerns& concerns,
                 const Fits& fits) {
    if (!can_be_said(pieces, wanted)) return false;
    for (const PieceKind kind : {PieceKind::corner, PieceKind::edge})
        if (of_kind(pieces, kind) != 0)
            demands.keep(kind, [&](Placement placement) {
                return !has_piece(pieces, kind, concerns(placement)) || fits(placement) == wanted;
            });
    return true;
}

bool demand_pieces_placed(Demands& demands, PieceSet pieces, bool wanted) {
    return demand_each(
        demands, pieces, wanted, [](Placement p) { return std::size_t{p.slot}; },
        [](Placement p) { return p.cubie.piece() == p.slot; });
}
bool demand_pieces_oriented(Demands& demands, PieceSet pieces, bool wanted) {
    return demand_each(
        demands, pieces, wanted, [](Placement p) { return p.cubie.piece(); },
        [](Placement p) { return p.cubie.orientation() == 0; });
}

bool demand_placed(Demands& demands, const Given& a, bool wanted) {
    return demand_pieces_placed(demands, a.pieces, wanted);
}
bool demand_oriented(Demands& demands, const Given& a, bool wanted) {
    return demand_pieces_oriented(demands, a.pieces, wanted);
}
template <PieceKind kind>
constexpr PieceSet all_of_kind = kind == PieceKind::corner ? only_corners : only_edges;

template <PieceKind kind>
bool demand_kind_placed(Demands& demands, const Given&, bool wanted) {
    return demand_pieces_placed(demands, all_of_kind<kind>, wanted);
}
template <PieceKind kind>
bool demand_kind_oriented(Demands& demands, const Given&, bool wanted) {
    return demand_pieces_oriented(demands, all_of_kind<kind>, wanted);
}

// Structure makes positions with the right twists and flips only.
bool demand_reachable(Demands& demands, const Given&, bool wanted) {
    if (wanted)
        demands.parities.keep_agreeing();
    else
        demands.parities.keep_differing();
    return true;
}

template <PieceKind kind>
bool demand_parity(Demands& demands, std::string_view text, bool wanted) {
    const bool is_odd = (text == "odd") == wanted;
    demands.parities.keep(kind, is_odd ? 2 : 1);
    return true;
}

// The others are home, and their parity is nobody's business.
template <PieceKind kind>
bool demand_alone(Demands& demands, const Given&, bool wanted) {
    if (!wanted) return false;
    demands.keep(structure::other_kind(kind),
                 [](Placement placement) { return placement.cubie == Cubie(placement.slot, 0); });
    demands.parities.set_free();
    demands.counting = kind;
    return true;
}
std::optional<std::string> known_parity(std::string_view text) {
    if (text != "even" && text != "odd") return std::nullopt;
    return std::string(text);
}
std::string all_parities() { return "even and odd"; }

const NameRow rows[] = {
    {.name    = "order",
     .type    = ValueType::number,
     .summary = "how many times the position must be repeated to come back to solved",
     .number  = [](const Cube& c, const Given&) { return std::int64_t(quick_order(c)); },
     .number_with_centres = [](const CentredCube& c,
                               const Given&) { return std::int64_t(order_of(c)); }},
    {.name    = "reachable",
     .type    = ValueType::truth,
     .summary = "turning can solve it",
     .truth   = [](const Cube& c, const Given&) { return is_reachable(c); },
     .demand  = demand_reachable},
    {.name        = "parity",
     .type        = ValueType::text,
     .summary     = "of its permutation of the corners: \"even\" or \"odd\"",
     .text        = [](const Cube& c, const Given&) { return parity_name(corner_parity(c)); },
     .demand_text = demand_parity<PieceKind::corner>,
     .known_text  = known_parity,
     .all_texts   = all_parities},
    {.name        = "edge_parity",
     .type        = ValueType::text,
     .summary     = "of its permutation of the edges; the same in reachable positions",
     .text        = [](const Cube& c, const Given&) { return parity_name(edge_parity(c)); },
     .demand_text = demand_parity<PieceKind::edge>,
     .known_text  = known_parity,
     .all_texts   = all_parities},
    {.name          = "is_solved",
     .type          = ValueType::truth,
     .summary       = "every piece is home",
     .truth         = [](const Cube& c, const Given&) { return c == solved; },
     .needs         = needs_all,
     .needs_suffice = true},
    {.name    = "corners_solved",
     .type    = ValueType::truth,
     .summary = "every corner is home",
     .truth   = [](const Cube& c, const Given&) { return pieces_home(c).contains(only_corners); },
     .needs   = needs_corners,
     .needs_suffice = true},
    {.name    = "edges_solved",
     .type    = ValueType::truth,
     .summary = "every edge is home",
     .truth   = [](const Cube& c, const Given&) { return pieces_home(c).contains(only_edges); },
     .needs   = needs_edges,
     .needs_suffice = true},
    {.name    = "corners_alone",
     .type    = ValueType::truth,
     .summary = "only corners count and every edge is home; they may be permuted oddly, too, "
                "which takes an exchange of two edges that nobody looks at",
     .truth   = [](const Cube& c, const Given&) { return pieces_home(c).contains(only_edges); },
     .needs   = needs_edges,
     .needs_suffice = true,
     .demand        = demand_alone<PieceKind::corner>},
    {.name    = "edges_alone",
     .type    = ValueType::truth,
     .summary = "the same of edges, while every corner is home",
     .truth   = [](const Cube& c, const Given&) { return pieces_home(c).contains(only_corners); },
     .needs   = needs_corners,
     .needs_suffice = true,
     .demand        = demand_alone<PieceKind::edge>},
    {.name    = "corners_placed",
     .type    = ValueType::truth,
     .summary = "every corner is in its slot, twisted or not",
     .truth   = [](const Cube& c, const Given&) { return pieces_placed(c).contains(only_corners); },
     .demand  = demand_kind_placed<PieceKind::corner>},
    {.name    = "edges_placed",
     .type    = ValueType::truth,
     .summary = "every edge is in its slot, flipped or not",
     .truth   = [](const Cube& c, const Given&) { return pieces_placed(c).contains(only_edges); },
     .demand  = demand_kind_placed<PieceKind::edge>},
    {.name    = "corners_oriented",
     .type    = ValueType::truth,
     .summary = "every corner shows its U or D sticker on U or D",
     .truth   = [](const Cube& c, const Given&) { return corners_in_sense(c); },
     .keeps   = keeping_twists,
     .demand  = demand_kind_oriented<PieceKind::corner>},
    {.name    = "edges_oriented",
     .type    = ValueType::truth,
     .summary = "no edge is flipped: turns of U, R, D, L and half turns of F and B bring it home",
     .truth   = [](const Cube& c, const Given&) { return edges_in_sense(c); },
     .keeps   = keeping_flips,
     .demand  = demand_kind_oriented<PieceKind::edge>},
    {.name    = "corners_home",
     .type    = ValueType::number,
     .summary = "how many corners are home",
     .number  = [](const Cube& c, const Given&) { return how_many(pieces_home(c).corners); }},
    {.name    = "edges_home",
     .type    = ValueType::number,
     .summary = "how many edges are home",
     .number  = [](const Cube& c, const Given&) { return how_many(pieces_home(c).edges); }},
    {.name    = "twisted_corners",
     .type    = ValueType::number,
     .summary = "how many corners are twisted in their own slots",
     .number =
         [](const Cube& c, const Given&) {
             return how_many(pieces_placed(c).corners & ~pieces_home(c).corners);
         }},
    {.name    = "flipped_edges",
     .type    = ValueType::number,
     .summary = "how many edges are flipped in their own slots",
     .number =
         [](const Cube& c, const Given&) {
             return how_many(pieces_placed(c).edges & ~pieces_home(c).edges);
         }},
    {.name    = "changed",
     .type    = ValueType::number,
     .summary = "how many pieces are not home",
     .number =
         [](const Cube& c, const Given&) {
             const PieceSet away = outside(pieces_home(c));
             return how_many(away.corners) + how_many(away.edges);
         }},
    {.name      = "cycles",
     .type      = ValueType::number,
     .parameter = Parameter::kind,
     .summary   = "how many cycles there are, pieces turned in place included",
     .number = [](const Cube& c, const Given& a) { return std::int64_t(count_cycles(c, a.kind)); }},
    {.name      = "cycles_of",
     .type      = ValueType::number,
     .parameter = Parameter::kind_and_length,
     .summary   = "how many of them have this many pieces: cycles_of(edges, 3)",
     .number =
         [](const Cube& c, const Given& a) {
             return std::int64_t(count_cycles(c, a.kind, static_cast<std::size_t>(a.length)));
         }},
    {.name      = "is_three_cycle",
     .type      = ValueType::truth,
     .parameter = Parameter::kind,
     .summary   = "three of them change places, unturned, and nothing else changes",
     .truth     = [](const Cube& c, const Given& a) { return is_three_cycle(c, a.kind); },
     .needs     = needs_the_other_kind},
    {.name      = "only_changes",
     .type      = ValueType::truth,
     .parameter = Parameter::face,
     .summary   = "only this layer has changed, and not by a mere turn of it (the papers' ALGr)",
     .truth     = [](const Cube& c, const Given& a) { return changes_only(c, a.face); },
     .needs     = needs_outside,
     .keeps     = keeping_the_face},
    {.name          = "solved_outside",
     .type          = ValueType::truth,
     .parameter     = Parameter::face,
     .summary       = "every piece outside this layer is home",
     .truth         = [](const Cube&  c,
                 const Given& a) { return pieces_home(c).contains(outside(layer_of(a.face))); },
     .needs         = needs_outside,
     .needs_suffice = true,
     .keeps         = keeping_the_face},
    {.name      = "home",
     .type      = ValueType::truth,
     .parameter = Parameter::pieces,
     .summary   = "these pieces are home: home(UF), home(UF, DBL)",
     .truth     = [](const Cube& c, const Given& a) { return pieces_home(c).contains(a.pieces); },
     .needs     = needs_the_pieces,
     .needs_suffice = true,
     .keeps         = keeping_the_pieces},
    {.name      = "placed",
     .type      = ValueType::truth,
     .parameter = Parameter::pieces,
     .summary   = "these pieces are in their slots, turned or not: placed(UF, DBL)",
     .truth     = [](const Cube& c, const Given& a) { return pieces_placed(c).contains(a.pieces); },
     .keeps     = keeping_the_pieces,
     .demand    = demand_placed},
    {.name      = "oriented",
     .type      = ValueType::truth,
     .parameter = Parameter::pieces,
     .summary   = "these pieces, wherever they are, are turned as corners_oriented and "
                  "edges_oriented mean it",
     .truth  = [](const Cube& c, const Given& a) { return pieces_oriented(c).contains(a.pieces); },
     .keeps  = keeping_oriented_pieces,
     .demand = demand_oriented},
    {.name      = "isomorphic_to",
     .type      = ValueType::truth,
     .parameter = Parameter::position,
     .summary   = "it is an isomorph of this CUBE: isomorphic_to(\"R U\")",
     .truth     = [](const Cube& c, const Given& a) { return representative(c) == a.cube; }},
    {.name    = "zip",
     .type    = ValueType::text,
     .summary = "its four numbers: zip == \"[9;9;0;0]\"",
     .text    = [](const Cube& c, const Given&) { return to_text(zip_of(c)); },
     .keeps   = keeping_nothing},
    {.name    = "pos_ref",
     .type    = ValueType::text,
     .summary = "the zip that represents its class",
     .text    = [](const Cube& c, const Given&) { return to_text(zip_of(representative(c))); }},
};

}  // namespace piece_names_detail

std::span<const NameRow> piece_names() { return piece_names_detail::rows; }

}  // namespace antipode
