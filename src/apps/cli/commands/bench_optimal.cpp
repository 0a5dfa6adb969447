#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/interrupt.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/table_opening.h"
#include "bench/optimal_report.h"
#include "service/json.h"
#include "service/requests/size.h"

namespace antipode::cli {
namespace bench_optimal_detail {

Result<bench::OptimalBenchRequest> request_of(const Session& session) {
    bench::OptimalBenchRequest request;
    auto                       cubes = cubes_of(session);
    if (!cubes) return cubes.error();
    request.cubes  = *std::move(cubes);
    request.metric = *parse_metric(session.value("metric").value_or("htm"));
    if (const auto text = session.value("memory")) {
        const auto memory = service::parse_size(*text);
        if (!memory) return memory.error();
        request.memory = *memory;
    }
    const auto threads = numbers_of(session, "threads", {hardware_threads()});
    if (!threads) return threads.error();
    request.threads = threads->front();
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

}  // namespace bench_optimal_detail

ExitCode bench_optimal(Session& session) {
    auto asked = bench_optimal_detail::request_of(session);
    if (!asked) return session.fail(asked.error());
    const StopOnInterrupt      interrupt;
    ProgressLine               progress(session);
    bench::OptimalBenchRequest request = *std::move(asked);
    request.opening     = opening_shown_by({session, progress, interrupt.token(), request.threads});
    request.on_progress = [&](const std::string& text, double fraction) {
        progress.show(text, fraction);
    };
    if (session.has("signature")) {
        const auto signature = bench::optimal_signature(store_of(session), request);
        progress.erase();
        if (!signature) return session.fail(signature.error());
        if (session.json())
            session.answer(bench::to_json(*signature));
        else
            session.output().line(bench::text_of(*signature));
        return ExitCode::done;
    }
    const auto answer = bench::bench_optimal(store_of(session), request);
    progress.erase();
    if (!answer) return session.fail(answer.error());
    if (session.json())
        session.answer(bench::to_json(*answer));
    else
        bench_optimal_detail::print(session.output(), *answer);
    return ExitCode::done;
}

}  // namespace antipode::cli
