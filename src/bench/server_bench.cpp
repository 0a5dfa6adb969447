#include "bench/server_bench.h"

#include <fmt/format.h>

#include <atomic>
#include <thread>

#include "cube/algebra.h"
#include "cube/facelets.h"
#include "notation/parse.h"

namespace antipode::bench {
namespace {

std::string request_for(const Cube& cube, const ServerTask& task) {
    const std::string body =
        fmt::format(R"({{"cube":"{}","max_length":{}}})", to_text(facelets_of(cube)), task.length);
    return fmt::format(
        "POST /api/v1/solve HTTP/1.1\r\nHost: {}:{}\r\nContent-Type: application/json\r\n"
        "Content-Length: {}\r\n\r\n{}",
        task.host, task.port, body.size(), body);
}

// The answers are kept as they come and looked at afterwards, so that checking
// them takes nothing from the server.
struct Kept {
    std::size_t request;
    int         status;
    std::string solution;
};

std::string_view solution_in(std::string_view body) {
    constexpr std::string_view field = R"("solution":")";
    const std::size_t          at    = body.find(field);
    if (at == std::string_view::npos) return {};
    body.remove_prefix(at + field.size());
    return body.substr(0, body.find('"'));
}

Error wrong_answer(const Cube& cube, const Kept& kept) {
    return {.kind    = ErrorKind::environment,
            .message = fmt::format("the server answered {} '{}' for {}, which is no such solution",
                                   kept.status, kept.solution, to_text(facelets_of(cube)))};
}

std::optional<Error> check(const Cube& cube, const Kept& kept, unsigned length) {
    if (kept.status != 200) return wrong_answer(cube, kept);
    const auto moves = parse_maneuver(kept.solution);
    if (!moves) return wrong_answer(cube, kept);
    const Moves turns = on_the_table(*moves).moves;
    if (turns.size() > length || cube * turns != solved) return wrong_answer(cube, kept);
    return std::nullopt;
}

}  // namespace

Result<ServerRow> bench_server(std::span<const Cube> cubes, const ServerTask& task) {
    LoadTask load = {.host         = task.host,
                     .port         = task.port,
                     .connections  = task.connections,
                     .max_requests = task.max_requests,
                     .max_time     = task.max_time};
    for (const Cube& cube : cubes) load.requests.push_back(request_for(cube, task));
    std::vector<Kept> answers;
    load.on_reply = [&](const Reply& reply) {
        answers.push_back({reply.request, reply.status, std::string(solution_in(reply.body))});
    };
    const auto result = put_under_load(load);
    if (!result) return result.error();
    for (const Kept& kept : answers)
        if (auto error = check(cubes[kept.request], kept, task.length)) return *error;
    return ServerRow{.connections = task.connections,
                     .answered    = result->answered,
                     .rate        = result->rate(),
                     .median      = result->latency(0.5),
                     .p99         = result->latency(0.99)};
}

double solves_per_second(const two_phase::Solver& solver, std::span<const Cube> cubes,
                         const LibraryTask& task) {
    using Clock                      = std::chrono::steady_clock;
    const auto                 start = Clock::now();
    std::atomic<std::uint64_t> solves{0};
    const auto                 work = [&] {
        while (Clock::now() - start < task.max_time) {
            const Cube& cube = cubes[solves.fetch_add(1) % cubes.size()];
            keep(solver.solve({.cube = cube, .limits = {.enough_length = task.length}}));
        }
    };
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < task.threads; ++i) others.emplace_back(work);
        work();
    }
    return static_cast<double>(solves) / Seconds(Clock::now() - start).count();
}

}  // namespace antipode::bench
