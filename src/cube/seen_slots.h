// What is known of the piece in each slot, and a position that agrees with it.
#pragma once

#include <array>
#include <optional>

#include "cube/incomplete.h"

namespace antipode {

struct SeenSlot {
    std::optional<std::size_t> piece;
    std::optional<std::size_t> orientation;
};

struct SeenSlots {
    std::array<SeenSlot, corner_count> corners{};
    std::array<SeenSlot, edge_count>   edges{};
};

// Unknown pieces go wherever is room for them, so that turning reaches the position.
// Wrong if a law about pieces that are all known is broken, or if a piece occurs twice.
Result<IncompleteCube> assemble(const SeenSlots& seen);

// From the JSON of cube/json_form.h with null for what is not known.
Result<SeenSlots> parse_seen_json(std::string_view text);

}  // namespace antipode
