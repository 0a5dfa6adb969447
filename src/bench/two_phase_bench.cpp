#include "bench/two_phase_bench.h"

#include <algorithm>

#include "bench/hash.h"
#include "bench/messages.h"
#include "cube/algebra.h"
#include "cube/forms.h"
#include "cube/random_cube.h"
#include "notation/print.h"

namespace antipode::bench {
namespace {

constexpr std::size_t   signature_cubes = 100;
constexpr std::uint64_t signature_seed  = 20;
constexpr std::uint64_t signature_nodes = 20'000;  // per cube

struct Timed {
    Answer  answer;
    Seconds seconds;  // as the caller sees it, with the starting of threads
};

Error wrong_solution(const CentredCube& cube, const Moves& moves) {
    return environment_error(
        message<"bench-wrong-solution">(to_text(moves), to_text(cube, Form::facelets)));
}

Result<Timed> timed_solve(const two_phase::Solver& solver, const CentredCube& cube,
                          const Limits& limits) {
    const auto   start = std::chrono::steady_clock::now();
    const Answer answer =
        solver.solve({.cube = cube.cube, .limits = limits, .centres = centres_of(cube)});
    const Seconds seconds = std::chrono::steady_clock::now() - start;
    if (answer.found && !is_solved(cube * answer.solution))
        return wrong_solution(cube, answer.solution);
    return Timed{answer, seconds};
}

std::chrono::nanoseconds nanoseconds(Seconds seconds) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(seconds);
}

double share(std::size_t done, std::size_t of) {
    return static_cast<double>(done) / static_cast<double>(of);
}

}  // namespace

Result<LengthRow> time_to_length(const two_phase::Solver&     solver,
                                 std::span<const CentredCube> cubes, const LengthTask& task) {
    LengthRow            row = {.length = task.length, .threads = task.threads};
    std::vector<Seconds> times;
    Seconds              sum{};
    for (const CentredCube& cube : cubes) {
        task.on_progress(share(times.size(), cubes.size()));
        const auto timed = timed_solve(solver, cube,
                                       {.enough_length = task.length,
                                        .max_time      = nanoseconds(task.cap),
                                        .threads       = task.threads});
        if (!timed) return timed.error();
        times.push_back(timed->seconds);
        sum += timed->seconds;
        if (timed->answer.found && timed->answer.length <= task.length) ++row.reached;
    }
    if (times.empty()) return row;
    std::ranges::sort(times);
    row.cubes   = times.size();
    row.mean    = sum / static_cast<double>(times.size());
    row.median  = times[times.size() / 2];
    row.longest = times.back();
    return row;
}

Result<BudgetRow> length_in_time(const two_phase::Solver&     solver,
                                 std::span<const CentredCube> cubes, const BudgetTask& task) {
    BudgetRow     row     = {.budget = task.budget, .threads = task.threads};
    std::uint64_t lengths = 0;
    std::uint64_t nodes   = 0;
    std::uint64_t probes  = 0;
    Seconds       sum{};
    for (const CentredCube& cube : cubes) {
        task.on_progress(share(row.cubes, cubes.size()));
        const auto timed = timed_solve(
            solver, cube, {.max_time = nanoseconds(task.budget), .threads = task.threads});
        if (!timed) return timed.error();
        ++row.cubes;
        row.unsolved += timed->answer.found ? 0 : 1;
        lengths += timed->answer.length;
        nodes += timed->answer.nodes;
        probes += timed->answer.probes;
        sum += timed->seconds;
        row.longest = std::max(row.longest, timed->seconds);
    }
    if (row.cubes == 0) return row;
    if (row.cubes > row.unsolved) row.mean_length = share(lengths, row.cubes - row.unsolved);
    row.nodes_per_second  = static_cast<double>(nodes) / sum.count();
    row.probes_per_second = static_cast<double>(probes) / sum.count();
    return row;
}

Result<TwoPhaseSignature> two_phase_signature(const two_phase::Solver& solver, CentreSet centres) {
    TwoPhaseSignature signature;
    Hash              hash;
    for (const CentredCube& cube : bench_positions({signature_cubes, signature_seed, centres})) {
        const auto timed = timed_solve(solver, cube, {.max_nodes = signature_nodes, .threads = 1});
        if (!timed) return timed.error();
        const Answer& answer = timed->answer;
        signature.nodes += answer.nodes;
        signature.probes += answer.probes;
        signature.lengths += answer.length;
        hash.add(answer.nodes);
        hash.add(answer.probes);
        hash.add(to_text(answer.solution));
    }
    signature.number = hash.value();
    return signature;
}

std::vector<Cube> bench_cubes(std::size_t count, std::uint64_t seed) {
    Random            random(seed);
    std::vector<Cube> cubes;
    for (std::size_t i = 0; i < count; ++i) cubes.push_back(random_reachable(random));
    return cubes;
}

std::vector<CentredCube> bench_positions(const BenchPositions& wanted) {
    Random                   random(wanted.seed);
    Random                   twists(~wanted.seed);  // apart, so that the pieces are the same
    std::vector<CentredCube> positions;
    while (positions.size() < wanted.count) {
        if (wanted.turns) {
            positions.push_back(centred_after(random_word(random, *wanted.turns), wanted.centres));
            continue;
        }
        const Cube cube = random_reachable(random);
        positions.push_back({cube, random_twists(twists, cube, wanted.centres), wanted.centres});
    }
    return positions;
}

}  // namespace antipode::bench
