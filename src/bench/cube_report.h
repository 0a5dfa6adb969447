// Measurements of this machine.
#pragma once

#include "bench/cube_bench.h"
#include "service/json_fwd.h"

namespace antipode::bench {

using service::Json;

struct BenchAnswer {
    std::vector<Measurement> measurements;
    std::string              signature;  // 16 hexadecimal digits
};

BenchAnswer bench_cube(const CubeBenchOptions& options);
std::string cube_signature();

Json to_json(const BenchAnswer& answer);

}  // namespace antipode::bench
