// The fields that say how far a cube is to be solved, where that is not all the way.
//
//     const auto goal = read_goal(fields);       // nothing where no goal is said
#pragma once

#include "service/engine/solver_choice.h"
#include "service/requests/fields.h"

namespace antipode::service {

std::vector<std::string_view> face_names();  // with "any"
std::vector<std::string_view> axis_names();

inline constexpr std::int64_t most_solutions = 1'000'000;

inline constexpr std::array goal_fields = {
    field("goal",
          "solve no further than this: a goal by name, as antipode goals lists them, or pieces "
          "like \"DF DR DFR\" (DF- for the place alone, DF+ for the orientation alone); the "
          "shortest way is always proven",
          within({1, 500}), typed({.value = "GOAL", .usual = goals::goal_names})),
    flag("open",
         "cubes are incomplete: 54 stickers with . for what may end anywhere, lower case for a "
         "place alone and * for an orientation alone, or JSON with null"),
    field("face", "with {goal}: its face, or any (default D, for last layers U)",
          one_of(face_names), typed("FACE")),
    field("axis", "with {goal}: its axis (default any)", one_of(axis_names), typed("AXIS")),
    field("at",
          "with {goal}: where it is, as the pair FR of an x-cross or the corner DBL of a 2x2x2, or "
          "any (the default)",
          within({1, 50}), typed("PIECES")),
    field("from",
          "with {goal}: a goal that the cube already meets, on any face or axis; only turns that "
          "keep it are made",
          within({1, 500}), typed({.value = "GOAL", .usual = goals::goal_names})),
    field("count", Kind::whole, "with {goal} or {open}: this many solutions, in order of length",
          within({1, most_solutions}), typed("N", 'n')),
    field("slack", Kind::whole,
          "with {goal} or {open}, and {all}: also those that are this many turns longer than the "
          "shortest",
          within({0, 20}), typed("N")),
    flag("niss", "with {goal}: also make moves on the inverse, written ^(A)"),
    flag("rotate",
         "with {goal} or {open}, and {moves}: turn the whole cube first, in whichever way helps"),
};

// Nothing where neither a goal nor "open" is said. Of "open" the goals are still missing:
// they stand in the cubes.
Result<std::optional<GoalChoice>> read_goal(const Fields& fields);

// An incomplete cube, and what is wanted of it.
struct OpenPosition {
    Cube              cube;
    goals::PlacedGoal goal;
};
Result<OpenPosition> read_open_position(std::string_view text);

}  // namespace antipode::service
