// Positions for the tests of this folder.
#pragma once

#include <rapidcheck.h>

#include <string_view>

#include "cube/algebra.h"
#include "cube/forms.h"
#include "cube/random_cube.h"

namespace antipode::testing {

inline Cube cube(std::string_view text) { return *parse_cube(text); }

inline Cube papers_word(std::string_view word) {
    return *parse_cube(word, {.form = Form::maneuver, .alphabet = Alphabet::papers});
}

// Any way to put the pieces together, reachable or not.
inline rc::Gen<Cube> any_cube() {
    return rc::gen::map(rc::gen::arbitrary<std::uint64_t>(), [](std::uint64_t seed) {
        Random random(seed);
        return random_assembled(random);
    });
}

}  // namespace antipode::testing
