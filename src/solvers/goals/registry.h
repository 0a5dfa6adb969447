// The goals by name, as data: help, listings, requests and tests read these rows; a new
// goal is a new one.
//
//     for (const GoalRow& row : goal_rows()) tell(row.name, row.summary);
//     const auto goals = named_goals("cross", {.face = "any"});      // on each of six faces
//     const auto block = named_goals("DBL DB DL BL", {});            // a list of pieces
//
// A goal is said in one place of the cube, and met wherever a rotation takes it. In a list
// DB is home; DB- is in its slot, turned in any way; DB+ is turned right, in any slot.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "notation/symmetry.h"
#include "solvers/goals/goal.h"
#include "solvers/goals/place.h"

namespace antipode::goals {

struct GoalRow {
    std::string_view name;
    std::string_view summary;
    // What tells its places apart, in the place where it is said: a face, an axis (ud, rl,
    // fb), or pieces.
    std::string_view face = {};
    std::string_view axis = {};
    std::string_view at   = {};
    // Pieces at home, turned right, and sets that share their slots, with | between them.
    std::string_view home              = {};
    std::string_view turned            = {};
    std::string_view within            = {};
    bool             half_turn_corners = false;
};

// Names may have several rows, of which each is met by its own pieces.
std::span<const GoalRow>      goal_rows();
std::vector<std::string_view> goal_names();  // each once

// A goal in one of its places: met by the cube that the symmetry has taken there.
struct PlacedGoal {
    Goal        goal;
    Symmetry    symmetry;
    std::string where;  // "D", "ud", "D FR"; empty if there is one place only

    friend bool operator==(const PlacedGoal&, const PlacedGoal&) = default;
};

bool is_met(const PlacedGoal& placed, const Cube& cube);

Result<std::vector<PlacedGoal>> named_goals(std::string_view name, const GoalPlace& place);

// Its name, wherever it is met, or its pieces as in a list.
std::string text_of(const Goal& goal);

// The positions that turning cannot tell from the goal's: a list of pieces as above.
Result<Goal> parse_piece_goal(std::string_view text);

}  // namespace antipode::goals
