// The usual colours of cubes by their names.
#pragma once

#include <optional>

#include "colours/patch.h"

namespace antipode::colours {

enum class ColourName : std::uint8_t { white, red, green, yellow, orange, blue };

// In the order of the faces U R F D L B of a cube with the usual scheme, held with white up
// and green in front.
inline constexpr std::string_view colour_letters = "wrgyob";

struct Naming {
    PerColour<ColourName> names;
    double                lead = 0;  // over the next best naming, as a logarithm
};

// Names six colours, given as features (colour_model.h), whatever the light.
Naming name_colours(const PerColour<Vector3>& means);

// One patch by itself, as programs do that decide sticker by sticker.
ColourName nearest_colour(const Rgb& patch);

}  // namespace antipode::colours
