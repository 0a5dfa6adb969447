#include "service/bench.h"

#include <fmt/format.h>

namespace antipode::service {

std::string cube_signature() { return fmt::format("{:016x}", bench::signature()); }

BenchAnswer bench_cube(const bench::CubeBenchOptions& options) {
    return {bench::measure_cube(options), cube_signature()};
}

Json to_json(const BenchAnswer& answer) {
    Json rows = Json::array();
    for (const bench::Measurement& m : answer.measurements)
        rows.push_back({{"task", m.task},
                        {"kernel", m.kernel.empty() ? Json(nullptr) : Json(m.kernel)},
                        {"unit", m.unit},
                        {"per_second", m.rate}});
    return {{"measurements", rows}, {"signature", answer.signature}};
}

}  // namespace antipode::service
