// A fast checksum against accidents: XXH3, 64 bits, as fast as memory is read.
// It is no protection against people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace antipode {

std::uint64_t checksum(std::span<const std::byte> bytes);

}  // namespace antipode
