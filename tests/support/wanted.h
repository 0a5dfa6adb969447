// Conditions by their text, and classes by a plain way: the first of all images.
#pragma once

#include <string>
#include <string_view>

#include "cube/facelets.h"
#include "explore/structure/relations.h"
#include "explore/where/wanted.h"

namespace antipode::testing {

inline structure::Wanted wanted(std::string_view condition, const IsomorphismSet& same) {
    return wanted_positions(*parse_condition(condition), same);
}

inline std::string first_image(const Cube& cube, const IsomorphismSet& same) {
    std::string first;
    for (const Isomorphism each : members_of(same)) {
        const std::string image = to_text(facelets_of(structure::isomorph(cube, each)));
        if (first.empty() || image < first) first = image;
    }
    return first;
}

}  // namespace antipode::testing
