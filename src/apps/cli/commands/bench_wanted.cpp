#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/shared_options.h"
#include "bench/goals_bench.h"
#include "bench/wanted_bench.h"
#include "service/json.h"
#include "service/requests/distance.h"

namespace antipode::cli {
namespace bench_wanted_detail {

std::string text_of(const bench::WantedRow& row) {
    return fmt::format("{:<42} {:>12} classes {:>10.3f} s of {:>6.3f}  {}", row.task, row.classes,
                       row.seconds, row.limit, row.is_as_counted ? "as counted" : "NOT AS COUNTED");
}

std::string text_of(const bench::GoalBenchResult& result) {
    return fmt::format("{:<42} {:>12} cubes, each {:>8.4f} s of {:>6.3f}  length {:.2f}",
                       result.row->name, result.cubes, result.mean.count(), result.row->limit,
                       result.length);
}

// What is promised of goals; every solution is checked.
ExitCode measure_goals(Session& session, unsigned threads, const StopOnInterrupt& interrupt) {
    const auto results = bench::bench_goals({.rows    = bench::GoalRows::promised,
                                             .threads = threads,
                                             .store   = store_of(session),
                                             .stop    = interrupt.token()});
    if (!results) return session.fail(results.error());
    for (const bench::GoalBenchResult& result : *results) {
        if (!session.json()) {
            session.output().line(text_of(result));
            continue;
        }
        service::Json json = to_json(result);
        json["suite"]      = "wanted";
        json["limit"]      = result.row->limit;
        session.answer(json);
    }
    return ExitCode::done;
}

ExitCode run(Session& session) {
    const StopOnInterrupt interrupt;
    const unsigned        threads   = service::threads_of(session.fields());
    bool                  all_agree = true;
    bench::bench_wanted(
        {.threads = threads, .stop = interrupt.token(), .on_row = [&](const bench::WantedRow& row) {
             all_agree = all_agree && row.is_as_counted;
             if (session.json())
                 session.answer({{"suite", "wanted"},
                                 {"task", row.task},
                                 {"threads", threads},
                                 {"classes", row.classes},
                                 {"seconds", row.seconds},
                                 {"limit", row.limit},
                                 {"as_counted", row.is_as_counted}});
             else
                 session.output().line(text_of(row));
             session.output().flush();
         }});
    if (!interrupt.happened())
        if (const ExitCode code = measure_goals(session, threads, interrupt);
            code != ExitCode::done)
            return code;
    if (interrupt.happened()) return ExitCode::interrupted;
    return all_agree ? ExitCode::done : ExitCode::not_found;
}

constexpr std::array fields = {service::threads_field};

}  // namespace bench_wanted_detail

constinit const Action bench_wanted_suite = {"wanted", bench_wanted_detail::fields,
                                             bench_wanted_detail::run};

}  // namespace antipode::cli
