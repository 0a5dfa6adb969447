// A number of bytes for people, with three digits and powers of 1000: "564 MB".
#pragma once

#include <cstdint>
#include <string>

namespace antipode {

std::string size_text(std::uint64_t bytes);

}  // namespace antipode
