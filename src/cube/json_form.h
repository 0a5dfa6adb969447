// A position as a JSON object: {"cp":[…],"co":[…],"ep":[…],"eo":[…]}, by slot,
// pieces numbered from 0 as in cube/geometry.h, or {"facelets":"…54 letters…"}.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "cube/cube.h"

namespace antipode {

std::string  to_json_form(const Cube& cube);
Result<Cube> parse_json_form(std::string_view text);

}  // namespace antipode
