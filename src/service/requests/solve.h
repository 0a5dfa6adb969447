// What a request to solve says.
//
//     const auto fields  = Fields::read(json, solve_fields);
//     const auto request = read_solve(*fields, SolveUse::at_once);
//     if (!request) refuse(request.error());                     // .field names the wrong one
//     if (const auto quick = quick_request_of(*request))
//         if (const auto answer = engine.try_quick(request->cubes[0].cube, *quick)) return *answer;
//     return engine.solve(task_of(*request, 0));
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "service/answers/solve.h"
#include "service/engine/engine.h"
#include "service/requests/solver.h"

namespace antipode::service {

enum class SolveUse : std::uint8_t {
    at_once,  // somebody waits for the answer: seconds, and one thread unless more are asked for
    job,      // one cube, up to a day, and all threads unless fewer are asked for
};

struct SolveRequest {
    std::vector<CentredCube> cubes;  // that turning can make, at least one
    // Of incomplete cubes: what is wanted of each.
    std::vector<goals::PlacedGoal> open_goals = {};
    bool                     is_list    = false;  // asked for as "cubes", even if there is only one
    SolverChoice             how        = {};
    std::optional<unsigned>  max_length = std::nullopt;
    std::chrono::nanoseconds max_time   = {};
    unsigned                 threads    = 1;  // 0 stands for all there are
    unsigned                 axes       = 3;
    WordSense                sense      = WordSense::solver;
    std::string              name       = {};  // of a job
    // The fields as they were given, with the positions as facelets: reading them again
    // gives the same request.
    SharedJson fields = nullptr;
};

inline constexpr std::chrono::milliseconds max_time_at_once = std::chrono::minutes(1);
inline constexpr std::chrono::milliseconds max_time_of_job  = std::chrono::hours(24);

std::vector<std::string_view> job_kinds();

inline constexpr auto solve_limits = joined(
    solver_fields,
    time_field(max_time_at_once,
               "how long to search for each cube: 200 if neither this nor {max_length} is given, "
               "at most 10 s with {max_length} alone, a minute with {optimal}, {goal} or {open}"));

// Not required, because there are other ways to say it.
inline constexpr Field solvable_field =
    field("cube", "what to solve, in any form", diagnosed(diagnose_cube),
          as_argument("CUBE", Subject::many));

inline constexpr auto solve_fields =
    joined(solvable_field,
           field("cubes", Kind::texts, "several instead of one, answered in order", within({1, 64}),
                 diagnosed(diagnose_cube)),
           centred_reading_fields, solve_limits);

inline constexpr auto stream_fields = joined(centred_cube_fields, solve_limits);

inline constexpr auto job_fields =
    joined(field("kind", "what to do", by_default("solve"), one_of(job_kinds)),
           field("name", "a name to recognise it by", within({0, 200})), centred_cube_fields,
           solver_fields, time_field(max_time_of_job, "how long to search", "86400000"));

// Of fields that one of these lists describes.
Result<SolveRequest> read_solve(const Fields& fields, SolveUse use);

// One cube of the request. Limits with 0 threads stand for all.
SolveTask task_of(const SolveRequest& request, std::size_t cube);

// If a length is all that is asked for, and all turns may be made.
std::optional<Engine::QuickRequest> quick_request_of(const SolveRequest& request);

// ---- at a shell ---------------------------------------------------------------------

inline constexpr auto solve_options = joined(
    solvable_field,
    time_field(
        std::chrono::hours(24),
        "how long to search for each cube (200ms if neither this nor another limit is given)"),
    solver_fields,
    field("resume",
          "with {optimal}: resume the proof whose state is in this file, if there is one; it is "
          "saved there twice a minute and when the search is stopped",
          typed_file()),
    field("method", "solve by this method instead; antipode methods describes them",
          one_of(method_names), typed("NAME")),
    nodes_field, field("file", "solve the cubes of a file, one per line", typed_file('f')),
    centred_reading_fields);

struct SolveLimits {
    SolverChoice            how;
    Limits                  limits;
    std::optional<unsigned> max_length;  // as asked for; limits stop at it
    WordSense               sense   = WordSense::solver;
    bool                    is_open = false;  // cubes are incomplete
};
Result<SolveLimits> read_solve_limits(const Fields& fields);

}  // namespace antipode::service
