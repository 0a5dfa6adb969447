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
    std::optional<std::chrono::milliseconds> min_time   = std::nullopt;  // even if short enough
    Metric                                   metric     = Metric::htm;   // or qtm, stm
    std::optional<unsigned>    only_above = std::nullopt;  // leave out rows that are this short
    std::optional<std::size_t> max_cubes  = std::nullopt;  // no more rows in this run
    unsigned                   at_once    = 0;             // 0: as many as the threads allow
    unsigned                   axes       = 3;             // of the two-phase search
    unsigned                   threads    = 0;      // for each; 0: one, or all for a single row
    bool                       optimal    = false;  // proven shortest
    std::optional<std::string> memory     = std::nullopt;  // for its table, such as "3G"
    Device                     device     = Device::cpu;

    friend bool operator==(const RunOptions&, const RunOptions&) = default;
};

inline constexpr std::int64_t max_cubes_asked = 1'000'000'000;

inline constexpr auto run_fields = joined(
    max_length_field, time_field(max_time_of_job, "for each row"),
    field("min_time_ms", Kind::duration,
          "search each row at least this long, even if its solution is as short as {max_length}",
          within({0, max_time_of_job.count()})),
    solve_metric_field, axes_field,
    field("only_above", Kind::whole, "leave out rows whose solution is already this short",
          within({0, max_length_asked})),
    field("max_cubes", Kind::whole, "search at most this many rows, the first of those concerned",
          within({1, max_cubes_asked})),
    field("at_once", Kind::whole, "rows to search at the same time",
          within({1, max_threads_asked})),
    threads_field, shortest_fields);

// Of these fields; others that stand beside them are somebody else's.
Result<RunOptions> read_run(const Fields& fields);
Result<RunOptions> parse_run_options(const Json& json);

// How a row is solved by them.
SolverChoice how_of(const RunOptions& options);

Json to_json(const RunOptions& options);

}  // namespace antipode::service
