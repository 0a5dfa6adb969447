// Which views of a position are put together in which tables, for a goal and a room.
//
//     const Plan plan = plan_tables(goal, steps, {.entries = 8'000'000});
//     plan.front()      // the views of the first table
//
// If everything that matters fits one table, that is all: its bounds are distances. Else
// there is at least one table for each kind of pieces and some that look at both, each as
// large as the room allows, and every piece that matters is seen by one of them.
#pragma once

#include <vector>

#include "solvers/goals/view.h"

namespace antipode::goals {

using Plan = std::vector<std::vector<View>>;

struct Room {
    std::uint64_t entries = 4'500'000;  // of one table, at most
};

Plan plan_tables(const Goal& goal, const GoalSteps& steps, const Room& room);

}  // namespace antipode::goals
