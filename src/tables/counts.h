// Compares the entries counted in a table with those that must be there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "base/message.h"

namespace antipode {

// The first difference, to complete "the table …"; nothing if all agree.
std::optional<Message> difference_of_counts(std::span<const std::uint64_t> counted,
                                            std::span<const std::uint64_t> known);

}  // namespace antipode
