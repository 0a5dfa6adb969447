#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/shared_options.h"
#include "bench/goals_bench.h"
#include "service/json.h"

namespace antipode::cli {
namespace bench_goals_detail {

std::string line(const bench::GoalBenchResult& result) {
    return fmt::format("{:<42} {:>6} {:>9.3f} {:>10.3f} {:>10.3f} {:>7.2f} {:>10.1f} {:>12.0f}",
                       result.row->name, result.cubes, result.tables.count(),
                       1000 * result.mean.count(), 1000 * result.longest.count(), result.length,
                       result.solutions, result.nodes);
}

void print(Output& output, const std::vector<bench::GoalBenchResult>& results) {
    output.line(fmt::format("{:<42} {:>6} {:>9} {:>10} {:>10} {:>7} {:>10} {:>12}",
                            "all shortest solutions", "cubes", "tables s", "mean ms", "longest ms",
                            "length", "solutions", "nodes"));
    for (const bench::GoalBenchResult& result : results) output.line(line(result));
}

ExitCode run(Session& session) {
    const service::Fields&  fields = session.fields();
    const StopOnInterrupt   interrupt;
    ProgressLine            progress(session);
    bench::GoalBenchRequest request = {.most_cubes = fields.whole<std::size_t>("count"),
                                       .seed       = fields.whole<std::uint64_t>("seed"),
                                       .threads    = service::threads_of(fields),
                                       .store      = store_of(session),
                                       .stop       = interrupt.token()};
    show_progress(request, progress);
    const auto results = bench::bench_goals(request);
    progress.erase();
    if (!results) return session.fail(results.error());
    if (session.json())
        for (const bench::GoalBenchResult& result : *results) session.answer(to_json(result));
    else
        print(session.output(), *results);
    return interrupt.happened() ? ExitCode::interrupted : ExitCode::done;
}

constexpr std::array fields = {
    bench_number("count", "how many cubes, at most, each row is measured on", {1, 1'000'000},
                 "1000"),
    bench_cube_fields[2],
    service::threads_field,
};

}  // namespace bench_goals_detail

constinit const Action bench_goals_suite = {"goals", bench_goals_detail::fields,
                                            bench_goals_detail::run};

}  // namespace antipode::cli
