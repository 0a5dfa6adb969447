// What a request to solve says, at once or as a job, and what is answered.
#pragma once

#include <array>

#include "apps/server/routes/common.h"
#include "service/solve_request.h"

namespace antipode::server {

std::vector<std::string_view> solve_metrics();
std::vector<std::string_view> row_metrics();

inline constexpr Field optimal_field = {
    .name = "optimal", .kind = Kind::flag, .summary = "look for the shortest, and prove it"};
inline constexpr Field memory_field = {
    .name = "memory",
    .summary =
        "with optimal: the best table of bounds of at most this size, such as 3G; if not "
        "said, the best that is there, or can be built in two minutes"};

// The bounds are those of service/solve_request.h, which reads these fields.
inline constexpr std::array limit_fields = {
    Field{.name    = "max_length",
          .kind    = Kind::whole,
          .summary = "stop as soon as a solution is this short; with optimal, at most 30: look "
                     "for nothing longer",
          .bounds  = {0, 1000}},
    Field{.name    = "metric",
          .summary = "what is counted: face turns (htm, if not said), quarter turns (qtm) or, with "
                     "optimal, slice turns (stm)",
          .words   = solve_metrics},
    Field{.name = "moves", .summary = "use these turns only, such as \"U R F2\""},
    Field{.name    = "cost",
          .kind    = Kind::text_or_object,
          .summary = "look for the least cost: a list such as quarter=1,half=1.6, or an object"},
    Field{.name = "threads", .kind = Kind::whole, .summary = "for each cube", .bounds = {1, 1024}},
    Field{.name    = "generator",
          .kind    = Kind::flag,
          .summary = "also give the maneuver that makes the position"},
    optimal_field,
    Field{.name    = "all",
          .kind    = Kind::flag,
          .summary = "with optimal: every shortest solution, or every one up to max_length"},
    memory_field,
};

constexpr Field time_field(std::chrono::milliseconds longest, std::string_view summary) {
    return {
        .name = "time_ms", .kind = Kind::whole, .summary = summary, .bounds = {1, longest.count()}};
}

inline constexpr auto at_once_time =
    std::array{time_field(service::max_time_at_once,
                          "search so long for each cube: 200 if neither this nor max_length is "
                          "said, at most 10 s with max_length alone, a minute with optimal")};
inline constexpr auto job_time =
    std::array{time_field(service::max_time_of_job, "search so long; a day if not said")};

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
