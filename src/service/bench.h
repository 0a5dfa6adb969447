// Measurements of this machine.
#pragma once

#include "bench/cube_bench.h"
#include "service/json.h"

namespace antipode::service {

struct BenchAnswer {
    std::vector<bench::Measurement> measurements;
    std::string                     signature;  // 16 hexadecimal digits
};

BenchAnswer bench_cube(const bench::CubeBenchOptions& options);
std::string cube_signature();

Json to_json(const BenchAnswer& answer);

}  // namespace antipode::service
