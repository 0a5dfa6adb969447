// Whether there is memory for as many things as a request asks for.
//
//     if (auto error = no_room_for({"cosets", 10'000'000, 80})) return *error;
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/result.h"

namespace antipode::service {

struct Amount {
    std::string_view things;  // "cosets" or "cubes"
    std::uint64_t    count = 0;
    std::uint64_t    bytes = 0;  // of each
};

// Tells the estimate where there is none.
std::optional<Error> no_room_for(const Amount& amount);

}  // namespace antipode::service
