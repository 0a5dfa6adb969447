// Conditions by their text, and classes by a plain way: the first of all images.
#pragma once

#include <string>
#include <string_view>

#include "cube/forms.h"
#include "explore/structure/relations.h"
#include "explore/where/wanted.h"

namespace antipode::testing {

inline structure::WantedSet wanted(std::string_view condition, const IsomorphismSet& same) {
    return wanted_positions(*parse_condition(condition), same);
}

// The twists of all six centres count.
inline structure::WantedSet centred_wanted(std::string_view condition, const IsomorphismSet& same) {
    auto wanted = wanted_positions(*parse_condition(condition, all_centres), same);
    for (structure::WantedPart& part : wanted.parts) part.demands.with_centres = true;
    return wanted;
}

inline std::string first_image(const CentredCube& cube, const IsomorphismSet& same) {
    std::string first;
    for (const Isomorphism each : members_of(same)) {
        const std::string image = to_text(structure::isomorph(cube, each), Form::facelets);
        if (first.empty() || image < first) first = image;
    }
    return first;
}
inline std::string first_image(const Cube& cube, const IsomorphismSet& same) {
    return first_image(with_centres(cube, {}), same);
}

}  // namespace antipode::testing
