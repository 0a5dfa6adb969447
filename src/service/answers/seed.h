// A seed nobody asked for.
#pragma once

#include <cstdint>

#include "base/random.h"

namespace antipode::service {

// Less than 2^53, so that every reader of JSON sees the whole number.
inline std::uint64_t drawn_seed() { return Random::from_device().next() >> 11; }

}  // namespace antipode::service
