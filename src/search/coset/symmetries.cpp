#include "search/coset/symmetries.h"

namespace antipode::coset {

CosetSymmetries::CosetSymmetries(const Cube& cube, Extent extent) : cube_(cube) {
    for (std::size_t i = 0; i < AxisSymmetry::count; ++i) {
        const Symmetry s     = symmetry(axis_symmetry(i));
        const Cube     image = conjugate(cube, s);
        if (!are_in_one_coset(image, cube, extent)) continue;
        symmetries_.push_back(s);
        of_axis_.push_back(axis_symmetry(i));
        if (i == 0) continue;
        const Cube back = cube * inverse(image);  // k⁻¹
        frames_.push_back({.before = back * symmetry_cubes[inverse(s).index()],
                           .after  = symmetry_cubes[s.index()]});
    }
}

}  // namespace antipode::coset
