// Positions as test cases write them.
#pragma once

#include <string_view>

#include "service/answers/position.h"

namespace antipode::testing {

inline service::Position position(std::string_view text) { return *service::read_position(text); }

}  // namespace antipode::testing
