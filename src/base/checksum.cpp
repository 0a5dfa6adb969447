#include "base/checksum.h"

// The header holds the whole algorithm; this takes it from there, so that
// nothing needs to be linked.
#define XXH_INLINE_ALL
#include <xxhash.h>

namespace antipode {

std::uint64_t checksum(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

}  // namespace antipode
