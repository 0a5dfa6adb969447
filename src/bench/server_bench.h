// How much of the solver's speed is left when it is reached over HTTP.
//
//     Result<ServerRow> row = bench_server(cubes, {.port = 8080, .length = 21});
//     double library        = solves_per_second(solver, cubes, {.length = 21, .threads = 2});
#pragma once

#include <span>

#include "bench/http_load.h"
#include "search/two_phase/solver.h"

namespace antipode::bench {

struct ServerTask {
    std::string   host         = "127.0.0.1";
    std::uint16_t port         = 8080;
    unsigned      length       = 21;
    unsigned      connections  = 64;
    unsigned      per_request  = 1;  // cubes
    std::uint64_t max_requests = 0;
    Seconds       max_time     = Seconds(10);
};

struct ServerRow {
    unsigned      connections = 0;
    unsigned      per_request = 1;
    std::uint64_t answered    = 0;  // requests
    double        rate        = 0;  // solves per second
    Seconds       median{};
    Seconds       p99{};
};

// Sends so many cubes per request and, when the time is over, replays every answer:
// one that is too long, or that does not solve the very cube that was sent on
// that connection, is an error.
Result<ServerRow> bench_server(std::span<const Cube> cubes, const ServerTask& task);

struct LibraryTask {
    unsigned length   = 21;
    unsigned threads  = 1;  // each solves its own cubes
    Seconds  max_time = Seconds(5);
};

double solves_per_second(const two_phase::Solver& solver, std::span<const Cube> cubes,
                         const LibraryTask& task);

}  // namespace antipode::bench
