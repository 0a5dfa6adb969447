// What a request to solve says, read from JSON and checked.
//
//     Result<SolveRequest> request = parse_solve_request(json, SolveUse::at_once);
//     if (!request) refuse(request.error());                     // .field names the wrong one
//     if (const auto quick = quick_request_of(*request))
//         if (const auto answer = engine.try_quick(request->cubes[0], *quick)) return *answer;
//     pool.submit({.task = task_of(*request, 0), .lane = Lane::at_once}, tell);
//
// The fields: cube or cubes, as, notation, max_length, time_ms, metric, moves,
// cost, threads, generator; for shortest solutions optimal, all, memory. For jobs
// also kind ("solve") and name.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "service/engine/engine.h"
#include "service/json.h"
#include "service/requests/distance.h"
#include "service/solve.h"

namespace antipode::service {

enum class SolveUse : std::uint8_t {
    at_once,  // somebody waits for the answer: seconds, and one thread unless more are asked for
    job,      // one cube, up to a day, and all threads unless fewer are asked for
};

struct SolveRequest {
    std::vector<Cube>        cubes;               // that turning can make, at least one
    bool                     is_list    = false;  // asked for as "cubes", even if there is only one
    SolverChoice             how        = {};
    std::optional<unsigned>  max_length = std::nullopt;
    std::chrono::nanoseconds max_time   = {};
    unsigned                 threads    = 1;  // 0 stands for all there are
    WordSense                sense      = WordSense::solver;
    std::string              name       = {};  // of a job
    // The fields as they were given, with the positions as facelets: parsing it
    // again gives the same request.
    Json fields = {};
};

// The bounds that the error messages tell.
inline constexpr std::size_t               max_cubes_at_once = 64;
inline constexpr std::int64_t              max_length_asked  = 1000;
inline constexpr std::chrono::milliseconds max_time_at_once  = std::chrono::minutes(1);
inline constexpr std::chrono::milliseconds max_time_of_job   = std::chrono::hours(24);

Result<SolveRequest> parse_solve_request(const Json& json, SolveUse use);

// One cube of the request. Limits with 0 threads stand for all.
SolveTask task_of(const SolveRequest& request, std::size_t cube);

// If a length is all that is asked for, and all turns may be made.
std::optional<Engine::QuickRequest> quick_request_of(const SolveRequest& request);

}  // namespace antipode::service
