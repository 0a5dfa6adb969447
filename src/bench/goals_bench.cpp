#include "bench/goals_bench.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "base/random.h"
#include "bench/messages.h"
#include "cube/algebra.h"
#include "cube/random_cube.h"
#include "cube/validity.h"
#include "service/engine/engine.h"
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
    {.name  = "last layer, 12 to 14 turns",
     .goal  = "solved",
     .cubes = GoalCubes::last_layer,
     .least = 12,
     .most  = 14,
     .count = 5,
     .limit = 5},
    {.name  = "last layer, permutation",
     .goal  = "solved",
     .cubes = GoalCubes::turned_last_layer,
     .count = 5,
     .limit = 5},
};

void shuffle_first_four(Orbit& orbit, Random& random) {
    for (std::size_t i = 0; i < 4; ++i) std::swap(orbit[i], orbit[i + random.below(4 - i)]);
}

void turn_first_four(Orbit& orbit, std::size_t orientations, Random& random) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t turned = random.below(orientations);
        orbit[i]                 = Cubie(orbit[i].piece(), turned);
        sum += turned;
    }
    orbit[3] = Cubie(orbit[3].piece(), (orientations - sum % orientations) % orientations);
}

// The four pieces of U come first in both orders of slots.
Cube random_last_layer(GoalCubes cubes, Random& random) {
    Cube cube;
    shuffle_first_four(cube.corners, random);
    shuffle_first_four(cube.edges, random);
    if (cubes == GoalCubes::last_layer) {
        turn_first_four(cube.corners, 3, random);
        turn_first_four(cube.edges, 2, random);
    }
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
    explicit Tables(const GoalBenchRequest& request)
        : threads_(request.threads), stop_(request.stop) {
        if (request.store)
            engine_ = std::make_unique<service::Engine>(
                service::Engine::Options::short_lived(*request.store));
    }

    goals::GoalTableSource source() {
        return [this](const goals::TableKey& key,
                      const std::stop_token& stop) -> Result<goals::TablesPointer> {
            for (const auto& [known, tables] : tables_)
                if (known == key) return tables;
            auto made = timed([&] { return goals::make_tables(key, threads_, stop); });
            if (made) tables_.emplace_back(key, *made);
            return made;
        };
    }
    goals::WholeCube whole() {
        if (!engine_) return {};
        return {.solver = [this] { return timed([&] { return shortest(); }); }, .is_there = true};
    }
    Seconds seconds() const { return seconds_; }

private:
    template <class Work>
    std::invoke_result_t<Work> timed(const Work& work) {
        const auto start  = std::chrono::steady_clock::now();
        auto       result = work();
        seconds_ += std::chrono::steady_clock::now() - start;
        return result;
    }

    Result<std::shared_ptr<const Solver>> shortest() {
        auto bounds = engine_->bounds({.metric = Metric::htm}, {std::chrono::minutes(10), stop_});
        if (!bounds) return bounds.error();
        return std::shared_ptr<const Solver>(std::make_shared<ShortestSolver>(
            ShortestSolver::Options{.wanted = optimal::Frontier::Wanted::all,
                                    .stages = {{.bounds = [bounds] { return bounds; }}}}));
    }

    unsigned                                                      threads_;
    std::stop_token                                               stop_;
    std::unique_ptr<service::Engine>                              engine_;
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
          tables_(request),
          random_(request.seed) {}

    Result<GoalBenchResult> run() {
        const std::size_t count = std::min(row_.count, request_.most_cubes);
        GoalBenchResult   result{.row = &row_};
        while (result.cubes < count && !request_.stop.stop_requested()) {
            request_.on_progress(std::string(row_.name),
                                 static_cast<double>(result.cubes) / static_cast<double>(count));
            if (auto error = measure(result)) return *std::move(error);
        }
        const auto cubes = static_cast<double>(std::max<std::size_t>(result.cubes, 1));
        result.tables    = tables_.seconds();
        result.mean      = sum_ / cubes;
        result.length /= cubes;
        result.solutions /= cubes;
        result.nodes /= cubes;
        return result;
    }

private:
    std::optional<Error> measure(GoalBenchResult& result) {
        const Cube              cube = row_.cubes == GoalCubes::any ? random_reachable(random_)
                                                                    : random_last_layer(row_.cubes, random_);
        const goals::GoalSolver solver({.goals  = goals_,
                                        .wanted = {.all = true, .slack = row_.slack},
                                        .tables = tables_.source(),
                                        .whole  = tables_.whole()});
        const Seconds           before = tables_.seconds();
        const auto              start  = std::chrono::steady_clock::now();
        const auto solution = solver.solve({.cube = cube, .limits = {.threads = request_.threads}},
                                           {.stop = request_.stop});
        const Seconds taken =
            std::chrono::steady_clock::now() - start - (tables_.seconds() - before);
        if (!solution) return solution.error();
        const unsigned length = solution->answer.length;
        if (length < row_.least || length > row_.most) return std::nullopt;
        for (const goals::GoalSolution& one : solution->goals)
            if (!is_right(one, cube, goals_))
                return Error{.message = message<"bench-wrong-goal">(to_text(one), row_.goal)};
        ++result.cubes;
        sum_ += taken;
        result.longest = std::max(result.longest, taken);
        result.length += length;
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
