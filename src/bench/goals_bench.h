// Measurements of searches for goals, with fixed cubes: how long each takes once its tables
// are there, and how long those take.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "bench/stopwatch.h"
#include "service/json_fwd.h"
#include "solvers/goals/solver.h"
#include "tables/store.h"

namespace antipode::bench {

using service::Json;

enum class GoalCubes : std::uint8_t {
    any,                // random positions
    last_layer,         // random last layers on U, all else solved
    turned_last_layer,  // the same, but every piece is turned right: only places are wrong
};

// What is measured.
struct GoalBenchRow {
    std::string_view name;
    std::string_view goal;
    std::string_view axis  = {};
    GoalCubes        cubes = GoalCubes::any;
    unsigned         slack = 0;     // turns over the shortest
    unsigned         least = 0;     // cubes with shorter solutions are passed over,
    unsigned         most  = 20;    // and those with longer ones
    std::size_t      count = 1000;  // cubes
    double           limit = 0;     // seconds for each that we promise; 0: none
};

std::span<const GoalBenchRow> goal_bench_rows();

struct GoalBenchResult {
    const GoalBenchRow* row   = nullptr;
    std::size_t         cubes = 0;
    Seconds             tables{};  // that they took to be made or opened
    Seconds             mean{};    // for one cube, all shortest solutions
    Seconds             longest{};
    double              length    = 0;  // of the shortest, in the mean
    double              solutions = 0;  // for one cube, in the mean
    double              nodes     = 0;
};

enum class GoalRows : std::uint8_t { all, promised };

struct GoalBenchRequest {
    GoalRows      rows       = GoalRows::all;
    std::size_t   most_cubes = 1000;  // of each row
    std::uint64_t seed       = 1;
    unsigned      threads    = 1;
    // With the tables of shortest solutions, which go on with the whole cube.
    std::optional<TableStore>                                    store = std::nullopt;
    std::stop_token                                              stop  = {};
    std::function<void(const std::string& row, double fraction)> on_progress =
        [](const std::string&, double) {};
};

// Every solution is checked. Rows that a request to stop leaves out are missing.
Result<std::vector<GoalBenchResult>> bench_goals(const GoalBenchRequest& request);

Json to_json(const GoalBenchResult& result);

}  // namespace antipode::bench
