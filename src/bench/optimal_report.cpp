#include "bench/optimal_report.h"

#include <fmt/format.h>

#include <mutex>

#include "base/parallel.h"
#include "bench/hash.h"
#include "bench/messages.h"
#include "bench/two_phase_bench.h"
#include "service/json.h"
#include "tables/optimal.h"

namespace antipode::bench {
namespace {

constexpr Seconds rate_time(0.5);

service::TableChoice choice_of(const OptimalBenchRequest& request) {
    return {.metric = request.metric, .memory = request.memory};
}

Result<service::BuiltTable> prepared_table(const TableStore&          store,
                                           const OptimalBenchRequest& request) {
    const auto chosen = service::chosen_table(store, choice_of(request));
    if (!chosen) return chosen.error();
    return service::build_table(store, optimal::specs()[chosen->number], request.opening);
}

OptimalSignature signature_of(const optimal::Solver& solver, CentreSet centres) {
    constexpr std::size_t   cubes     = 8;
    constexpr std::uint64_t max_nodes = 1'000'000;
    OptimalSignature        signature;
    Hash                    hash;
    for (const CentredCube& cube : bench_positions({.count = cubes, .centres = centres})) {
        const Answer answer = solver
                                  .solve({.cube    = cube.cube,
                                          .limits  = {.max_nodes = max_nodes},
                                          .centres = centres_of(cube)})
                                  .answer;
        signature.nodes += answer.nodes;
        hash.add(answer.nodes);
        hash.add(answer.lower_bound);
    }
    signature.number = hash.value();
    return signature;
}

// Solves every cube and writes down what it took.
class OptimalRun {
public:
    OptimalRun(const Solver& solver, const OptimalBenchRequest& request, OptimalBenchAnswer& answer)
        : solver_(solver), request_(request), answer_(answer) {}

    std::optional<Error> run() {
        const auto start = std::chrono::steady_clock::now();
        parallel_for(request_.cubes.size(), {request_.threads, 1},
                     [&](std::size_t first, std::size_t last) {
                         for (std::size_t i = first; i < last && !failed(); ++i)
                             note(request_.cubes[i], solve(request_.cubes[i]));
                     });
        answer_.wall = std::chrono::steady_clock::now() - start;
        answer_.mean_length /= static_cast<double>(request_.cubes.size());
        return error_;
    }

private:
    Result<Solution> solve(const CentredCube& cube) {
        return solver_.solve({.cube = cube.cube, .centres = centres_of(cube)},
                             {.stop = request_.opening.stop});
    }

    bool failed() {
        const std::lock_guard lock(mutex_);
        return error_.has_value();
    }

    void note(const CentredCube& cube, const Result<Solution>& result) {
        const std::lock_guard lock(mutex_);
        if (const auto error = wrong(cube, result)) {
            error_ = error;
            return;
        }
        const Answer& found = result->answer;
        answer_.effort.nodes += result->effort.nodes;
        answer_.effort.lookups += result->effort.lookups;
        answer_.probes += found.probes;
        answer_.mean_length += found.length;
        answer_.work += found.elapsed;
        answer_.longest = std::max<Seconds>(answer_.longest, found.elapsed);
        ++done_;
        request_.on_progress(
            fmt::format("{} of {} cubes", done_, request_.cubes.size()),
            static_cast<double>(done_) / static_cast<double>(request_.cubes.size()));
    }

    static std::optional<Error> wrong(const CentredCube& cube, const Result<Solution>& result) {
        if (!result) return result.error();
        if (result->answer.ended == Ended::stopped)
            return stopped_error(message<"bench-stopped">());
        const Answer& found = result->answer;
        if (found.found && found.length <= found.lower_bound && is_solved(cube * found.solution))
            return std::nullopt;
        return environment_error(message<"bench-not-proven">());
    }

    const Solver&              solver_;
    const OptimalBenchRequest& request_;
    OptimalBenchAnswer&        answer_;
    std::mutex                 mutex_;  // guards the answer and what follows
    std::size_t                done_ = 0;
    std::optional<Error>       error_;
};

}  // namespace

service::Engine::Options engine_options(const TableStore&          store,
                                        const OptimalBenchRequest& request) {
    service::Engine::Options options = service::Engine::Options::short_lived(store);
    options.threads                  = request.opening.threads;
    options.telling                  = request.opening;
    return options;
}

Result<OptimalBenchAnswer> bench_optimal(const TableStore&          store,
                                         const OptimalBenchRequest& request) {
    OptimalBenchAnswer answer = {
        .metric = request.metric, .threads = request.threads, .cubes = request.cubes.size()};
    auto table = prepared_table(store, request);
    if (!table) return table.error();
    answer.table = *std::move(table);
    service::Engine          engine(engine_options(store, request));
    const service::WaitLimit limit  = {.stop = request.opening.stop};
    auto                     bounds = engine.bounds(choice_of(request), limit);
    if (!bounds) return bounds.error();
    answer.memory =
        measure_memory((*bounds)->table().as<std::uint32_t>(), request.threads, rate_time);
    answer.signature = signature_of(**bounds, request.cubes.front().counted);
    // The tables of the two-phase search are opened before the clock starts.
    const auto two_phase = engine.solver(request.metric, limit);
    if (!two_phase) return two_phase.error();
    const ShortestSolver cubes({.two_phase = request.metric == Metric::stm ? nullptr : *two_phase,
                                .stages    = {{.bounds = [&] { return bounds; }}}});
    if (const auto error = OptimalRun(cubes, request, answer).run()) return *error;
    return answer;
}

Result<OptimalSignature> optimal_signature(const TableStore&          store,
                                           const OptimalBenchRequest& request) {
    service::Engine engine(engine_options(store, request));
    const auto      bounds = engine.bounds(choice_of(request), {.stop = request.opening.stop});
    if (!bounds) return bounds.error();
    return signature_of(**bounds, request.cubes.front().counted);
}

std::string text_of(const OptimalSignature& signature) {
    return fmt::format("{:016x}", signature.number);
}

Json to_json(const OptimalSignature& signature) {
    return {{"signature", text_of(signature)}, {"nodes", signature.nodes}};
}

Json to_json(const OptimalBenchAnswer& answer) {
    const auto   cubes = static_cast<double>(answer.cubes);
    const double wall  = answer.wall.count();
    return {{"metric", row(answer.metric).name},
            {"threads", answer.threads},
            {"cubes", answer.cubes},
            {"table", service::to_json(answer.table)},
            {"seconds", wall},
            {"cubes_per_minute", 60 * cubes / wall},
            {"seconds_per_cube_and_thread", answer.work.count() / cubes},
            {"max_seconds", answer.longest.count()},
            {"mean_length", answer.mean_length},
            {"nodes_per_cube", static_cast<double>(answer.effort.nodes) / cubes},
            {"lines_per_cube", static_cast<double>(answer.effort.lookups) / cubes},
            {"probes_per_cube", static_cast<double>(answer.probes) / cubes},
            {"nodes_per_second", static_cast<double>(answer.effort.nodes) / wall},
            {"lines_per_second", static_cast<double>(answer.effort.lookups) / wall},
            {"chained_lines_per_second", answer.memory.chained},
            {"batched_lines_per_second", answer.memory.batched},
            {"signature", to_json(answer.signature)}};
}

}  // namespace antipode::bench
