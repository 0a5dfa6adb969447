// Shortest solutions, proven: iterative deepening from both ends of the word, with
// the bounds of one table for the position and for its inverse.
//
//     optimal::Solver solver(shape, table);
//     Answer answer = solver.solve({.cube = cube, .limits = {.threads = 2}}).answer;
//
// docs/theory/optimal.md explains the search and its measurements.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "search/optimal/proof.h"
#include "search/optimal/worker.h"
#include "search/watch.h"
#include "tables/table.h"

namespace antipode::optimal {

class Solver {
public:
    Solver(const Shape& shape, Table table)
        : shape_(shape), table_(std::move(table)), order_(shape.metric) {}

    // A chance to find a solution of the next length in another way, since to search
    // all of that length takes long.
    struct Shortcut {
        Progress                 progress;  // whose depth is the next length
        std::chrono::nanoseconds max_time{};
    };

    struct Request {
        Cube    cube;  // must be reachable
        Limits  limits  = {};
        Centres centres = {};  // reachable together with the cube
        // With all, every solution of at most `max_length` steps is found, and every
        // shortest one if that is not said.
        Frontier::Wanted        wanted     = Frontier::Wanted::one;
        std::optional<unsigned> max_length = std::nullopt;
        // Known not to be solvable in fewer steps.
        unsigned at_least = 0;
        // What an earlier search for the same came to. Time and nodes that are told
        // go on from there; limits are for this search alone.
        const Proof* resumed = nullptr;
        // Tells how long a solution it has found, if it has found one. Called on the
        // calling thread.
        std::function<std::optional<unsigned>(const Shortcut&)> shortcut = {};
        // Called twice a minute, on the calling thread.
        std::function<void(const Proof&)> keep = {};
    };

    struct Found {
        Answer             answer;
        std::vector<Moves> all;  // where all are wanted; each once, shortest first
        // Where the search has ended before its proof.
        std::optional<Proof> proof = std::nullopt;
        // Of this search alone, without one that it went on from.
        Effort effort = {};
    };

    Found solve(const Request& request, const Watch& watch = {}) const;

    Metric       metric() const { return shape_.metric; }
    const Shape& shape() const { return shape_; }
    const Table& table() const { return table_; }

private:
    Shape     shape_;
    Table     table_;
    StepOrder order_;
};

}  // namespace antipode::optimal
