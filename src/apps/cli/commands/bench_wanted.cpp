#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "bench/wanted_bench.h"
#include "service/json.h"
#include "service/requests/distance.h"

namespace antipode::cli {
namespace bench_wanted_detail {

std::string text_of(const bench::WantedRow& row) {
    return fmt::format("{:<36} {:>12} classes {:>8.3f} s  {}", row.task, row.classes, row.seconds,
                       row.is_as_counted ? "as counted" : "NOT AS COUNTED");
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
                                 {"as_counted", row.is_as_counted}});
             else
                 session.output().line(text_of(row));
             session.output().flush();
         }});
    if (interrupt.happened()) return ExitCode::interrupted;
    return all_agree ? ExitCode::done : ExitCode::not_found;
}

constexpr std::array fields = {service::threads_field};

}  // namespace bench_wanted_detail

constinit const Action bench_wanted_suite = {"wanted", bench_wanted_detail::fields,
                                             bench_wanted_detail::run};

}  // namespace antipode::cli
