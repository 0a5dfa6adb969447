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

Result<bench::TwoPhaseBenchRequest> request_of(const Session& session) {
    bench::TwoPhaseBenchRequest request;
    auto                        cubes = cubes_of(session);
    if (!cubes) return cubes.error();
    request.cubes  = *std::move(cubes);
    request.metric = *parse_metric(session.value("metric").value_or("htm"));
    request.pages  = session.value("pages") == "small" ? bench::Pages::small : bench::Pages::huge;
    const auto threads = numbers_of(session, "threads", usual_threads());
    if (!threads) return threads.error();
    const auto lengths = numbers_of(session, "lengths", bench::usual_lengths(request.metric));
    if (!lengths) return lengths.error();
    const auto budgets = numbers_of(session, "budgets", {1, 10, 100, 1000});
    if (!budgets) return budgets.error();
    const auto cap = number_of(session, "cap", 5000, {1, 3'600'000});
    if (!cap) return cap.error();
    const auto row_limit = number_of(session, "row-time", 30, {1, 86'400});
    if (!row_limit) return row_limit.error();
    request.threads = *threads;
    request.lengths = *lengths;
    for (unsigned budget : *budgets) request.budgets.emplace_back(budget / 1000.0);
    request.cap       = Seconds(static_cast<double>(*cap) / 1000);
    request.row_limit = Seconds(static_cast<double>(*row_limit));
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

ExitCode show(Session& session, const bench::TwoPhaseBenchAnswer& answer) {
    if (session.json()) {
        session.answer(bench::to_json(answer));
    } else {
        print_start(session.output(), answer);
        print_memory(session.output(), answer.memory);
        print_lengths(session.output(), answer);
        print_budgets(session.output(), answer);
        print_signature(session.output(), answer.signature);
    }
    return answer.found_all() ? ExitCode::done : ExitCode::not_found;
}

ExitCode show_signature(Session& session, const bench::TwoPhaseBenchRequest& request) {
    const auto signature = bench::two_phase_signature(store_of(session), request);
    if (!signature) return session.fail(signature.error());
    if (session.json())
        session.answer(bench::to_json(*signature));
    else
        session.output().line(bench::text_of(*signature));
    return ExitCode::done;
}

}  // namespace bench_two_phase_detail

ExitCode bench_two_phase(Session& session) {
    auto asked = bench_two_phase_detail::request_of(session);
    if (!asked) return session.fail(asked.error());
    ProgressLine                progress(session);
    bench::TwoPhaseBenchRequest request = *std::move(asked);
    request.opening     = opening_shown_by({.session = session, .progress = progress});
    request.on_progress = [&](const std::string& text, double fraction) {
        progress.show(text, fraction);
    };
    if (session.has("signature")) return bench_two_phase_detail::show_signature(session, request);
    const auto answer = bench::bench_two_phase(store_of(session), request);
    progress.erase();
    return answer ? bench_two_phase_detail::show(session, *answer) : session.fail(answer.error());
}

}  // namespace antipode::cli
