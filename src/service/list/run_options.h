// How rows of the list of cubes are to be solved.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "base/result.h"
#include "notation/metric.h"
#include "service/engine/solver_choice.h"
#include "service/requests/solve.h"

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

// Rows are counted in face or quarter turns.
inline constexpr auto run_fields =
    joined(std::array{max_length_field, time_field(max_time_of_job, "for each row"), metric_field,
                      Field{.name    = "only_above",
                            .kind    = Kind::whole,
                            .summary = "leave out rows whose solution is this short already",
                            .bounds  = {0, max_length_asked}},
                      Field{.name    = "at_once",
                            .kind    = Kind::whole,
                            .summary = "rows to search at the same time",
                            .bounds  = {1, max_threads_asked}},
                      threads_field},
           shortest_fields);

// Of these fields; others that stand beside them are somebody else's.
Result<RunOptions> read_run(const Fields& fields);
Result<RunOptions> parse_run_options(const Json& json);

// How a row is solved by them.
SolverChoice how_of(const RunOptions& options);

Json to_json(const RunOptions& options);

}  // namespace antipode::service
