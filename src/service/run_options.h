// How rows of the list of cubes are to be solved.
#pragma once

#include <chrono>
#include <optional>

#include "base/result.h"
#include "notation/metric.h"
#include "service/json.h"

namespace antipode::service {

struct RunOptions {
    std::optional<unsigned>                  max_length = std::nullopt;  // stop when this short
    std::optional<std::chrono::milliseconds> time       = std::nullopt;  // for each row
    Metric                                   metric     = Metric::htm;   // or qtm
    std::optional<unsigned> only_above = std::nullopt;  // leave out rows that are this short
    unsigned                at_once    = 0;             // 0: as many as the threads allow
    unsigned                threads    = 0;             // for each; 0: one, or all for a single row

    friend bool operator==(const RunOptions&, const RunOptions&) = default;
};

// {"max_length":18,"time_ms":…,"metric":…,"only_above":…,"at_once":…,"threads":…},
// all of them optional. Other fields of the object are somebody else's.
Result<RunOptions> parse_run_options(const Json& json);

Json to_json(const RunOptions& options);

}  // namespace antipode::service
