// What a turn costs: the half-turn metric (face turns) counts every turn as one, the
// quarter-turn metric a half turn as two.
#pragma once

#include "notation/metric.h"
#include "notation/move.h"

namespace antipode {

struct TurnCosts {
    unsigned quarter = 1;
    unsigned half    = 1;

    constexpr unsigned of(Move m) const { return m.turn() == Turn::half ? half : quarter; }

    friend constexpr bool operator==(const TurnCosts&, const TurnCosts&) = default;
};

constexpr TurnCosts turn_costs(Metric metric) {
    return {.quarter = 1, .half = metric == Metric::qtm ? 2U : 1U};
}

}  // namespace antipode
