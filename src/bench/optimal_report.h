// The measurement of the search for shortest solutions, with everything that explains
// it: the table, the machine's memory, and a signature.
#pragma once

#include "bench/memory_rate.h"
#include "bench/stopwatch.h"
#include "service/engine/engine.h"
#include "service/engine/tables.h"
#include "service/json_fwd.h"

namespace antipode::bench {

using service::Json;

struct OptimalBenchRequest {
    std::vector<CentredCube>     cubes;
    Metric                       metric  = Metric::htm;
    std::optional<std::uint64_t> memory  = std::nullopt;  // for the table, at most
    unsigned                     threads = 1;             // each solves cubes of its own
    OpenOptions                  opening = {};

    std::function<void(const std::string& text, double fraction)> on_progress =
        [](const std::string&, double) {};
};

// An engine for one measurement.
service::Engine::Options engine_options(const TableStore&          store,
                                        const OptimalBenchRequest& request);

// What one thread does on fixed cubes with a fixed number of nodes: the same on every
// machine with the same table, and before and after a refactoring.
struct OptimalSignature {
    std::uint64_t nodes  = 0;
    std::uint64_t number = 0;
};

struct OptimalBenchAnswer {
    Metric              metric  = Metric::htm;
    unsigned            threads = 1;
    std::size_t         cubes   = 0;
    service::BuiltTable table   = {};      // with the seconds it took, if it had to be built
    Seconds             wall{};            // for all cubes
    Seconds             work{};            // of all threads
    Seconds             longest{};         // for one cube
    optimal::Effort     effort      = {};  // of the search that proves
    std::uint64_t       probes      = 0;   // by the one that finds a first solution
    double              mean_length = 0;
    MemoryRate          memory      = {};
    OptimalSignature    signature   = {};
};

Result<OptimalBenchAnswer> bench_optimal(const TableStore&          store,
                                         const OptimalBenchRequest& request);

// The signature alone.
Result<OptimalSignature> optimal_signature(const TableStore&          store,
                                           const OptimalBenchRequest& request);

std::string text_of(const OptimalSignature& signature);  // 16 hexadecimal digits

Json to_json(const OptimalSignature& signature);
Json to_json(const OptimalBenchAnswer& answer);

}  // namespace antipode::bench
