#include "search/coset/symmetries.h"

#include "search/coset/coset.h"

namespace antipode::coset {

CosetSymmetries::CosetSymmetries(const Cube& cube) : cube_(cube) {
    for (std::size_t i = 0; i < AxisSymmetry::count; ++i) {
        const Symmetry s     = symmetry(axis_symmetry(i));
        const Cube     image = conjugate(cube, s);
        if (!are_in_one_coset(image, cube)) continue;
        symmetries_.push_back(s);
        if (i == 0) continue;
        const Cube back = cube * inverse(image);  // k⁻¹
        frames_.push_back({.before = back * symmetry_cubes[inverse(s).index()],
                           .after  = symmetry_cubes[s.index()]});
    }
}

}  // namespace antipode::coset
