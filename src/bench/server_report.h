// The measurement of a running server: solves per second over HTTP beside those
// of the library, in one run on one machine.
#pragma once

#include "bench/server_bench.h"
#include "bench/two_phase_start.h"
#include "service/json_fwd.h"

namespace antipode::bench {

using service::Json;

struct ServerBenchRequest {
    std::vector<Cube>     cubes;
    ServerTask            task;
    std::vector<unsigned> connections;  // one row for each number
    unsigned              threads = 1;  // of the library
    OpenOptions           opening = {};

    std::function<void(const std::string& row, double fraction)> on_progress =
        [](const std::string&, double) {};
};

struct ServerBenchAnswer {
    unsigned               length  = 0;
    unsigned               threads = 1;
    double                 library = 0;  // solves per second
    std::vector<ServerRow> rows;
};

// The server must be another process, at the address of the task.
Result<ServerBenchAnswer> bench_server(const TableStore& store, const ServerBenchRequest& request);

// "http://127.0.0.1:8080", with or without the http and a path "/".
Result<ServerTask> parse_server_address(std::string_view text);

Json to_json(const ServerBenchAnswer& answer);

}  // namespace antipode::bench
