// How rows of the list of cubes are to be solved.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "base/result.h"
#include "notation/metric.h"
#include "service/engine/solver_choice.h"
#include "service/json.h"

namespace antipode::service {

struct RunOptions {
    std::optional<unsigned>                  max_length = std::nullopt;  // stop when this short
    std::optional<std::chrono::milliseconds> time       = std::nullopt;  // for each row
    Metric                                   metric     = Metric::htm;   // or qtm
    std::optional<unsigned>    only_above = std::nullopt;  // leave out rows that are this short
    unsigned                   at_once    = 0;             // 0: as many as the threads allow
    unsigned                   threads    = 0;      // for each; 0: one, or all for a single row
    bool                       optimal    = false;  // proven shortest
    std::optional<std::string> memory     = std::nullopt;  // for its table, such as "3G"

    friend bool operator==(const RunOptions&, const RunOptions&) = default;
};

// {"max_length":18,"time_ms":…,"metric":…,"only_above":…,"at_once":…,"threads":…,
//  "optimal":true,"memory":"3G"}, all of them optional. Other fields of the object are
// somebody else's.
Result<RunOptions> parse_run_options(const Json& json);

// How a row is solved by them.
SolverChoice how_of(const RunOptions& options);

Json to_json(const RunOptions& options);

}  // namespace antipode::service
