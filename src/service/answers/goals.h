// Ways to a goal as text and JSON, and the goals by name.
#pragma once

#include <string>

#include "service/engine/solve_answer.h"
#include "service/json_fwd.h"
#include "solvers/goals/registry.h"

namespace antipode::service {

// Whether nothing shorter reaches the goal.
bool is_shortest(const goals::GoalSolution& solution, const SolveAnswer& answer);

// "R U ^(F)  (3f*)   //ud"; the place only if several were possible.
enum class GoalPlaces : std::uint8_t { one, several };
std::string goal_line(const goals::GoalSolution& solution, const SolveAnswer& answer,
                      GoalPlaces places);

// {"solution":"R U ^(F)","normal":"R U","inverse":"F","length":3,"optimal":true,
//  "where":"ud","reached":"<54>"}; "rotation" where the cube is turned first. Both parts
// and the position that is reached are there for the next step.
Json to_json(const goals::GoalSolution& solution, const SolveAnswer& answer);

// The same as an answer of its own, with "cube", "goal" and "metric": a line of
// `antipode solve --goal --json`.
Json goal_answer_json(const goals::GoalSolution& solution, const SolveAnswer& answer);

// What to_json() gives, read again; nothing for something else.
std::optional<goals::GoalSolution> goal_solution_from(const Json& json);

// {"name":…,"summary":…,"face":"D","axis":null,"at":"FR"}: what tells the places of a goal
// apart, with the place in which it is drawn.
Json to_json(const goals::GoalRow& row);

}  // namespace antipode::service
