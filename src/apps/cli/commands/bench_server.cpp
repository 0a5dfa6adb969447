#include <fmt/format.h>

#include "apps/cli/commands/bench.h"
#include "apps/cli/shared_options.h"
#include "apps/cli/table_opening.h"
#include "bench/server_report.h"
#include "service/json.h"

namespace antipode::cli {
namespace bench_server_detail {

Result<bench::ServerBenchRequest> request_of(const service::Fields& fields) {
    auto cubes = cubes_of(fields);
    if (!cubes) return cubes.error();
    const auto task = bench::parse_server_address(fields.text("at"));
    if (!task) return task.error();
    std::vector<Cube> plain;
    for (const CentredCube& cube : *cubes) plain.push_back(cube.cube);
    bench::ServerBenchRequest request{.cubes       = std::move(plain),
                                      .task        = *task,
                                      .connections = numbers_of(fields, "connections"),
                                      .threads     = service::threads_of(fields)};
    request.task.length       = fields.whole<unsigned>("lengths");
    request.task.per_request  = fields.whole<unsigned>("per_request");
    request.task.max_requests = fields.find_whole<std::uint64_t>("requests").value_or(0);
    request.task.max_time     = seconds_of(fields, "row_time");
    return request;
}

void print(Output& output, const bench::ServerBenchAnswer& answer) {
    output.line(fmt::format("library, {} threads, <= {}f: {} solves/s", answer.threads,
                            answer.length, rate_text(answer.library)));
    output.line(fmt::format("\n{:>11}  {:>6}  {:>10}  {:>14}  {:>8}  {:>10}  {:>10}", "connections",
                            "cubes", "answered", "solves/s", "share", "median", "99 %"));
    for (const bench::ServerRow& row : answer.rows)
        output.line(fmt::format(
            "{:>11}  {:>6}  {:>10}  {:>14}  {:>6.0f} %  {:>7.3f} ms  {:>7.3f} ms", row.connections,
            row.per_request, row.answered, rate_text(row.rate), 100 * row.rate / answer.library,
            1000 * row.median.count(), 1000 * row.p99.count()));
}

ExitCode run(Session& session) {
    auto asked = request_of(session.fields());
    if (!asked) return session.fail(asked.error());
    ProgressLine              progress(session);
    bench::ServerBenchRequest request = *std::move(asked);
    request.opening = opening_shown_by({.session = session, .progress = progress});
    show_progress(request, progress);
    const auto answer = bench::bench_server(store_of(session), request);
    progress.erase();
    if (!answer) return session.fail(answer.error());
    show_answer(session, *answer, [&](const auto& one) { print(session.output(), one); });
    return ExitCode::done;
}

constexpr auto fields = joined(
    bench_cube_fields,
    field("at", "where it is", by_default("http://127.0.0.1:8080"), typed("ADDRESS")),
    service::threads_field,
    bench_numbers("connections", "measure with this many clients at once", "1,64"),
    bench_number("per_request", "send this many cubes with each request", {1, 1000}, "1"),
    bench_number("requests", "stop after this many answers, even before {row_time} has passed",
                 {1, 100'000'000}, ""),
    bench_number("lengths", "ask for solutions that are this short", {1, 1000}, "21"),
    row_time("how long to measure", "10"));

}  // namespace bench_server_detail

constinit const Action bench_server_suite = {"server", bench_server_detail::fields,
                                             bench_server_detail::run};

}  // namespace antipode::cli
