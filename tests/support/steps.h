// The turns that count 1 in a metric, as positions, and what is around the solved
// cube by them.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "notation/metric.h"
#include "tests/support/cubes.h"
#include "tests/support/inner_cubes.h"

namespace antipode::testing {

// Slice turns come last, named as the hand makes them.
inline std::vector<Cube> steps_of(Metric metric) {
    std::vector<Cube> steps;
    for (const Move m : all_moves)
        if (metric != Metric::qtm || m.turn() != Turn::half) steps.push_back(move_cube(m));
    if (metric == Metric::stm)
        for (const std::string grip : {"M", "E", "S"})
            for (const char* turn : {"", "2", "'"}) steps.push_back(cube_after(grip + turn));
    return steps;
}

// Every position within `depth` steps of solved, with its distance.
inline Distances ball_of_steps(Metric metric, unsigned depth) {
    const std::vector<Cube> steps = steps_of(metric);
    Distances               ball  = {{solved, 0}};
    std::vector<Cube>       level = {solved};
    for (unsigned distance = 1; distance <= depth; ++distance) {
        std::vector<Cube> next;
        for (const Cube& cube : level)
            for (const Cube& step : steps)
                if (ball.emplace(cube * step, distance).second) next.push_back(cube * step);
        level = std::move(next);
    }
    return ball;
}

inline Cube random_steps(Random& random, Metric metric, std::size_t length) {
    const std::vector<Cube> steps = steps_of(metric);
    Cube                    cube  = solved;
    for (; length > 0; --length) cube = cube * steps[random.below(steps.size())];
    return cube;
}

inline constexpr std::array step_metrics = {Metric::htm, Metric::qtm, Metric::stm};

}  // namespace antipode::testing
