#include "explore/where/names.h"

#include <algorithm>
#include <array>
#include <bit>

#include "cube/isomorphs.h"
#include "cube/kernel/conjugates.h"
#include "cube/papers.h"
#include "cube/validity.h"
#include "explore/messages.h"

namespace antipode {
namespace {

using Given = NameArguments;

constexpr PieceSet only_corners = {PieceSet::all_corners, 0};
constexpr PieceSet only_edges   = {0, PieceSet::all_edges};

std::int64_t how_many(std::uint32_t set) { return std::popcount(set); }

// How many of the 48 images are the given position.
std::int64_t count_images(const Cube& cube, const Cube& wanted) {
    std::array<Cube, Symmetry::count> images;
    kernel::conjugate_all(cube, images);
    return std::count(images.begin(), images.end(), wanted);
}

// The size of the class; as morph() of cube/isomorphs.h, by the fast kernel.
std::int64_t quick_morph(const Cube& cube) {
    std::array<Cube, Symmetry::count> images;
    kernel::conjugate_all(cube, images);
    const Cube   back  = inverse(cube);
    std::int64_t fixed = 0;
    for (const Cube& image : images) fixed += (image == cube) + (image == back);
    return static_cast<std::int64_t>(2 * Symmetry::count) / fixed;
}

std::string parity_name(int parity) { return parity == 0 ? "even" : "odd"; }

template <class Test>
SymmetrySet symmetries_where(const Test& test) {
    SymmetrySet set;
    for (Symmetry s : all_symmetries) set[s.index()] = test(s);
    return set;
}

bool keeps_axis(Symmetry s, Face face) {
    return image(s, face) == face || image(s, face) == opposite(face);
}

SymmetrySet keeping_the_face(const Given& a) {
    return symmetries_where([&](Symmetry s) { return image(s, a.face) == a.face; });
}
// Twists are counted from the stickers of U and D, flips also from those of F and B.
SymmetrySet keeping_twists(const Given&) {
    return symmetries_where([](Symmetry s) { return keeps_axis(s, Face::U); });
}
SymmetrySet keeping_flips(const Given&) {
    return symmetries_where(
        [](Symmetry s) { return keeps_axis(s, Face::U) && keeps_axis(s, Face::F); });
}
SymmetrySet keeping_the_piece(const Given& a) {
    return symmetries_where([&](Symmetry s) {
        // Slot s(i) holds piece i, so a piece that stays is in its own slot.
        return pieces_placed(symmetry_cubes[s.index()]).contains(a.piece);
    });
}
SymmetrySet keeping_nothing(const Given&) { return SymmetrySet(1); }

bool corners_in_sense(const Cube& cube) {
    return std::ranges::all_of(cube.corners, [](Cubie cubie) { return cubie.orientation() == 0; });
}
bool edges_in_sense(const Cube& cube) {
    return std::ranges::all_of(cube.edges, [](Cubie cubie) { return cubie.orientation() == 0; });
}

PieceSet needs_all(const Given&) { return every_piece; }
PieceSet needs_corners(const Given&) { return only_corners; }
PieceSet needs_edges(const Given&) { return only_edges; }
PieceSet needs_the_piece(const Given& a) { return a.piece; }
PieceSet needs_outside(const Given& a) { return outside(layer_of(a.face)); }
PieceSet needs_the_other_kind(const Given& a) {
    return a.kind == PieceKind::corner ? only_edges : only_corners;
}

const NameRow known_names[] = {
    {.name    = "order",
     .type    = ValueType::number,
     .summary = "how many times the position must be repeated to come back to solved",
     .number  = [](const Cube& c, const Given&) { return std::int64_t(quick_order(c)); }},
    {.name    = "morph",
     .type    = ValueType::number,
     .summary = "how many isomorphs it has: images under the 48 symmetries and inversion",
     .number  = [](const Cube& c, const Given&) { return quick_morph(c); }},
    {.name    = "symmetries",
     .type    = ValueType::number,
     .summary = "how many of the 48 symmetries leave it as it is",
     .number  = [](const Cube& c, const Given&) { return count_images(c, c); }},
    {.name    = "antisymmetries",
     .type    = ValueType::number,
     .summary = "how many of the 48 symmetries make it its inverse",
     .number  = [](const Cube& c, const Given&) { return count_images(c, inverse(c)); }},
    {.name    = "symmetry",
     .type    = ValueType::text,
     .summary = "the name of its symmetries, such as \"D3d\"",
     .text    = [](const Cube& c,
                const Given&) { return std::string(symmetry_class(symmetries_of(c)).name); }},
    {.name    = "antisymmetry",
     .type    = ValueType::text,
     .summary = "the name of its symmetries and antisymmetries together; \"\" if it has none",
     .text    = [](const Cube& c,
                const Given&) { return std::string(antisymmetry_name(c).value_or("")); }},
    {.name    = "label",
     .type    = ValueType::text,
     .summary = "both, as Cube Explorer writes them: \"S6{D3d}\"",
     .text    = [](const Cube& c, const Given&) { return symmetry_label(c); }},
    {.name    = "self_inverse",
     .type    = ValueType::truth,
     .summary = "doing it twice solves the cube",
     .truth   = [](const Cube& c, const Given&) { return is_self_inverse(c); }},
    {.name    = "reachable",
     .type    = ValueType::truth,
     .summary = "turning can solve it",
     .truth   = [](const Cube& c, const Given&) { return is_reachable(c); }},
    {.name    = "parity",
     .type    = ValueType::text,
     .summary = "of its permutation of the corners: \"even\" or \"odd\"",
     .text    = [](const Cube& c, const Given&) { return parity_name(corner_parity(c)); }},
    {.name    = "edge_parity",
     .type    = ValueType::text,
     .summary = "of its permutation of the edges; the same in reachable positions",
     .text    = [](const Cube& c, const Given&) { return parity_name(edge_parity(c)); }},
    {.name    = "is_solved",
     .type    = ValueType::truth,
     .summary = "every piece is home",
     .truth   = [](const Cube& c, const Given&) { return c == solved; },
     .needs   = needs_all},
    {.name    = "corners_solved",
     .type    = ValueType::truth,
     .summary = "every corner is home",
     .truth   = [](const Cube& c, const Given&) { return pieces_home(c).contains(only_corners); },
     .needs   = needs_corners},
    {.name    = "edges_solved",
     .type    = ValueType::truth,
     .summary = "every edge is home",
     .truth   = [](const Cube& c, const Given&) { return pieces_home(c).contains(only_edges); },
     .needs   = needs_edges},
    {.name    = "corners_placed",
     .type    = ValueType::truth,
     .summary = "every corner is in its slot, twisted or not",
     .truth = [](const Cube& c, const Given&) { return pieces_placed(c).contains(only_corners); }},
    {.name    = "edges_placed",
     .type    = ValueType::truth,
     .summary = "every edge is in its slot, flipped or not",
     .truth   = [](const Cube& c, const Given&) { return pieces_placed(c).contains(only_edges); }},
    {.name    = "corners_oriented",
     .type    = ValueType::truth,
     .summary = "every corner shows its U or D sticker on U or D",
     .truth   = [](const Cube& c, const Given&) { return corners_in_sense(c); },
     .keeps   = keeping_twists},
    {.name    = "edges_oriented",
     .type    = ValueType::truth,
     .summary = "no edge is flipped: turns of U, R, D, L and half turns of F and B bring it home",
     .truth   = [](const Cube& c, const Given&) { return edges_in_sense(c); },
     .keeps   = keeping_flips},
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
    {.name      = "solved_outside",
     .type      = ValueType::truth,
     .parameter = Parameter::face,
     .summary   = "every piece outside this layer is home",
     .truth     = [](const Cube&  c,
                 const Given& a) { return pieces_home(c).contains(outside(layer_of(a.face))); },
     .needs     = needs_outside,
     .keeps     = keeping_the_face},
    {.name      = "home",
     .type      = ValueType::truth,
     .parameter = Parameter::piece,
     .summary   = "this piece is home: home(UF), home(DBL)",
     .truth     = [](const Cube& c, const Given& a) { return pieces_home(c).contains(a.piece); },
     .needs     = needs_the_piece,
     .keeps     = keeping_the_piece},
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

}  // namespace

Message name_of(ValueType type) {
    constexpr std::string_view names[] = {"truth", "number", "text"};
    return explore_message<"value-type">(names[static_cast<std::size_t>(type)]);
}

std::string_view text_of(Parameter parameter) {
    constexpr std::string_view texts[] = {
        "", "(face)", "(corners|edges)", "(corners|edges, length)", "(piece)", "(\"CUBE\")"};
    return texts[static_cast<std::size_t>(parameter)];
}

std::span<const NameRow> name_rows() { return known_names; }

const NameRow* find_name(std::string_view name) {
    for (const NameRow& row : known_names)
        if (row.name == name) return &row;
    return nullptr;
}

}  // namespace antipode
