#include "bench/server_report.h"
#include "bench/messages.h"
#include "service/json.h"

#include <fmt/format.h>

#include <charconv>

namespace antipode::bench {
namespace {

// The library is measured first and its tables are given back before the server
// is put under load: the two must not share the memory's bandwidth.
Result<double> library_rate(const TableStore& store, const ServerBenchRequest& request) {
    request.on_progress("library", 0);
    const auto started = start_two_phase(store, {.metric  = Metric::htm,
                                                 .pages   = Pages::huge,
                                                 .first   = request.cubes.front(),
                                                 .options = request.opening});
    if (!started) return started.error();
    return solves_per_second(two_phase::Solver(started->tables), request.cubes,
                             {.length = request.task.length, .threads = request.threads});
}

}  // namespace

Result<ServerBenchAnswer> bench_server(const TableStore& store, const ServerBenchRequest& request) {
    const auto library = library_rate(store, request);
    if (!library) return library.error();
    ServerBenchAnswer answer = {
        .length = request.task.length, .threads = request.threads, .library = *library, .rows = {}};
    for (unsigned connections : request.connections) {
        request.on_progress(fmt::format("{} connections", connections), 0);
        ServerTask task  = request.task;
        task.connections = connections;
        const auto row   = bench_server(request.cubes, task);
        if (!row) return row.error();
        answer.rows.push_back(*row);
    }
    return answer;
}

Result<ServerTask> parse_server_address(std::string_view text) {
    constexpr std::string_view scheme = "http://";
    std::string_view           rest   = text;
    if (rest.starts_with(scheme)) rest.remove_prefix(scheme.size());
    if (rest.ends_with('/')) rest.remove_suffix(1);
    const std::size_t colon = rest.rfind(':');
    ServerTask        task;
    if (colon != std::string_view::npos) {
        const char* const end  = rest.data() + rest.size();
        const auto [stop, bad] = std::from_chars(rest.data() + colon + 1, end, task.port);
        task.host              = rest.substr(0, colon);
        if (bad == std::errc{} && stop == end && !task.host.empty()) return task;
    }
    return usage_error(message<"bench-not-a-server">(text));
}

Json to_json(const ServerBenchAnswer& answer) {
    Json rows = Json::array();
    for (const ServerRow& row : answer.rows)
        rows.push_back({{"connections", row.connections},
                        {"cubes_per_request", row.per_request},
                        {"answered", row.answered},
                        {"solves_per_second", row.rate},
                        {"share_of_library", row.rate / answer.library},
                        {"median_seconds", row.median.count()},
                        {"p99_seconds", row.p99.count()}});
    return {{"length", answer.length},
            {"library_threads", answer.threads},
            {"library_solves_per_second", answer.library},
            {"rows", rows}};
}

}  // namespace antipode::bench
