// Random positions for RapidCheck, on top of the random words of the notation
// layer: `rc::check([](const Cube& any, const Reachable& turned, Symmetry s) {...})`.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <ostream>

#include "cube/facelets.h"
#include "cube/random_cube.h"
#include "tests/notation/generators.h"

namespace antipode::testing {

// A position that turning reaches.
struct Reachable {
    Cube cube;
};

inline void showValue(const Reachable& r, std::ostream& out) {
    out << to_text(facelets_of(r.cube));
}

}  // namespace antipode::testing

namespace antipode {

inline void showValue(const Cube& cube, std::ostream& out) { out << to_text(facelets_of(cube)); }

}  // namespace antipode

namespace rc {

// Any position of G. There is no order among positions in which one is simpler
// than another, so nothing shrinks.
template <>
struct Arbitrary<antipode::Cube> {
    static Gen<antipode::Cube> arbitrary() {
        return gen::map(gen::noShrink(gen::inRange<std::uint64_t>(0, UINT64_MAX)),
                        [](std::uint64_t seed) {
                            antipode::Random random(seed);
                            return antipode::random_assembled(random);
                        });
    }
};

template <>
struct Arbitrary<antipode::testing::Reachable> {
    static Gen<antipode::testing::Reachable> arbitrary() {
        return gen::map(gen::noShrink(gen::inRange<std::uint64_t>(0, UINT64_MAX)),
                        [](std::uint64_t seed) {
                            antipode::Random random(seed);
                            return antipode::testing::Reachable{antipode::random_reachable(random)};
                        });
    }
};

}  // namespace rc
