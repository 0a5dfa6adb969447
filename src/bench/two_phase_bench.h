// How good the two-phase search is on this machine: how long it takes to reach a
// length, and what length it reaches in a given time.
//
//     Result<LengthRow> row = time_to_length(solver, cubes, {.length = 20, .threads = 2});
//
// Every solution is replayed; one that does not solve its cube is an error.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "bench/stopwatch.h"
#include "search/two_phase/solver.h"

namespace antipode::bench {

// Called before each cube, with the share of the row that is done.
using RowProgress = std::function<void(double fraction)>;

struct LengthTask {
    unsigned    length      = 0;           // stop when a solution is this short …
    Seconds     cap         = Seconds(5);  // … or after this time
    unsigned    threads     = 1;
    RowProgress on_progress = [](double) {};
};

struct LengthRow {
    unsigned    length  = 0;
    unsigned    threads = 1;
    std::size_t cubes   = 0;
    std::size_t reached = 0;  // the others count with the time they were given
    Seconds     mean{};
    Seconds     median{};
    Seconds     longest{};
};

Result<LengthRow> time_to_length(const two_phase::Solver&     solver,
                                 std::span<const CentredCube> cubes, const LengthTask& task);

struct BudgetTask {
    Seconds     budget{};
    unsigned    threads     = 1;
    RowProgress on_progress = [](double) {};
};

struct BudgetRow {
    Seconds     budget{};
    unsigned    threads           = 1;
    std::size_t cubes             = 0;
    std::size_t unsolved          = 0;  // must be none
    double      mean_length       = 0;  // of the solved ones
    double      nodes_per_second  = 0;
    double      probes_per_second = 0;
    Seconds     longest{};  // how late the latest answer came
};

Result<BudgetRow> length_in_time(const two_phase::Solver&     solver,
                                 std::span<const CentredCube> cubes, const BudgetTask& task);

// What one thread does on fixed cubes with a fixed number of nodes: the same on
// every machine, and before and after a refactoring.
struct TwoPhaseSignature {
    std::uint64_t nodes   = 0;
    std::uint64_t probes  = 0;
    std::uint64_t lengths = 0;
    std::uint64_t number  = 0;  // over all of it, cube by cube
};

Result<TwoPhaseSignature> two_phase_signature(const two_phase::Solver& solver,
                                              CentreSet                centres = no_centres);

// The same cubes for the same seed, everywhere.
std::vector<Cube> bench_cubes(std::size_t count, std::uint64_t seed);

struct BenchPositions {
    std::size_t             count   = 1;
    std::uint64_t           seed    = 1;
    CentreSet               centres = no_centres;    // that count
    std::optional<unsigned> turns   = std::nullopt;  // random ones, instead of any position
};
std::vector<CentredCube> bench_positions(const BenchPositions& wanted);

}  // namespace antipode::bench
