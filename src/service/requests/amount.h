// Amounts as people write them, a number and its unit: spans of time such as 200ms, 2.5s, 3m, 1h,
// where a bare number counts seconds; and memory such as 500M, 3G, 1.5GB, in powers of 1000.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "base/result.h"

namespace antipode::service {

// Longer than nothing and at most a year.
Result<std::chrono::nanoseconds> parse_duration(std::string_view text);

// At least a megabyte.
Result<std::uint64_t> parse_size(std::string_view text);

}  // namespace antipode::service
