#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/table_opening.h"
#include "bench/server_report.h"
#include "service/json.h"

namespace antipode::cli {
namespace bench_server_detail {

Result<bench::ServerBenchRequest> request_of(const Session& session) {
    bench::ServerBenchRequest request;
    auto                      cubes = cubes_of(session);
    if (!cubes) return cubes.error();
    request.cubes   = *std::move(cubes);
    const auto task = bench::parse_server_address(session.value("at").value_or("127.0.0.1:8080"));
    if (!task) return task.error();
    request.task       = *task;
    const auto lengths = numbers_of(session, "lengths", {21});
    if (!lengths) return lengths.error();
    request.task.length    = lengths->front();
    const auto connections = numbers_of(session, "connections", {1, 64});
    if (!connections) return connections.error();
    request.connections    = *connections;
    const auto per_request = number_of(session, "per-request", 1, {1, 1000});
    if (!per_request) return per_request.error();
    request.task.per_request = static_cast<unsigned>(*per_request);
    const auto requests      = number_of(session, "requests", 0, {0, 100'000'000});
    if (!requests) return requests.error();
    request.task.max_requests = *requests;
    const auto seconds        = number_of(session, "row-time", 10, {1, 86'400});
    if (!seconds) return seconds.error();
    request.task.max_time = bench::Seconds(static_cast<double>(*seconds));
    const auto threads    = numbers_of(session, "threads", {hardware_threads()});
    if (!threads) return threads.error();
    request.threads = threads->front();
    return request;
}

ExitCode show(Session& session, const bench::ServerBenchAnswer& answer) {
    if (session.json()) {
        session.answer(bench::to_json(answer));
        return ExitCode::done;
    }
    Output& output = session.output();
    output.line(fmt::format("library, {} threads, <= {}f: {} solves/s", answer.threads,
                            answer.length, rate_text(answer.library)));
    output.line(fmt::format("\n{:>11}  {:>6}  {:>10}  {:>14}  {:>8}  {:>10}  {:>10}", "connections",
                            "cubes", "answered", "solves/s", "share", "median", "99 %"));
    for (const bench::ServerRow& row : answer.rows)
        output.line(fmt::format(
            "{:>11}  {:>6}  {:>10}  {:>14}  {:>6.0f} %  {:>7.3f} ms  {:>7.3f} ms", row.connections,
            row.per_request, row.answered, rate_text(row.rate), 100 * row.rate / answer.library,
            1000 * row.median.count(), 1000 * row.p99.count()));
    return ExitCode::done;
}

}  // namespace bench_server_detail

ExitCode bench_server(Session& session) {
    auto asked = bench_server_detail::request_of(session);
    if (!asked) return session.fail(asked.error());
    ProgressLine              progress(session);
    bench::ServerBenchRequest request = *std::move(asked);
    request.opening     = opening_shown_by({.session = session, .progress = progress});
    request.on_progress = [&](const std::string& text, double fraction) {
        progress.show(text, fraction);
    };
    const auto answer = bench::bench_server(store_of(session), request);
    progress.erase();
    return answer ? bench_server_detail::show(session, *answer) : session.fail(answer.error());
}

}  // namespace antipode::cli
