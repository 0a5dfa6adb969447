// A position as a JSON object: {"cp":[…],"co":[…],"ep":[…],"eo":[…]}, by slot,
// pieces numbered from 0 as in cube/geometry.h, or {"facelets":"…54 letters…"}; either
// also with "centres":[…], the quarter turns of U R F D L B, null for one that does not
// count.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/centres.h"

namespace antipode {

std::string to_json_form(const Cube& cube);
std::string to_json_form(const CentredCube& cube);

struct JsonPosition {
    Cube                   cube;
    std::optional<Centres> centres = std::nullopt;  // if they are said
};
Result<JsonPosition> parse_json_form(std::string_view text);

}  // namespace antipode
