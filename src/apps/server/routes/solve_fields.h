// What a request to solve says, at once or as a job, and what is answered.
#pragma once

#include <array>

#include "apps/server/route.h"
#include "service/answers/solve.h"
#include "service/requests/solve.h"

namespace antipode::server {

// A way to a goal.
inline constexpr std::array goal_way_fields = {
    always("solution", "^(A) are moves on the inverse"),
    always("length", Kind::whole),
    always("optimal", Kind::flag, "whether nothing shorter reaches the goal"),
    always("normal", "the moves made on the cube"),
    always("inverse", "those made on its inverse"),
    sometimes("rotation", "how the whole cube is turned first"),
    nullable("where", "the face, axis or pieces of the goal"),
    always("reached", "the position of the goal, 54 facelets"),
};

inline constexpr Shape goal_way_shape = {"FoundWay", goal_way_fields};

inline constexpr std::array solve_answer_fields = {
    always("cube", "the position, 54 facelets"),
    nullable("solution", "the maneuver, or null if none was found"),
    sometimes("generator", with_need(Need::optional_nullable), "if asked for"),
    sometimes("solutions", Kind::texts, "all of them, if asked for"),
    nullable("length", Kind::whole, "of the solution"),
    always("metric", one_of(service::solve_metric_names)),
    sometimes("cost", Kind::number, "if costs were given"),
    always("optimal", Kind::flag, "whether nothing shorter exists"),
    always("lower_bound", Kind::whole, "no solution is shorter than this"),
    nullable("ended", "null while the search goes on", one_of(service::ending_names)),
    always("nodes", Kind::whole),
    always("probes", Kind::whole),
    always("seconds", Kind::number),
    sometimes("goal", "how far it was to be solved"),
    sometimes("found", Kind::objects, "the ways to the goal, in order of length", goal_way_shape),
};
inline constexpr Shape solve_answer_shape = {"SolveAnswer", solve_answer_fields};

inline constexpr std::array table_work_fields = {
    always("name"),
    always("progress", Kind::number, "0 to 1"),
};

// What a proof tells about itself, in progress and in rows.
inline constexpr std::array proof_fields = {
    sometimes("fraction", Kind::number, "of the depth that is searched now, 0 to 1"),
    sometimes("seconds_left", Kind::number, "that this depth may still take"),
    sometimes("table", Kind::object, "that is loaded or built before the search",
              Shape{"TableProgress", table_work_fields}),
};
inline constexpr auto progress_fields = joined(
    always("depth", Kind::whole), always("nodes", Kind::whole), always("seconds", Kind::number),
    sometimes("lower_bound", Kind::whole, "no solution is shorter than this"),
    sometimes("best", Kind::whole, "the shortest length found so far"), proof_fields);
inline constexpr Shape progress_shape = {"SolveProgress", progress_fields};

}  // namespace antipode::server
