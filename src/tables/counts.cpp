#include "tables/counts.h"

#include <algorithm>

#include "tables/messages.h"

namespace antipode {

std::optional<Message> difference_of_counts(std::span<const std::uint64_t> counted,
                                            std::span<const std::uint64_t> known) {
    const auto at = [](std::span<const std::uint64_t> counts, std::size_t distance) {
        return distance < counts.size() ? counts[distance] : 0;
    };
    for (std::size_t d = 0; d < std::max(counted.size(), known.size()); ++d)
        if (at(counted, d) != at(known, d))
            return table_message<"table-counts">(at(counted, d), d, at(known, d));
    return std::nullopt;
}

}  // namespace antipode
