// What one run over a coset leaves for the next: memory that the system has already given,
// and lists that are the same for all cosets of a metric.
#pragma once

#include <memory>
#include <optional>

#include "base/mapping.h"
#include "search/coset/last_turns.h"

namespace antipode::coset {

struct Reserve {
    std::optional<Mapping>     memory;
    std::unique_ptr<LastTurns> last_turns;
};

}  // namespace antipode::coset
