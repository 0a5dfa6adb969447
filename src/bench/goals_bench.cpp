#include "bench/goals_bench.h"

#include <algorithm>
#include <utility>

#include "base/random.h"
#include "bench/messages.h"
#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "cube/validity.h"
#include "service/json.h"

namespace antipode::bench {
namespace goals_bench_detail {

constexpr GoalBenchRow rows[] = {
    {.name = "cross", .goal = "cross", .limit = 0.001},
    {.name = "x-cross", .goal = "x-cross", .count = 200, .limit = 0.05},
    {.name = "2x2x2", .goal = "2x2x2"},
    {.name = "2x2x3", .goal = "2x2x3", .count = 100},
    {.name = "edge orientation", .goal = "eo"},
    {.name = "domino reduction, one axis", .goal = "dr", .axis = "ud", .count = 100},
    {.name  = "domino reduction, one axis, one turn more",
     .goal  = "dr",
     .axis  = "ud",
     .slack = 1,
     .count = 50,
     .limit = 0.2},
    // Ten seconds each on one core.
    {.name  = "last layer, orientation",
     .goal  = "oll",
     .cubes = GoalCubes::last_layer,
     .count = 5,
     .limit = 5},
};

void shuffle_first_four(Orbit& orbit, std::size_t orientations, Random& random) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t other = i + random.below(4 - i);
        std::swap(orbit[i], orbit[other]);
    }
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t turned = random.below(orientations);
        orbit[i]                 = Cubie(orbit[i].piece(), turned);
        sum += turned;
    }
    orbit[3] = Cubie(orbit[3].piece(), (orientations - sum % orientations) % orientations);
}

// The four pieces of U come first in both orders of slots.
Cube random_last_layer(Random& random) {
    Cube cube;
    shuffle_first_four(cube.corners, 3, random);
    shuffle_first_four(cube.edges, 2, random);
    if (!is_reachable(cube)) {
        const Cubie a = cube.edges[0];
        const Cubie b = cube.edges[1];
        cube.edges[0] = Cubie(b.piece(), a.orientation());
        cube.edges[1] = Cubie(a.piece(), b.orientation());
    }
    return cube;
}

// Tables are made once for each row.
class Tables {
public:
    explicit Tables(unsigned threads) : threads_(threads) {}

    goals::GoalTableSource source() {
        return [this](const goals::TableKey& key,
                      const std::stop_token& stop) -> Result<goals::TablesPointer> {
            for (const auto& [known, tables] : tables_)
                if (known == key) return tables;
            const auto start = std::chrono::steady_clock::now();
            auto       made  = goals::make_tables(key, threads_, stop);
            seconds_ += std::chrono::steady_clock::now() - start;
            if (made) tables_.emplace_back(key, *made);
            return made;
        };
    }
    Seconds seconds() const { return seconds_; }

private:
    unsigned                                                      threads_;
    Seconds                                                       seconds_{};
    std::vector<std::pair<goals::TableKey, goals::TablesPointer>> tables_;
};

bool is_right(const goals::GoalSolution& solution, const Cube& cube,
              const std::vector<goals::PlacedGoal>& goals) {
    const Cube end = cube * solution.normal;
    return end == solution.reached
           && std::ranges::any_of(
               goals, [&](const goals::PlacedGoal& goal) { return goals::is_met(goal, end); });
}

class RowRun {
public:
    RowRun(const GoalBenchRow& row, const GoalBenchRequest& request)
        : row_(row),
          request_(request),
          goals_(*goals::named_goals(row.goal, {.axis = std::string(row.axis)})),
          tables_(request.threads),
          random_(request.seed) {}

    Result<GoalBenchResult> run() {
        const std::size_t count = std::min(row_.count, request_.most_cubes);
        GoalBenchResult   result{.row = &row_};
        for (; result.cubes < count && !request_.stop.stop_requested(); ++result.cubes) {
            request_.on_progress(std::string(row_.name),
                                 static_cast<double>(result.cubes) / static_cast<double>(count));
            if (auto error = measure(result)) return *std::move(error);
        }
        const auto cubes = static_cast<double>(std::max<std::size_t>(result.cubes, 1));
        result.tables    = tables_.seconds();
        result.mean      = (sum_ - result.tables) / cubes;
        result.length /= cubes;
        result.solutions /= cubes;
        result.nodes /= cubes;
        return result;
    }

private:
    std::optional<Error> measure(GoalBenchResult& result) {
        const Cube cube =
            row_.cubes == GoalCubes::any ? random_reachable(random_) : random_last_layer(random_);
        const goals::GoalSolver solver({.goals  = goals_,
                                        .wanted = {.all = true, .slack = row_.slack},
                                        .tables = tables_.source()});
        const Seconds           before = tables_.seconds();
        const auto              start  = std::chrono::steady_clock::now();
        const auto solution = solver.solve({.cube = cube, .limits = {.threads = request_.threads}},
                                           {.stop = request_.stop});
        const Seconds taken = std::chrono::steady_clock::now() - start;
        if (!solution) return solution.error();
        for (const goals::GoalSolution& one : solution->goals)
            if (!is_right(one, cube, goals_))
                return Error{.message = message<"bench-wrong-goal">(to_text(one), row_.goal)};
        sum_ += taken;
        result.longest = std::max(result.longest, taken - (tables_.seconds() - before));
        result.length += solution->answer.length;
        result.solutions += static_cast<double>(solution->goals.size());
        result.nodes += static_cast<double>(solution->answer.nodes);
        return std::nullopt;
    }

    const GoalBenchRow&            row_;
    const GoalBenchRequest&        request_;
    std::vector<goals::PlacedGoal> goals_;
    Tables                         tables_;
    Random                         random_;
    Seconds                        sum_{};
};

}  // namespace goals_bench_detail

std::span<const GoalBenchRow> goal_bench_rows() { return goals_bench_detail::rows; }

Result<std::vector<GoalBenchResult>> bench_goals(const GoalBenchRequest& request) {
    std::vector<GoalBenchResult> results;
    for (const GoalBenchRow& row : goal_bench_rows()) {
        if (request.stop.stop_requested()) break;
        if (request.rows == GoalRows::promised && row.limit == 0) continue;
        auto result = goals_bench_detail::RowRun(row, request).run();
        if (!result) return result.error();
        results.push_back(*std::move(result));
    }
    return results;
}

Json to_json(const GoalBenchResult& result) {
    return {{"suite", "goals"},
            {"name", result.row->name},
            {"goal", result.row->goal},
            {"slack", result.row->slack},
            {"cubes", result.cubes},
            {"tables_seconds", result.tables.count()},
            {"mean_seconds", result.mean.count()},
            {"longest_seconds", result.longest.count()},
            {"mean_length", result.length},
            {"mean_solutions", result.solutions},
            {"mean_nodes", result.nodes}};
}

}  // namespace antipode::bench
