// 2x2x2 cubes as test cases write them.
#pragma once

#include <rapidcheck.h>

#include <string_view>

#include "pocket/forms.h"
#include "pocket/position.h"
#include "tests/notation/generators.h"

namespace antipode::testing {

inline pocket::HeldCube pocket_cube(std::string_view text) { return pocket::read(text)->cube; }

inline std::vector<Symmetry> all_rotations() {
    return {all_symmetries.begin(), all_symmetries.begin() + Symmetry::rotations};
}

// Any of the 88 179 840.
inline pocket::HeldCube random_held(Random& random) {
    return home_cube(pocket::random_position(random))
           * Symmetry::from_index(random.below(Symmetry::rotations));
}

}  // namespace antipode::testing

namespace rc {

template <>
struct Arbitrary<antipode::pocket::HeldCube> {
    static Gen<antipode::pocket::HeldCube> arbitrary() {
        return gen::map(gen::noShrink(gen::inRange<std::uint64_t>(0, UINT64_MAX)),
                        [](std::uint64_t seed) {
                            antipode::Random random(seed);
                            return antipode::testing::random_held(random);
                        });
    }
};

}  // namespace rc

namespace antipode::pocket {

inline void showValue(const HeldCube& cube, std::ostream& out) {
    out << to_text(painting_of(cube));
}

}  // namespace antipode::pocket
