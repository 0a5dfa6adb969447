// How many turns what is seen in a few views together is from the goal: a byte for each
// combination of their states, filled breadth-first from the goal.
//
//     fill_bounds({.views = {&twists, &slice}, .steps = steps}, memory)
//     memory[twist * slice.size() + slice_state]
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "solvers/goals/view.h"

namespace antipode::goals {

inline constexpr std::uint8_t never_reached = 0xff;  // the steps do not lead there

struct FillRequest {
    std::vector<const ViewStates*> views;  // at least one
    const GoalSteps&               steps;
    unsigned                       threads = 1;
    std::stop_token                stop    = {};
};

// Of an entry for each combination, the last view's states next to each other. False if it was
// stopped.
bool fill_bounds(const FillRequest& request, std::span<std::uint8_t> entries);

// Entries at distance 0, 1, 2, ….
std::vector<std::uint64_t> counts_by_distance(std::span<const std::uint8_t> entries);

}  // namespace antipode::goals
