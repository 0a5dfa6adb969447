// Spans of time as people write them: 200ms, 2.5s, 3m, 1h; a bare number counts
// seconds.
#pragma once

#include <chrono>
#include <string_view>

#include "base/result.h"

namespace antipode::service {

// Longer than nothing and at most a year.
Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

}  // namespace antipode::service
