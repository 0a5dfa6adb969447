// The colours of pictures; those who draw are in cube/drawing.
#pragma once

#include "cube/drawing/drawing.h"
#include "cube/drawing/text.h"
#include "service/answers/position.h"

namespace antipode::service {

std::vector<std::string_view> scheme_names();

// {"schemes":[{"name":"wca","summary":…,"colours":{"U":"#f8f8f6",…},"plastic":…}]},
// with "symbols" where a scheme has them.
Json schemes_json();

}  // namespace antipode::service
