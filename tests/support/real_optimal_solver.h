// Solvers for shortest solutions, with tables of the folder that the program uses too.
#pragma once

#include <algorithm>
#include <string_view>

#include "search/optimal/solver.h"
#include "tests/support/two_phase_tables.h"

namespace antipode::testing {

inline optimal::Solver solver_with(unsigned flips, std::string_view table) {
    const auto shape = std::ranges::find_if(optimal::shapes(), [&](const optimal::Shape& s) {
        return s.metric == Metric::htm && s.flips == flips;
    });
    return {*shape, real_table(table)};
}

// The smaller one is there anyway; the larger is worth its time only for many cubes.
inline optimal::Solver small_solver() { return solver_with(2, "bounds-htm-2"); }
inline optimal::Solver largest_solver() { return solver_with(5, "bounds-htm-5"); }

}  // namespace antipode::testing
