#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/table_opening.h"
#include "bench/cube_file.h"
#include "bench/two_phase_report.h"
#include "service/json.h"

namespace antipode::cli {
namespace bench_two_phase_detail {

using bench::Seconds;

// ---- the request ----------------------------------------------------------------

std::vector<unsigned> usual_threads() {
    std::vector<unsigned> threads = {1};
    if (hardware_threads() > 1) threads.push_back(hardware_threads());
    return threads;
}

Result<bench::TwoPhaseBenchRequest> request_of(const service::Fields& fields) {
    auto cubes = cubes_of(fields);
    if (!cubes) return cubes.error();
    bench::TwoPhaseBenchRequest request;
    request.cubes   = *std::move(cubes);
    request.metric  = service::metric_of(fields);
    request.pages   = fields.text("pages") == "small" ? bench::Pages::small : bench::Pages::huge;
    request.threads = fields.has("threads") ? numbers_of(fields, "threads") : usual_threads();
    request.lengths = fields.has("lengths")
                          ? numbers_of(fields, "lengths")
                          : bench::usual_lengths(request.metric, request.cubes.front().counted);
    for (const unsigned budget : numbers_of(fields, "budgets"))
        request.budgets.emplace_back(budget / 1000.0);
    request.cap       = seconds_of(fields, "cap") / 1000;
    request.row_limit = seconds_of(fields, "row_time");
    return request;
}

// ---- the answer ------------------------------------------------------------------

// "0.048 ms": three digits.
std::string time_text(Seconds time) {
    const double ms = 1000 * time.count();
    if (ms >= 999.5) return fmt::format("{:.2f} s", time.count());
    return fmt::format("{:.{}f} ms", ms, ms < 1 ? 3 : ms < 10 ? 2 : ms < 100 ? 1 : 0);
}

void print_start(Output& output, const bench::TwoPhaseBenchAnswer& answer) {
    const bool huge = answer.pages == bench::Pages::huge;
    output.line(fmt::format("{} cubes, {}, tables on {} pages", answer.cubes,
                            row(answer.metric).name, huge ? "huge" : "small"));
    std::uint64_t total = 0;
    for (const TableStatus& table : answer.tables) {
        output.line(fmt::format("  {:<22} {:>12}", table.name, service::size_text(table.bytes)));
        total += table.bytes;
    }
    output.line(fmt::format("  {:<22} {:>12}", "all tables", service::size_text(total)));
    output.line(
        fmt::format("  {:<22} {:>12}", "peak memory", service::size_text(answer.peak_bytes)));
    output.line(fmt::format("  {:<22} {:>12}", "open the tables", time_text(answer.start.opening)));
    output.line(fmt::format("  {:<22} {:>12}", "then a first answer",
                            time_text(answer.start.first_answer)));
    if (huge)
        output.line(
            fmt::format("  {:<22} {:>12}", "copy to huge pages", time_text(answer.start.copying)));
}

void print_memory(Output& output, const std::vector<bench::MemoryRate>& rates) {
    output.line(fmt::format("\n{:>7}  {:>20}  {:>20}", "threads", "lines/s one by one",
                            "lines/s 32 at a time"));
    for (const bench::MemoryRate& rate : rates)
        output.line(fmt::format("{:>7}  {:>20}  {:>20}", rate.threads, rate_text(rate.chained),
                                rate_text(rate.batched)));
}

void print_lengths(Output& output, const bench::TwoPhaseBenchAnswer& answer) {
    if (answer.lengths.empty()) return;
    output.line(fmt::format("\n{:>7}  {:>9}  {:>9}  {:>9}  {:>9}  {}", "threads", "length", "mean",
                            "median", "longest", "reached"));
    for (const bench::LengthRow& one : answer.lengths)
        output.line(fmt::format("{:>7}  {:>9}  {:>9}  {:>9}  {:>9}  {} of {}", one.threads,
                                fmt::format("<= {}{}", one.length, row(answer.metric).tag),
                                time_text(one.mean), time_text(one.median), time_text(one.longest),
                                one.reached, one.cubes));
}

void print_budgets(Output& output, const bench::TwoPhaseBenchAnswer& answer) {
    if (answer.budgets.empty()) return;
    output.line(fmt::format("\n{:>7}  {:>9}  {:>9}  {:>8}  {:>8}  {:>12}  {:>12}  {}", "threads",
                            "time", "length", "unsolved", "latest", "nodes/s", "probes/s",
                            "cubes"));
    for (const bench::BudgetRow& one : answer.budgets)
        output.line(fmt::format("{:>7}  {:>9}  {:>9.3f}  {:>8}  {:>8}  {:>12}  {:>12}  {}",
                                one.threads, fmt::format("{:g} ms", 1000 * one.budget.count()),
                                one.mean_length, one.unsolved, time_text(one.longest),
                                rate_text(one.nodes_per_second), rate_text(one.probes_per_second),
                                one.cubes));
}

void print_signature(Output& output, const bench::TwoPhaseSignature& signature) {
    output.line(fmt::format("\nsignature {}: {} nodes, {} probes, lengths {}",
                            bench::text_of(signature), signature.nodes, signature.probes,
                            signature.lengths));
}

void print(Output& output, const bench::TwoPhaseBenchAnswer& answer) {
    print_start(output, answer);
    print_memory(output, answer.memory);
    print_lengths(output, answer);
    print_budgets(output, answer);
    print_signature(output, answer.signature);
}

ExitCode run(Session& session) {
    auto asked = request_of(session.fields());
    if (!asked) return session.fail(asked.error());
    ProgressLine                progress(session);
    bench::TwoPhaseBenchRequest request = *std::move(asked);
    request.opening = opening_shown_by({.session = session, .progress = progress});
    show_progress(request, progress);
    if (session.has("signature"))
        return show_signature(session, bench::two_phase_signature(store_of(session), request));
    const auto answer = bench::bench_two_phase(store_of(session), request);
    progress.erase();
    if (!answer) return session.fail(answer.error());
    show_answer(session, *answer, [&](const auto& one) { print(session.output(), one); });
    return answer->found_all() ? ExitCode::done : ExitCode::not_found;
}

constexpr auto fields = joined(
    bench_cube_fields, bench_centre_fields, bench_metric("htm"),
    field("threads", Kind::wholes,
          "measure with this many threads (default all; two-phase: one, and all)", within({1}),
          each_within({1, service::max_threads_asked}), typed("N,N…", 't')),
    bench_numbers("lengths", "measure the time until a solution is this short (default 21,20,19)",
                  ""),
    bench_number("cap", "the longest time for that, in milliseconds", {1, 3'600'000}, "5000", "MS"),
    bench_numbers("budgets", "measure the lengths reached in these times, in milliseconds",
                  "1,10,100,1000", "MS,MS…"),
    row_time("use fewer cubes where all would take longer than this, in seconds", "30"),
    field("pages", "tables copied to huge pages, or mapped", by_default("huge"),
          one_of<"huge", "small">(), typed("SIZE")),
    signature_field);

}  // namespace bench_two_phase_detail

constinit const Action bench_two_phase_suite = {"two-phase", bench_two_phase_detail::fields,
                                                bench_two_phase_detail::run};

}  // namespace antipode::cli
