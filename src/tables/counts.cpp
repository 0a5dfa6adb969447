#include "tables/counts.h"

#include <fmt/format.h>

#include <algorithm>

namespace antipode {

std::optional<std::string> difference_of_counts(std::span<const std::uint64_t> counted,
                                                std::span<const std::uint64_t> known) {
    const auto at = [](std::span<const std::uint64_t> counts, std::size_t distance) {
        return distance < counts.size() ? counts[distance] : 0;
    };
    for (std::size_t d = 0; d < std::max(counted.size(), known.size()); ++d)
        if (at(counted, d) != at(known, d))
            return fmt::format("has {} entries at distance {} instead of {}", at(counted, d), d,
                               at(known, d));
    return std::nullopt;
}

}  // namespace antipode
