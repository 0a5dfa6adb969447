// Amounts of memory as people write them: 500M, 3G, 1.5GB; powers of 1000.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/result.h"

namespace antipode::service {

// At least a megabyte.
Result<std::uint64_t> parse_size(std::string_view text);

}  // namespace antipode::service
