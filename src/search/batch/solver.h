// Shortest solutions of many cubes at once, in rounds: in each, every cube is searched one step
// deeper than before, and those that are done make room for others.
//
//     batch::Solver solver(executor, shape, {.threads = 8});
//     solver.run({.take = next_cube, .give = write_answer}, stop);
//
// docs/theory/gpu.md explains the search and its measurements.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "search/batch/executor.h"
#include "search/batch/finder.h"
#include "search/optimal/frontier.h"
#include "search/watch.h"
#include "tables/optimal.h"

namespace antipode::batch {

struct Job {
    std::uint64_t             id = 0;
    Cube                      cube;  // must be reachable
    optimal::Frontier::Wanted wanted     = optimal::Frontier::Wanted::one;
    std::optional<unsigned>   max_length = std::nullopt;
    unsigned                  at_least   = 0;   // known not to be solvable in fewer steps
    Limits                    limits     = {};  // time, nodes and what is known
    std::stop_token           stop       = {};
};

struct Done {
    std::uint64_t      id = 0;
    Answer             answer;
    std::vector<Moves> all = {};  // where all are wanted; each once, shortest first
};

struct Jobs {
    // Asked between rounds while there is room; nothing if there is no other job now.
    std::function<std::optional<Job>()> take;
    std::function<void(Done)>           give;
    // Told several times a second, if it is there.
    std::function<void(std::uint64_t id, const Progress&)> tell = {};
};

// The roots of a cube's subtrees are so many steps away from it.
inline constexpr unsigned root_steps = 2;

// No word of more steps can be asked for; no position needs more in any metric.
inline constexpr unsigned max_length = max_made + root_steps;

class Solver {
public:
    struct Options {
        // Of the processor, to prepare cubes between rounds; half of them look for solutions.
        unsigned threads = 1;
        // The search that finds while the executor proves, in the same metric. Asked for as long
        // as it is not there, so that nobody waits for its tables.
        std::function<TwoPhase()> two_phase = {};
    };

    // The executor has the table of that shape, of face or quarter turns.
    Solver(Executor& executor, const optimal::Shape& shape, Options options);

    // Returns when all jobs are done and no other is there, or when it is stopped; then all that
    // are not done are given with what is known. An executor that has failed gives nothing any
    // more.
    [[nodiscard]] std::optional<Error> run(const Jobs& jobs, const std::stop_token& stop);

    // Of all runs.
    std::uint64_t lookups() const { return lookups_; }
    std::uint64_t nodes() const { return nodes_; }
    // Cubes whose solution was found beside.
    std::uint64_t found_beside() const { return found_beside_; }

    // The time in which the executor worked; what is left was spent on the way.
    std::chrono::nanoseconds searching() const { return searching_; }

private:
    Executor*      executor_;
    optimal::Shape shape_;
    StepOrder      order_;
    Options        options_;
    std::uint64_t  lookups_      = 0;
    std::uint64_t  nodes_        = 0;
    std::uint64_t  found_beside_ = 0;

    std::chrono::nanoseconds searching_{};
};

}  // namespace antipode::batch
