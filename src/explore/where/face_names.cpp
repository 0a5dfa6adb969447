#include <algorithm>
#include <bit>

#include "cube/facelets.h"
#include "explore/structure/symmetry_types.h"
#include "explore/where/names.h"

namespace antipode {
namespace face_names_detail {

using Given = NameArguments;
using structure::Demands;

template <class Test>
bool all_faces_are(const Cube& cube, structure::FaceSet faces, const Test& test) {
    const Facelets facelets = facelets_of(cube);
    return std::ranges::all_of(all_faces, [&](Face face) {
        return !structure::has_face(faces, face) || test(facelets, face);
    });
}

// A drawing that may be laid in any way, without fixed colours, goes round with the faces.
IsomorphismSet keeping_the_faces(const Given& a) {
    const bool  is_fixed = std::ranges::any_of(a.patterns, [](const FacePattern& pattern) {
        return pattern.as_drawn || std::ranges::any_of(pattern.cells, [](char cell) {
                   return face_letters.find(cell) != std::string_view::npos;
               });
    });
    SymmetrySet kept(1);
    for (Symmetry s : all_symmetries) {
        structure::FaceSet images = 0;
        for (Face face : all_faces)
            if (structure::has_face(a.faces, face))
                images = static_cast<structure::FaceSet>(images | 1U << index(image(s, face)));
        if (!is_fixed) kept[s.index()] = images == a.faces;
    }
    return isomorphisms_with(kept, {});
}
IsomorphismSet keeping_all_symmetries(const Given&) { return symmetries_only(); }

// That one of several faces is otherwise cannot be said face by face.
bool can_be_said(structure::FaceSet faces, bool wanted) {
    return wanted || std::popcount(faces) == 1;
}

bool demand_patterns(Demands& demands, const Given& a, bool wanted) {
    if (!can_be_said(a.faces, wanted)) return false;
    demands.faces.require(a.faces, {.patterns = a.patterns, .wanted = wanted});
    return true;
}
bool demand_counts(Demands& demands, const Given& a, bool wanted) {
    if (!can_be_said(a.faces, wanted)) return false;
    const unsigned counts = wanted ? a.counts : ~unsigned{a.counts};
    demands.faces.require(a.faces, static_cast<structure::ColourCounts>(counts));
    return true;
}
bool demand_continuous(Demands& demands, const Given&, bool wanted) {
    demands.continuous = demands.continuous || wanted;
    return wanted;
}

const NameRow rows[] = {
    {.name      = "shows",
     .type      = ValueType::truth,
     .parameter = Parameter::patterns,
     .summary   = "each of these faces shows one of the drawings: shows(all, \"aba/bab/aba\"), "
                  "shows(UD, \"dot|plus\")",
     .truth =
         [](const Cube& c, const Given& a) {
             return all_faces_are(c, a.faces, [&](const Facelets& facelets, Face face) {
                 return shows_any(facelets, face, a.patterns);
             });
         },
     .keeps  = keeping_the_faces,
     .demand = demand_patterns},
    {.name      = "colours",
     .type      = ValueType::truth,
     .parameter = Parameter::colour_counts,
     .summary   = "each of these faces has one of these numbers of colours: colours(all, 1, 2)",
     .truth =
         [](const Cube& c, const Given& a) {
             return all_faces_are(c, a.faces, [&](const Facelets& facelets, Face face) {
                 return (a.counts >> (colours_on(facelets, face) - 1) & 1) != 0;
             });
         },
     .keeps  = keeping_the_faces,
     .demand = demand_counts},
    {.name    = "continuous",
     .type    = ValueType::truth,
     .summary = "neighbouring edges and corners agree on both faces they share, or on neither",
     .truth   = [](const Cube& c, const Given&) { return is_continuous(facelets_of(c)); },
     .keeps   = keeping_all_symmetries,
     .demand  = demand_continuous},
};

}  // namespace face_names_detail

std::span<const NameRow> face_names() { return face_names_detail::rows; }

}  // namespace antipode
