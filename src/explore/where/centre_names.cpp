#include <algorithm>

#include "explore/structure/symmetry_types.h"
#include "explore/where/names.h"

namespace antipode {
namespace centre_names_detail {

using Given = NameArguments;

std::int64_t turned_centres(const CentredCube& cube) {
    return std::ranges::count_if(all_faces, [&](Face f) { return cube.twists[f] != 0; });
}

std::int64_t counted_centres(const CentredCube& cube) {
    return std::ranges::count_if(all_faces, [&](Face f) { return cube.counted.has(f); });
}

// A mirror turns a twist round, and so does inversion.
IsomorphismSet keeping_the_twist(const Given& a) {
    SymmetrySet rotations;
    SymmetrySet mirrors;
    for (const Symmetry s : all_symmetries)
        if (image(s, a.face) == a.face) (s.is_mirror() ? mirrors : rotations)[s.index()] = true;
    return isomorphisms_with(rotations, mirrors);
}

const NameRow rows[] = {
    {.name               = "centres_solved",
     .type               = ValueType::truth,
     .summary            = "with centres: no centre is turned",
     .truth_with_centres = [](const CentredCube& c,
                              const Given&) { return c.twists == CentreTwists{}; }},
    {.name                = "centres_home",
     .type                = ValueType::number,
     .summary             = "with centres: how many of those that count are not turned",
     .number_with_centres = [](const CentredCube& c,
                               const Given&) { return counted_centres(c) - turned_centres(c); }},
    {.name                = "twisted_centres",
     .type                = ValueType::number,
     .summary             = "with centres: how many are turned",
     .number_with_centres = [](const CentredCube& c, const Given&) { return turned_centres(c); }},
    {.name      = "centre",
     .type      = ValueType::number,
     .parameter = Parameter::face,
     .summary   = "with centres: the quarter turns of this face's centre, clockwise, 0 to 3",
     .number_with_centres = [](const CentredCube& c,
                               const Given&       a) { return std::int64_t(c.twists[a.face]); },
     .keeps               = keeping_the_twist},
};

}  // namespace centre_names_detail

std::span<const NameRow> centre_names() { return centre_names_detail::rows; }

}  // namespace antipode
