#include "bench/cube_report.h"
#include "service/json.h"

#include <fmt/format.h>

namespace antipode::bench {

std::string cube_signature() { return fmt::format("{:016x}", signature()); }

BenchAnswer bench_cube(const CubeBenchOptions& options) {
    return {measure_cube(options), cube_signature()};
}

Json to_json(const BenchAnswer& answer) {
    Json rows = Json::array();
    for (const Measurement& m : answer.measurements)
        rows.push_back({{"task", m.task},
                        {"kernel", m.kernel.empty() ? Json(nullptr) : Json(m.kernel)},
                        {"unit", m.unit},
                        {"per_second", m.rate}});
    return {{"measurements", rows}, {"signature", answer.signature}};
}

}  // namespace antipode::bench
