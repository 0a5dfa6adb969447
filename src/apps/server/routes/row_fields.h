// What requests say about rows of the workspace, and how rows are answered.
#pragma once

#include <array>

#include "apps/server/routes/solve_fields.h"
#include "service/requests/list.h"

namespace antipode::server {

inline constexpr std::array listed_row = {
    Field{.name = "id", .kind = Kind::whole, .need = Need::required},
    Field{.name = "position", .summary = "54 facelets", .need = Need::required},
    Field{.name = "name", .need = Need::required},
    Field{.name = "sense", .summary = "generator or solver", .need = Need::required},
    Field{.name    = "maneuver",
          .summary = "that makes or solves the position, as the sense says",
          .need    = Need::nullable},
    Field{.name = "length", .kind = Kind::whole, .need = Need::nullable},
    Field{.name = "metric", .need = Need::required},
    Field{.name = "optimal", .kind = Kind::flag, .need = Need::required},
    Field{.name = "lower_bound", .kind = Kind::whole, .need = Need::required},
    Field{.name    = "state",
          .summary = "idle, queued, running, paused, interrupted, done or failed",
          .need    = Need::required},
    Field{.name = "depth", .kind = Kind::whole, .summary = "of the search", .need = Need::nullable},
    Field{.name = "nodes", .kind = Kind::whole, .need = Need::nullable},
    Field{.name = "seconds", .kind = Kind::number, .need = Need::nullable},
    Field{.name = "reachable", .kind = Kind::flag, .need = Need::required},
    Field{.name = "symmetry", .need = Need::required},
    Field{.name = "label", .summary = "as Cube Explorer shows it", .need = Need::required},
    Field{.name = "self_inverse", .kind = Kind::flag, .need = Need::required},
    Field{.name = "created", .need = Need::required},
    Field{.name = "parameters", .kind = Kind::anything, .summary = "of its last run"},
    Field{.name = "note", .summary = "what went wrong", .need = Need::nullable},
};
inline constexpr auto row_answer = joined(listed_row, proof_fields);

inline constexpr std::array added_answer = {
    Field{.name    = "added",
          .kind    = Kind::wholes,
          .summary = "the ids of the new rows",
          .need    = Need::required},
    Field{.name    = "skipped",
          .kind    = Kind::objects,
          .summary = "what was there already, and as which row",
          .need    = Need::required},
    Field{.name    = "errors",
          .kind    = Kind::objects,
          .summary = "what could not be read, with its index or line",
          .need    = Need::required},
    Field{.name    = "notes",
          .kind    = Kind::objects,
          .summary = "where a file was not taken at its word"},
    Field{.name = "revision", .kind = Kind::whole, .need = Need::required},
};

inline constexpr std::array changed_answer = {
    Field{.name    = "rows",
          .kind    = Kind::wholes,
          .summary = "the ids of what changed, or is new",
          .need    = Need::required},
    Field{.name = "revision", .kind = Kind::whole, .need = Need::required},
};

}  // namespace antipode::server
