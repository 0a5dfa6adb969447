// What a request to solve says, at once or as a job, and what is answered.
#pragma once

#include <array>

#include "apps/server/routes/common.h"
#include "service/requests/solve.h"

namespace antipode::server {

inline constexpr std::array solve_answer_fields = {
    Field{.name = "cube", .summary = "the position, 54 facelets", .need = Need::required},
    Field{.name    = "solution",
          .summary = "the maneuver, or null if none was found",
          .need    = Need::nullable},
    Field{.name = "generator", .summary = "if asked for", .need = Need::optional},
    Field{
        .name = "solutions", .kind = Kind::texts, .summary = "all of them, if they were asked for"},
    Field{.name    = "length",
          .kind    = Kind::whole,
          .summary = "of the solution",
          .need    = Need::nullable},
    Field{.name = "metric", .need = Need::required},
    Field{.name = "cost", .kind = Kind::number, .summary = "if costs were given"},
    Field{.name    = "optimal",
          .kind    = Kind::flag,
          .summary = "whether nothing shorter exists",
          .need    = Need::required},
    Field{.name    = "lower_bound",
          .kind    = Kind::whole,
          .summary = "no solution is shorter than this",
          .need    = Need::required},
    Field{.name    = "ended",
          .summary = "proven, length, time, nodes or stopped; null while the search goes on",
          .need    = Need::nullable},
    Field{.name = "nodes", .kind = Kind::whole, .need = Need::required},
    Field{.name = "probes", .kind = Kind::whole, .need = Need::required},
    Field{.name = "seconds", .kind = Kind::number, .need = Need::required},
};

inline constexpr std::array table_work_fields = {
    Field{.name = "name", .need = Need::required},
    Field{.name = "progress", .kind = Kind::number, .summary = "0 to 1", .need = Need::required},
};

// What a proof tells about itself, in progress and in rows.
inline constexpr std::array proof_fields = {
    Field{.name    = "fraction",
          .kind    = Kind::number,
          .summary = "of the depth that is searched now, 0 to 1"},
    Field{
        .name = "seconds_left", .kind = Kind::number, .summary = "that this depth may still take"},
    Field{.name    = "table",
          .kind    = Kind::object,
          .summary = "that is loaded or built before the search",
          .fields  = table_work_fields},
};
inline constexpr auto progress_fields = joined(
    std::array{
        Field{.name = "depth", .kind = Kind::whole, .need = Need::required},
        Field{.name = "nodes", .kind = Kind::whole, .need = Need::required},
        Field{.name = "seconds", .kind = Kind::number, .need = Need::required},
        Field{.name    = "lower_bound",
              .kind    = Kind::whole,
              .summary = "no solution is shorter than this"},
        Field{.name = "best", .kind = Kind::whole, .summary = "the shortest length found so far"}},
    proof_fields);

// The request, or the refusal of its fields.
using SolveReading = std::variant<service::SolveRequest, http::Response>;
SolveReading read_solve_request(const Fields& fields, service::SolveUse use);

}  // namespace antipode::server
