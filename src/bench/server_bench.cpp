#include "bench/server_bench.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>

#include "base/team.h"
#include "bench/messages.h"
#include "cube/algebra.h"
#include "cube/facelets.h"
#include "notation/parse.h"

namespace antipode::bench {
namespace {

// As many cubes as a request takes, beginning with the first of its own.
struct Share {
    std::span<const Cube> cubes;
    unsigned              per_request;

    std::size_t requests() const { return std::max<std::size_t>(1, cubes.size() / per_request); }
    std::span<const Cube> of(std::size_t request) const {
        const std::size_t first = request * per_request;
        return cubes.subspan(first, std::min<std::size_t>(per_request, cubes.size() - first));
    }
};

std::string body_for(std::span<const Cube> cubes, const ServerTask& task) {
    std::vector<std::string> names;
    for (const Cube& cube : cubes)
        names.push_back(fmt::format("\"{}\"", to_text(facelets_of(cube))));
    if (task.per_request == 1)
        return fmt::format(R"({{"cube":{},"max_length":{}}})", names.front(), task.length);
    return fmt::format(R"({{"cubes":[{}],"max_length":{}}})", fmt::join(names, ","), task.length);
}

std::string request_for(std::span<const Cube> cubes, const ServerTask& task) {
    const std::string body = body_for(cubes, task);
    return fmt::format(
        "POST /api/v1/solve HTTP/1.1\r\nHost: {}:{}\r\nContent-Type: application/json\r\n"
        "Content-Length: {}\r\n\r\n{}",
        task.host, task.port, body.size(), body);
}

// The answers are kept as they come and looked at afterwards, so that checking
// them takes nothing from the server.
struct Kept {
    std::size_t              request;
    int                      status;
    std::vector<std::string> solutions;
};

std::vector<std::string> solutions_in(std::string_view body) {
    constexpr std::string_view field = R"("solution":")";
    std::vector<std::string>   solutions;
    for (std::size_t at = body.find(field); at != std::string_view::npos; at = body.find(field)) {
        body.remove_prefix(at + field.size());
        solutions.emplace_back(body.substr(0, body.find('"')));
    }
    return solutions;
}

Error wrong_answer(const Cube& cube, const Kept& kept) {
    return environment_error(
        message<"bench-wrong-answer">(kept.status, kept.solutions, to_text(facelets_of(cube))));
}

bool solves(const Cube& cube, const std::string& solution, unsigned length) {
    const auto moves = parse_maneuver(solution);
    if (!moves) return false;
    const Moves turns = on_the_table(*moves).moves;
    return turns.size() <= length && cube * turns == solved;
}

std::optional<Error> check(std::span<const Cube> cubes, const Kept& kept, unsigned length) {
    if (kept.status != 200 || kept.solutions.size() != cubes.size())
        return wrong_answer(cubes.front(), kept);
    for (std::size_t i = 0; i < cubes.size(); ++i)
        if (!solves(cubes[i], kept.solutions[i], length)) return wrong_answer(cubes[i], kept);
    return std::nullopt;
}

}  // namespace

Result<ServerRow> bench_server(std::span<const Cube> cubes, const ServerTask& task) {
    LoadTask    load  = {.host         = task.host,
                         .port         = task.port,
                         .connections  = task.connections,
                         .max_requests = task.max_requests,
                         .max_time     = task.max_time};
    const Share share = {cubes, task.per_request};
    for (std::size_t i = 0; i < share.requests(); ++i)
        load.requests.push_back(request_for(share.of(i), task));
    std::vector<Kept> answers;
    load.on_reply = [&](const LoadReply& reply) {
        answers.push_back({reply.request, reply.status, solutions_in(reply.body)});
    };
    const auto result = put_under_load(load);
    if (!result) return result.error();
    for (const Kept& kept : answers)
        if (auto error = check(share.of(kept.request), kept, task.length)) return *error;
    return ServerRow{.connections = task.connections,
                     .per_request = task.per_request,
                     .answered    = result->answered,
                     .rate        = result->rate() * task.per_request,
                     .median      = result->latency(0.5),
                     .p99         = result->latency(0.99)};
}

double solves_per_second(const two_phase::Solver& solver, std::span<const Cube> cubes,
                         const LibraryTask& task) {
    using Clock                      = std::chrono::steady_clock;
    const auto                 start = Clock::now();
    std::atomic<std::uint64_t> solves{0};
    run_team({.threads = task.threads}, [&](const TeamMember&) {
        while (Clock::now() - start < task.max_time) {
            const Cube& cube = cubes[solves.fetch_add(1) % cubes.size()];
            keep(solver.solve({.cube = cube, .limits = {.enough_length = task.length}}));
        }
    });
    return static_cast<double>(solves) / Seconds(Clock::now() - start).count();
}

}  // namespace antipode::bench
