#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/progress.h"
#include "apps/cli/table_opening.h"
#include "service/json.h"
#include "service/research/coset.h"

namespace antipode::cli {
namespace bench_coset_detail {

struct CosetBench {
    service::CosetOrder order;
    coset::CosetAnswer  answer;

    double leaves_per_second() const {
        return static_cast<double>(answer.leaves) / std::max(answer.searching.count(), 1e-9);
    }
    // A pass multiplies every cube by the ten inner turns.
    double products() const {
        return 10.0 * static_cast<double>(coset::bit_count) * static_cast<double>(answer.passes);
    }
    double products_per_second() const {
        return products() / std::max(answer.passing.count(), 1e-9);
    }
};

void print(Session& session, const CosetBench& bench) {
    const auto line = [&](std::string_view name, const std::string& value) {
        session.output().line(fmt::format("{:<28} {:>16}", name, value));
    };
    const auto& request = bench.order.request;
    session.output().line(fmt::format("coset, exact to {}, {}, {} threads", request.exact_to,
                                      row(bench.order.metric).name, request.threads));
    line("  searching", fmt::format("{:.2f} s", bench.answer.searching.count()));
    line("  words found", fmt::format("{}", bench.answer.leaves));
    line("  words/s", rate_text(bench.leaves_per_second()));
    line("  passes", fmt::format("{}", bench.answer.passes));
    line("  passing", fmt::format("{:.2f} s", bench.answer.passing.count()));
    if (bench.answer.passes > 0) line("  products/s", rate_text(bench.products_per_second()));
    line("  cubes found", fmt::format("{}", bench.answer.found()));
    line("  cubes left", fmt::format("{}", bench.answer.left));
}

service::Json to_json(const CosetBench& bench) {
    service::Json json        = service::to_json(bench.answer, bench.order);
    json["suite"]             = "coset";
    json["exact_to"]          = bench.order.request.exact_to;
    json["threads"]           = bench.order.request.threads;
    json["words"]             = bench.answer.leaves;
    json["searching_seconds"] = bench.answer.searching.count();
    json["passes"]            = bench.answer.passes;
    json["passing_seconds"]   = bench.answer.passing.count();
    return json;
}

ExitCode run(Session& session) {
    const service::Fields& fields = session.fields();
    const auto             cubes  = cubes_of(fields);
    if (!cubes) return session.fail(cubes.error());
    const StopOnInterrupt interrupt;
    ProgressLine          progress(session);
    CosetBench            bench;
    bench.order.metric = service::metric_of(fields);
    bench.order.request =
        coset::exactly_to(fields.whole<unsigned>("depth"), bench.order.metric,
                          {.cube = cubes->front().cube, .threads = service::threads_of(fields)});
    service::Engine engine(
        engine_shown_by({session, progress, interrupt.token(), bench.order.request.threads}));
    auto answer = service::explore(
        engine, bench.order,
        {.stop = interrupt.token(), .on_progress = [&](const coset::CosetProgress& now) {
             progress.show(service::progress_text(now).text(), now.fraction);
         }});
    progress.erase();
    if (!answer) return session.fail(answer.error());
    bench.answer = *std::move(answer);
    if (bench.answer.ended == coset::CosetEnd::stopped) return ExitCode::interrupted;
    show_answer(session, bench, [&](const CosetBench& one) { print(session, one); });
    return ExitCode::done;
}

constexpr auto fields =
    joined(bench_number("depth", "the greatest distance", {1, 26}, "15"), bench_metric("htm"),
           service::threads_field, changed(bench_cube_fields, "count", by_default("1")));

}  // namespace bench_coset_detail

constinit const Action bench_coset_suite = {"coset", bench_coset_detail::fields,
                                            bench_coset_detail::run};

}  // namespace antipode::cli
