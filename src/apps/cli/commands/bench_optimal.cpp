#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/table_opening.h"
#include "bench/card_report.h"
#include "bench/optimal_report.h"
#include "service/json.h"
#include "service/requests/solver.h"

namespace antipode::cli {
namespace bench_optimal_detail {

Result<bench::OptimalBenchRequest> request_of(const service::Fields& fields) {
    auto cubes = cubes_of(fields);
    if (!cubes) return cubes.error();
    bench::OptimalBenchRequest request;
    request.cubes   = *std::move(cubes);
    request.metric  = service::metric_of(fields);
    request.memory  = fields.find_size("memory");
    request.threads = service::threads_of(fields);
    return request;
}

void line(Output& output, std::string_view name, const std::string& value) {
    output.line(fmt::format("{:<28} {:>16}", name, value));
}

void print(Output& output, const bench::OptimalBenchAnswer& answer) {
    const auto   cubes = static_cast<double>(answer.cubes);
    const double wall  = answer.wall.count();
    output.line(fmt::format("{} cubes, {}, {} threads, table {}", answer.cubes,
                            row(answer.metric).name, answer.threads, answer.table.status.name));
    line(output, "  table", service::size_text(answer.table.status.bytes));
    if (!answer.table.was_there)
        line(output, "  built in", fmt::format("{:.1f} s", answer.table.seconds));
    line(output, "  cubes per minute", fmt::format("{:.2f}", 60 * cubes / wall));
    line(output, "  per cube and thread", fmt::format("{:.3f} s", answer.work.count() / cubes));
    line(output, "  longest", fmt::format("{:.1f} s", answer.longest.count()));
    line(output, "  mean length", fmt::format("{:.3f}", answer.mean_length));
    line(output, "  nodes per cube", rate_text(static_cast<double>(answer.effort.nodes) / cubes));
    line(output, "  lines per cube", rate_text(static_cast<double>(answer.effort.lookups) / cubes));
    line(output, "  nodes/s", rate_text(static_cast<double>(answer.effort.nodes) / wall));
    line(output, "  lines/s", rate_text(static_cast<double>(answer.effort.lookups) / wall));
    line(output, "  memory, one by one", rate_text(answer.memory.chained));
    line(output, "  memory, 32 at a time", rate_text(answer.memory.batched));
    line(output, "  signature", bench::text_of(answer.signature));
}

void print(Output& output, const bench::CardBenchAnswer& answer) {
    const auto   cubes = static_cast<double>(answer.cubes);
    const double wall  = answer.wall.count();
    output.line(
        fmt::format("{} cubes, {}, on {}", answer.cubes, row(answer.metric).name, answer.card));
    line(output, "  table", service::size_text(answer.table_bytes));
    line(output, "  filled in", fmt::format("{:.1f} s", answer.filled.count()));
    line(output, "  cubes per second", fmt::format("{:.1f}", cubes / wall));
    line(output, "  longest", fmt::format("{:.2f} s", answer.longest.count()));
    line(output, "  mean length", fmt::format("{:.3f}", answer.mean_length));
    line(output, "  nodes per cube", rate_text(static_cast<double>(answer.nodes) / cubes));
    line(output, "  lines per cube", rate_text(static_cast<double>(answer.lookups) / cubes));
    line(output, "  lines/s", rate_text(static_cast<double>(answer.lookups) / wall));
    line(output, "  lines/s at best", rate_text(answer.reads));
}

ExitCode run_on_card(Session& session, const bench::OptimalBenchRequest& request,
                     ProgressLine& progress) {
    const auto at_once = session.fields().whole<std::uint32_t>("at_once");
    const auto answer  = bench::bench_card(store_of(session), request, at_once);
    progress.erase();
    if (!answer) return session.fail(answer.error());
    show_answer(session, *answer, [&](const auto& one) { print(session.output(), one); });
    return ExitCode::done;
}

ExitCode run(Session& session) {
    auto asked = request_of(session.fields());
    if (!asked) return session.fail(asked.error());
    const StopOnInterrupt      interrupt;
    ProgressLine               progress(session);
    bench::OptimalBenchRequest request = *std::move(asked);
    request.opening = opening_shown_by({session, progress, interrupt.token(), request.threads});
    show_progress(request, progress);
    if (session.fields().text("device") == "gpu") return run_on_card(session, request, progress);
    if (session.has("signature")) {
        const auto signature = bench::optimal_signature(store_of(session), request);
        progress.erase();
        return show_signature(session, signature);
    }
    const auto answer = bench::bench_optimal(store_of(session), request);
    progress.erase();
    if (!answer) return session.fail(answer.error());
    show_answer(session, *answer, [&](const auto& one) { print(session.output(), one); });
    return ExitCode::done;
}

constexpr auto fields =
    joined(bench_cube_fields, bench_centre_fields, bench_metric("htm"), service::threads_field,
           service::table_memory_field,
           field("device", "where to search", by_default("cpu"), one_of(service::table_devices),
                 typed("NAME")),
           bench_number("at_once", "on the graphics card: cubes at once", {1, 65'536}, "4096", "N"),
           signature_field);

}  // namespace bench_optimal_detail

constinit const Action bench_optimal_suite = {"optimal", bench_optimal_detail::fields,
                                              bench_optimal_detail::run};

}  // namespace antipode::cli
