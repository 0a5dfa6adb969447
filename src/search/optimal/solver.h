// Shortest solutions, proven: iterative deepening from both ends of the word, with
// the bounds of one table for the position and for its inverse.
//
//     optimal::Solver solver(shape, table);
//     Answer answer = solver.solve({.cube = cube, .limits = {.threads = 2}});
//
// docs/theory/optimal.md explains the search and its measurements.
#pragma once

#include <optional>
#include <vector>

#include "search/optimal/frontier.h"
#include "search/optimal/worker.h"
#include "search/watch.h"
#include "tables/table.h"

namespace antipode::optimal {

class Solver {
public:
    Solver(const Shape& shape, Table table)
        : shape_(shape), table_(std::move(table)), order_(shape.metric) {}

    struct Request {
        Cube   cube;  // must be reachable
        Limits limits = {};
        // With all, every solution of at most `max_length` steps is found, and every
        // shortest one if that is not said.
        Frontier::Wanted        wanted     = Frontier::Wanted::one;
        std::optional<unsigned> max_length = std::nullopt;
        // Known not to be solvable in fewer steps.
        unsigned at_least = 0;
    };

    struct Found {
        Answer             answer;
        std::vector<Moves> all;  // where all are wanted; each once, shortest first
    };

    Found solve(const Request& request, const Watch& watch = {}) const;

    Metric       metric() const { return shape_.metric; }
    const Shape& shape() const { return shape_; }

private:
    Shape     shape_;
    Table     table_;
    StepOrder order_;
};

}  // namespace antipode::optimal
